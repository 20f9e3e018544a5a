// Between the lines and the hand: what is chosen, what it is worth, the groups that fit, and the button that plays.

import { useLayoutEffect, useRef } from "preact/hooks";
import type { Translate } from "../module";
import { type Aiming, spends } from "./aim";
import { groupName } from "./fits";
import type { Target } from "./places";
import { Spotlet, Tile } from "./tile";
import { COLOURS, worth } from "./tiles";
import { colourName, groupWords, sayAim, sayConfirm, targetName } from "./words";

interface Props {
  aiming: Aiming;
  /** What happened last, to be read while somebody else is to act. */
  words: string;
  t: Translate;
}

export function AimBar({ aiming, words, t }: Props) {
  const { tiles, groups, ready, target, marker } = aiming;
  const picking = target !== null && groups.length > 1;
  const spent = ready && spends(ready);
  return (
    <div class="bo-bar" data-quiet={!aiming.busy}>
      {aiming.seat === null && words && (
        <p class="bo-say" aria-hidden="true">
          {words}
        </p>
      )}
      {aiming.seat !== null && !aiming.busy && <p class="bo-say">{t("aim-hint")}</p>}
      <p class={aiming.busy && (!ready || spent) ? "bo-say" : "unseen"} role="status">
        {sayAim(aiming, t)}
      </p>
      {tiles.length > 0 && !picking && marker !== "R" && marker !== "X" && <Sums tiles={tiles} t={t} />}
      {picking && <Groups aiming={aiming} target={target} t={t} />}
      {aiming.busy && (
        <div class="bo-actions">
          {(!ready || spent) && (
            <button type="button" class="bo-cancel" data-test="cancel" onClick={aiming.cancel}>
              {t("cancel")}
            </button>
          )}
          {ready && <Confirm ready={ready} play={aiming.confirm} t={t} />}
        </div>
      )}
    </div>
  );
}

/** Plays what is ready. Who came by keys to something that spends a marker stands on it, and has only to press Enter. */
function Confirm({ ready, play, t }: { ready: NonNullable<Aiming["ready"]>; play: () => void; t: Translate }) {
  const button = useRef<HTMLButtonElement>(null);
  const spent = spends(ready);
  useLayoutEffect(() => {
    if (spent && document.activeElement?.matches(".bo-board :focus-visible")) button.current?.focus();
  }, [spent]);
  return (
    <button type="button" class="primary bo-confirm" data-test="confirm" ref={button} onClick={play}>
      {sayConfirm(ready, t)}
    </button>
  );
}

/** What the chosen tiles add up to in each colour. */
function Sums({ tiles, t }: { tiles: string[]; t: Translate }) {
  return (
    <span class="bo-sums" data-test="sums">
      {COLOURS.map((colour) => {
        const sum = worth(tiles, colour);
        const facts = { colour: colourName(colour, t), n: sum ?? 0 };
        return (
          <span key={colour} class="bo-sum" role="img" aria-label={t(sum === null ? "sum-none" : "sum", facts)}>
            <Spotlet colour={colour} />
            {sum ?? "–"}
          </span>
        );
      })}
    </span>
  );
}

/** The groups that fit on the place that is looked at. */
function Groups({ aiming, target, t }: { aiming: Aiming; target: Target; t: Translate }) {
  const { groups, tiles } = aiming;
  return (
    <div class="bo-groups" role="group" aria-label={t("groups", { place: targetName(target, t) })}>
      {groups.map((group) => {
        const chosen = groupName(group) === groupName(tiles);
        return (
          <button
            key={groupName(group)}
            type="button"
            class="bo-group"
            data-test={`group-${groupName(group)}`}
            aria-pressed={chosen}
            aria-label={groupWords(group, t)}
            onClick={() => aiming.pick(group)}
          >
            {group.map((tile) => (
              <Tile key={tile} tile={tile} line={target.line} />
            ))}
          </button>
        );
      })}
    </div>
  );
}
