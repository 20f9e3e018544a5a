// Evening, tatami, a low round table; someone has laid out a game, and the tea is still warm.

export function Evening() {
  return (
    <svg class="scene" viewBox="0 0 760 400" aria-hidden="true">
      <defs>
        <linearGradient id="scene-evening" x2="0" y2="1">
          <stop class="scene-sky" />
          <stop class="scene-low" offset="1" />
        </linearGradient>
        <radialGradient id="scene-light">
          <stop class="scene-glow" />
          <stop class="scene-dim" offset="1" />
        </radialGradient>
      </defs>
      <Window />
      <path class="scene-mat" d="M0 262H760L730 400H30Z" />
      <path class="scene-heri" d="M0 262H760L758 271H2Z" />
      <path class="scene-straw" d="M14 285H746M16 300H744M18 317H742M22 336H738M25 357H735M28 379H732" />
      <ellipse class="scene-shade" cx="380" cy="350" rx="190" ry="30" />
      <Cushion x={144} y={322} kind="scene-ai" />
      <Cushion x={616} y={322} kind="scene-shu" />
      <path
        class="scene-side"
        d="M238 300l22-4-8 62h-16zM522 300l-22-4 8 62h16zM352 312h14l-2 52h-12zM394 312h14l0 52h-12z"
      />
      <ellipse class="scene-side" cx="380" cy="286" rx="222" ry="58" />
      <ellipse class="scene-disc" cx="380" cy="272" rx="222" ry="58" />
      <ellipse class="scene-lit" cx="352" cy="263" rx="160" ry="36" />
      <path
        class="scene-grain"
        d="M176 256C280 246 420 250 586 258M162 274C300 266 440 282 600 272M182 294C320 288 430 300 572 298M232 312C330 308 420 314 524 312M240 232C330 226 430 230 520 234"
      />
      <Game />
      <Paper />
      <Cup />
      <ellipse fill="url(#scene-light)" cx="380" cy="250" rx="400" ry="230" />
    </svg>
  );
}

function Window() {
  return (
    <>
      <rect fill="url(#scene-evening)" x="200" y="20" width="360" height="190" />
      <circle class="scene-moon" cx="478" cy="78" r="30" />
      <path class="scene-hill" d="M200 176C250 138 300 128 352 160 400 118 470 132 560 168V210H200Z" />
      <path class="scene-hill-near" d="M200 198C270 172 330 178 392 192 450 172 510 184 560 196V210H200Z" />
      <path class="scene-bar" d="M200 20H560V210H200ZM380 20V210" />
      <path class="scene-bar-thin" d="M200 83H560M200 146H560M260 20V210M320 20V210M440 20V210M500 20V210" />
      <path class="scene-bar" d="M150 214H610" />
    </>
  );
}

function Cushion({ x, y, kind }: { x: number; y: number; kind: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path class="scene-shade" d="M-86 12L86 12 100 38-100 38Z" />
      <path
        class={kind}
        d="M-70-20Q0-27 70-20 78-18 82-10L94 20Q96 30 84 31 0 37-84 31-96 30-94 20L-82-10Q-78-18-70-20Z"
      />
      <path class="scene-fold" d="M0-4l0 12M-6 2h12" />
    </g>
  );
}

function Game() {
  return (
    <g transform="translate(380 262)">
      <path class="scene-board-side" d="M-92 22H92V30H-92Z" />
      <path class="scene-board" d="M-70-26H70L92 22H-92Z" />
      <path
        class="scene-cut"
        d="M-42-26L-55 22M-14-26L-18 22M14-26L18 22M42-26L55 22M-74-18H74M-78-9H78M-82 1H82M-87 11H87"
      />
      <Block x={-58} y={-20} tall={false} kind="umber" />
      <Block x={28} y={-21} tall kind="umber" />
      <Block x={2} y={-9} tall={false} kind="umber" />
      <Block x={-34} y={12} tall kind="ivory" />
      <Block x={37} y={13} tall={false} kind="ivory" />
      <Block x={-72} y={16} tall={false} kind="ivory" />
    </g>
  );
}

function Block({ x, y, tall, kind }: { x: number; y: number; tall: boolean; kind: "ivory" | "umber" }) {
  const height = tall ? 18 : 9;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path class={`scene-${kind}-side`} d={`M-11 ${-height}V0Q0 5 11 0V${-height}Z`} />
      {tall && <path class={`scene-${kind}-side`} d="M-11-9Q0-4 11-9" />}
      <ellipse class={`scene-${kind}`} cx="0" cy={-height} rx="11" ry="4.500" />
    </g>
  );
}

function Paper() {
  return (
    <g transform="translate(240 270)">
      <path class="scene-paper" d="M-26-13L22-17 34 12-22 17Z" />
      <path class="scene-ink" d="M-12-5l22-2M-10 2l14-1M-9 9l18-2" />
      <path class="scene-side" d="M18 16l34-22 3 3-34 22z" />
    </g>
  );
}

function Cup() {
  return (
    <g transform="translate(520 262)">
      <path class="scene-cup" d="M-20-12Q-20 12-9 15H9Q20 12 20-12Z" />
      <ellipse class="scene-cup" cx="0" cy="-12" rx="20" ry="7" />
      <ellipse class="scene-cup-in" cx="0" cy="-11" rx="16" ry="5" />
      <path class="scene-steam" d="M-5-24c-7-9 6-14 0-24M6-26c-6-8 5-12 0-20" />
    </g>
  );
}
