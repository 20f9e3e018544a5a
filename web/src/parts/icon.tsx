// Small pictures, drawn with one brush.

const paths = {
  back: "M15 5l-7 7 7 7",
  on: "M9 5l7 7-7 7",
  first: "M18 5l-7 7 7 7M7 5v14",
  last: "M6 5l7 7-7 7M17 5v14",
  play: "M8 5l11 7-11 7z",
  pause: "M9 5v14M15 5v14",
  close: "M6 6l12 12M18 6L6 18",
  down: "M6 9l6 6 6-6",
  more: "M4.5 12a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0zM11.500 12a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0zM18.500 12a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0z",
  list: "M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01",
  book: "M12 7c-2-2-5-2-8-2v13c3 0 6 0 8 2 2-2 5-2 8-2V5c-3 0-6 0-8 2zM12 7v13",
  undo: "M9 6L4 11l5 5M4 11h10a6 6 0 0 1 0 12",
  flag: "M6 21V4M6 5c5-3 7 3 13 0v9c-6 3-8-3-13 0",
  link: "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
  again: "M4 12a8 8 0 0 1 14-5l2 2M20 4v5h-5M20 12a8 8 0 0 1-14 5l-2-2M4 20v-5h5",
  sound: "M4 10v4h4l5 4V6L8 10zM16 9c2 2 2 4 0 6M18.500 6.500c4 4 4 7 0 11",
  quiet: "M4 10v4h4l5 4V6L8 10zM17 10l4 4M21 10l-4 4",
  tongue: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18",
  light:
    "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.500 1.500M17.500 17.500L19 19M19 5l-1.500 1.500M6.500 17.500L5 19",
  dark: "M19 14a8 8 0 1 1-9-9 6.500 6.500 0 0 0 9 9z",
  auto: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 4v16M12 8l6 0M12 12h8M12 16h6",
  save: "M12 4v11M7 11l5 5 5-5M5 20h14",
  open: "M4 19V6h6l2 2h8v11z",
  print: "M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z",
  device: "M8 3h8v18H8zM11 18h2",
  keys: "M3 7h18v11H3zM7 11h.01M11 11h.01M15 11h.01M8 15h8",
  words: "M5 6h14M5 10h14M5 14h9M5 18h6",
  pen: "M5 19l1-4L16 5l3 3L9 18z",
  bot: "M6 9h12v9H6zM12 9V5M9 13h.01M15 13h.01",
  home: "M4 12l8-7 8 7M6 10v9h12v-9",
  turn: "M7 4v14l-3-3M17 20V6l3 3",
  eye: "M2 12c5-8 15-8 20 0-5 8-15 8-20 0zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
};

export type IconName = keyof typeof paths;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
