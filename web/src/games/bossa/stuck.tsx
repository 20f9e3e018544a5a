// Why somebody is stuck: what each place would need, what the hand has, and why no marker helps.

import type { Translate } from "../module";
import { sitting } from "../sitting";
import { Coin } from "./marker";
import { Spotlet } from "./tile";
import { COLOURS, type Colour, dots } from "./tiles";
import type { Need, Stuck as StuckFacts, View } from "./wire";
import { capital, colourName, markerName, placeName } from "./words";

const sayNeed = ({ line, value, sizes: [few = 1, many = 2] }: Need, t: Translate): string =>
  capital(t("stuck-place", { place: placeName(line, value, t), value, few, many }));

function sayDots(hand: readonly string[], colour: Colour, t: Translate): string {
  const shown = hand.map((tile) => dots(tile, colour)).filter(Boolean);
  const facts = { colour: colourName(colour, t), dots: t.list(shown.map(String)) };
  return capital(t(shown.length ? "stuck-dots" : "stuck-no-dots", facts));
}

function sayMarker({ marker, why }: StuckFacts["markers"][number], stacks: readonly Need[], t: Translate): string {
  const needs = stacks.map(({ line, value, sizes: [size = 1] }) =>
    t("stuck-on", { place: placeName(line, value, t), size }),
  );
  return t(`stuck-${why}`, { marker: markerName(marker, t), needs: t.list(needs) });
}

/** The same in sentences, for those who do not see the table. */
export function sayStuck({ stuck, hands }: View, t: Translate): string[] {
  if (!stuck) return [];
  const hand = hands[stuck.seat as 0 | 1];
  return [
    ...stuck.places.map((need) => sayNeed(need, t)),
    ...COLOURS.map((colour) => sayDots(hand, colour, t)),
    ...stuck.markers.map((each) => sayMarker(each, stuck.stacks, t)),
  ];
}

interface Props {
  view: View;
  stuck: StuckFacts;
  /** The seat of whoever reads. */
  you: number | null;
  t: Translate;
}

export function StuckNote({ view, stuck, you, t }: Props) {
  const hand = view.hands[stuck.seat as 0 | 1];
  return (
    <section class="bo-stuck" data-test="stuck">
      <h2>{stuck.seat === you ? t("stuck-you") : t("stuck", { side: sitting(stuck.seat) })}</h2>
      {COLOURS.map((colour) => (
        <ul key={colour}>
          {stuck.places
            .filter(({ line }) => line === colour)
            .map((need) => (
              <li key={need.value} data-test={`need-${colour}${need.value}`}>
                <Spotlet colour={colour} />
                <span>{sayNeed(need, t)}</span>
              </li>
            ))}
          <li class="bo-stuck-have">{sayDots(hand, colour, t)}</li>
        </ul>
      ))}
      <ul>
        {stuck.markers.map((each) => (
          <li key={each.marker} data-test={`useless-${each.marker}`}>
            <Coin marker={each.marker} used={each.why === "used"} />
            <span>{sayMarker(each, stuck.stacks, t)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
