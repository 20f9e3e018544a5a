// Below the table, where the thumbs are: which disc, what to do with it, fine aim, the film again.

import { Act, AimActs, type DeckProps, FineAim, IconAct, KeyList } from "../../flick";
import type { Translate } from "../module";
import type { Hands } from "./hands";
import { DiscFace } from "./marks";
import { discIn, isBearer, numberOf } from "./pieces";
import { facesPole, rampOff } from "./slide";
import { sayAim, sayWhyNot } from "./view-words";
import type { SeenDisc, View } from "./wire";
import { pieceName, sayRamp } from "./words";

interface Props extends DeckProps<View, Hands> {
  score: () => void;
  /** Somebody looks at the button for the ramp. */
  peek: (on: boolean) => void;
  forced: (() => void) | null;
  /** The keys go to the table from here on. */
  focus: () => void;
}

export function Deck(props: Props) {
  const { view, hands, fine, again, forced, t } = props;
  const { live, doing, aim, straight, reach } = hands;
  const flicks = live && doing !== null && doing !== "place";
  return (
    <footer class="fl-deck" data-live={live}>
      {flicks && fine && aim && (
        <FineAim
          aim={aim}
          straight={straight}
          reach={reach}
          words={sayAim(view, hands, aim, t)}
          choose={hands.setAim}
          t={t}
        />
      )}
      <p class="fl-hint" data-test="hint" data-warn={hands.asked !== null || hands.blocked !== null} aria-live="polite">
        {hint(view, hands, t)}
      </p>
      <div class="fl-acts">
        {live && view.awaits === "flick" && <Chips {...props} />}
        {live && view.awaits === "flick" && <ScoreButton {...props} />}
        {forced && (
          <Act test={view.awaits} primary act={forced}>
            {t(view.awaits === "raise" ? "raise" : "skip")}
          </Act>
        )}
        {flicks && <Aims {...props} />}
        {live && doing === "place" && (
          <Act test="place" primary act={hands.act} disabled={hands.blocked !== null}>
            {t("place")}
          </Act>
        )}
        {!aim && <IconAct test="same" icon="undo" act={props.same ?? null} words={t("same")} />}
        {!aim && <IconAct test="slow" icon="again" act={again} words={t("slow")} />}
      </div>
    </footer>
  );
}

/** Fine aim, and the button that flicks. */
function Aims({ hands, fine, setFine, t }: Props) {
  const { doing, aim } = hands;
  const words = t(doing === "score" ? "shoot" : doing === "enter" ? "enter" : "flick");
  return <AimActs hands={hands} fine={fine && aim !== null} setFine={setFine} flick={hands.act} words={words} t={t} />;
}

function hint(view: View, hands: Hands, t: Translate): string {
  const { live, doing, disc, aim, asked, blocked, ramp } = hands;
  if (!live || !doing || !disc) return "";
  const about = asked && discIn(view, asked);
  if (about) return sayWhyNot(about, t);
  if (blocked) return blocked === "edge" ? t("hint-edge") : t("hint-blocked", { piece: pieceName(blocked) });
  if (aim) return sayAim(view, hands, aim, t);
  if (ramp && !facesPole(view, ramp)) return sayAside(rampOff(view, ramp), numberOf(disc.name), t);
  return t(`hint-${doing}`, { n: numberOf(disc.name) });
}

/** That the ramp does not point at the pole. */
const sayAside = (left: number, disc: number, t: Translate): string =>
  t("hint-score-aside", { n: Math.abs(left).toFixed(0), side: left > 0 ? "left" : "right", disc });

/** The state of a disc in a word. */
function stateOf({ how, why_not, where }: SeenDisc): string {
  if (how === "flick" || how === "enter" || how === "place") return `chip-${how}`;
  if (why_not === "flicked-last") return "chip-rests";
  if (why_not === "bearer") return "chip-bears";
  return where === "off" ? "chip-off" : "chip-waits";
}

/** The own discs: Tab or a number chooses one, and each says how it stands with it. */
function Chips({ view, hands, focus, t }: Props) {
  return (
    <div class="bt-chips" role="group" aria-label={t("chips")}>
      {view.discs.map((disc) => {
        if (disc.owner !== view.actor) return null;
        const state = t(stateOf(disc));
        const now = hands.disc?.name === disc.name;
        return (
          <button
            key={disc.name}
            type="button"
            class="bt-chip"
            aria-pressed={now}
            data-ready={disc.how !== null}
            onClick={() => {
              hands.choose(disc.name);
              if (disc.how) focus();
            }}
            data-test={`disc-${disc.name}`}
          >
            <span class="unseen">
              {t(isBearer(disc.name) ? "chip-bearer" : "chip", {
                n: numberOf(disc.name),
                state,
              })}
            </span>
            <DiscFace name={disc.name} />
            <small aria-hidden="true">{state}</small>
          </button>
        );
      })}
    </div>
  );
}

/** The ramp: whether it fits, and else why not. */
function ScoreButton({ view, hands, score, peek, t }: Props) {
  const fits = view.ramp.type === "ramp";
  return (
    <span class="bt-score-do">
      <button
        type="button"
        aria-pressed={hands.doing === "score"}
        aria-disabled={!fits}
        aria-describedby="bt-ramp"
        onClick={score}
        onPointerEnter={() => peek(true)}
        onPointerLeave={() => peek(false)}
        onFocus={() => peek(true)}
        onBlur={() => peek(false)}
        data-test="score"
      >
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M2 19h17V11ZM15 5a3 3 0 1 0 .1 0ZM19 8l3 2" />
        </svg>
        {t(fits ? "score" : "score-off")}
      </button>
      <span
        class={hands.doing === "score" ? "unseen" : "bt-ramp-why"}
        id="bt-ramp"
        data-test="ramp-why"
        data-code={view.ramp.type === "ramp" ? "fits" : view.ramp.code}
      >
        {sayRamp(view, t)}
      </span>
    </span>
  );
}

const KEYS: readonly (readonly [string, string])[] = [
  ["1 2", "keys-disc"],
  ["← →", "keys-turn"],
  ["↑ ↓", "keys-power"],
  ["Shift", "keys-finer"],
  ["Enter", "keys-flick"],
  ["S", "keys-score"],
  ["V", "keys-eye"],
  ["Q E", "keys-walk"],
  ["A", "keys-slow"],
  ["Esc", "cancel"],
];

export const Keys = ({ t }: { t: Translate }) => <KeyList keys={KEYS} t={t} />;
