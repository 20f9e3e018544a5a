// Below the table, where the thumbs are: which disc, what to do with it, fine aim, the film again.

import { KeyHelp, Sliders } from "../../flick";
import { Icon } from "../../parts/icon";
import type { Translate } from "../module";
import type { Aiming } from "./aim";
import { DiscFace } from "./marks";
import { discIn, FASTEST, isBearer, leftOf, numberOf, SLOWEST } from "./pieces";
import { sayAim, sayWhyNot } from "./view-words";
import type { SeenDisc, View } from "./wire";
import { pieceName, sayRamp } from "./words";

interface Props {
  view: View;
  live: boolean;
  aiming: Aiming;
  fine: boolean;
  setFine: (on: boolean) => void;
  again: (() => void) | null;
  score: () => void;
  /** Somebody looks at the button for the ramp. */
  peek: (on: boolean) => void;
  forced: (() => void) | null;
  /** The keys go to the table from here on. */
  focus: () => void;
  t: Translate;
}

export function Deck(props: Props) {
  const { view, live, aiming, fine, setFine, again, forced, t } = props;
  const { doing, aim } = aiming;
  const flicks = live && doing !== null && doing !== "place";
  return (
    <footer class="bt-deck" data-live={live}>
      {flicks && fine && <Fine aiming={aiming} t={t} />}
      <p
        class="bt-hint"
        data-test="hint"
        data-warn={aiming.asked !== null || aiming.blocked !== null}
        aria-live="polite"
      >
        {hint(view, aiming, t)}
      </p>
      <div class="bt-acts">
        {live && view.awaits === "flick" && <Chips {...props} />}
        {live && view.awaits === "flick" && <ScoreButton {...props} />}
        {forced && (
          <button type="button" class="primary" onClick={forced} data-test={view.awaits}>
            {t(view.awaits === "raise" ? "raise" : "skip")}
          </button>
        )}
        {flicks && (
          <button
            type="button"
            aria-pressed={fine}
            onClick={() => {
              setFine(!fine);
              if (fine) aiming.setAim(null);
              else aiming.begin();
            }}
            data-test="fine"
          >
            {t("fine")}
          </button>
        )}
        {flicks && aim && !aim.hand && (
          <button type="button" class="primary" onClick={aiming.act} data-test="flick">
            {t(doing === "score" ? "shoot" : doing === "enter" ? "enter" : "flick")}
          </button>
        )}
        {live && doing === "place" && (
          <button
            type="button"
            class="primary"
            onClick={aiming.act}
            disabled={aiming.blocked !== null}
            data-test="place"
          >
            {t("place")}
          </button>
        )}
        {again && (
          <button type="button" onClick={again} data-test="slow">
            <Icon name="again" />
            {t("slow")}
          </button>
        )}
      </div>
    </footer>
  );
}

function hint(view: View, { live, doing, disc, aim, asked, blocked, straight }: Aiming, t: Translate): string {
  if (!live || !doing || !disc) return "";
  const about = asked && discIn(view, asked);
  if (about) return sayWhyNot(about, t);
  if (blocked) return blocked === "edge" ? t("hint-edge") : t("hint-blocked", { piece: pieceName(blocked, t) });
  if (aim) return sayAim(doing, aim, straight, t);
  return t(`hint-${doing}`, { n: numberOf(disc.name) });
}

/** The state of a disc in a word. */
function stateOf({ how, why_not, where }: SeenDisc): string {
  if (how === "flick" || how === "enter" || how === "place") return `chip-${how}`;
  if (why_not === "flicked-last") return "chip-rests";
  if (why_not === "bearer") return "chip-bears";
  return where === "off" ? "chip-off" : "chip-waits";
}

/** The own discs: Tab or a number chooses one, and each says how it stands with it. */
function Chips({ view, aiming, focus, t }: Props) {
  return (
    <div class="bt-chips" role="group" aria-label={t("chips")}>
      {view.discs.map((disc) => {
        if (disc.owner !== view.actor) return null;
        const state = t(stateOf(disc));
        const now = aiming.disc?.name === disc.name;
        return (
          <button
            key={disc.name}
            type="button"
            class="bt-chip"
            aria-pressed={now}
            data-ready={disc.how !== null}
            onClick={() => {
              aiming.choose(disc.name);
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
function ScoreButton({ view, aiming, score, peek, t }: Props) {
  const fits = view.ramp.type === "ramp";
  return (
    <span class="bt-score-do">
      <button
        type="button"
        aria-pressed={aiming.doing === "score"}
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
        class="bt-ramp-why"
        id="bt-ramp"
        data-test="ramp-why"
        data-code={view.ramp.type === "ramp" ? "fits" : view.ramp.code}
      >
        {sayRamp(view, t)}
      </span>
    </span>
  );
}

/** Sliders for direction and power, for those who do not pull. */
function Fine({ aiming, t }: { aiming: Aiming; t: Translate }) {
  const { aim, doing, straight } = aiming;
  if (!aim || !doing) return null;
  return (
    <Sliders
      class="bt-fine"
      right={-leftOf(aim.angle, straight)}
      speed={aim.speed}
      slowest={SLOWEST}
      fastest={FASTEST}
      labels={{ direction: t("direction"), power: t("power") }}
      words={{
        direction: sayAim(doing, aim, straight, t),
        power: t("speed", { n: aim.speed.toFixed(2) }),
      }}
      choose={(right, speed) => aiming.setAim({ angle: straight - right, speed })}
    />
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

export function KeyList({ t }: { t: Translate }) {
  return <KeyHelp class="bt-keys" keys={KEYS.map(([key, words]) => [key, t(words)])} label={t("keys")} />;
}
