import { useEffect, useState } from "preact/hooks";

/** Whether a media query holds now. */
export function useMedia(query: string): boolean {
  const [holds, setHolds] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const put = () => setHolds(media.matches);
    put();
    media.addEventListener("change", put);
    return () => media.removeEventListener("change", put);
  }, [query]);
  return holds;
}

/** Sets the window's title while the component is there. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
