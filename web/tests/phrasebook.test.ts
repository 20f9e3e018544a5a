import { describe, expect, it } from "vitest";
import table from "../../tests/phrases.json";
import { bundleOf, Phrasebook } from "../src/i18n/phrasebook";
import type { Lang } from "../src/keep/preferences";
import type { Message } from "../src/wire";

const bookIn = (lang: Lang): Phrasebook =>
  new Phrasebook(
    lang,
    [...new Set<Lang>([lang, "en"])].map((each) => bundleOf(each, table.files[each])),
  );
const names = (seat: number): string => table.names[seat] ?? "";

describe("a phrasebook", () => {
  it.each(table.cases)("says $en as Python does", ({ message, en, ja }) => {
    const asked = { type: "message", ...message } as Message;
    expect(bookIn("en").say(asked, names, table.you)).toBe(en);
    expect(bookIn("ja").say(asked, names, table.you)).toBe(ja);
  });

  it("calls a side as the game does, without another name", () => {
    expect(bookIn("ja").say({ type: "message", id: "moved", args: { who: { type: "seat", seat: 0 }, n: 2 } })).toBe(
      "白が2歩動く。",
    );
  });

  it("puts sentences one after the other", () => {
    expect(bookIn("en").joined(["One.", "", "Two."])).toBe("One. Two.");
    expect(bookIn("ja").joined(["一。", "二。"])).toBe("一。二。");
  });
});
