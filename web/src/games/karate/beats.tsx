// What beats what, one tap away while one trains or chooses.

import { useState } from "preact/hooks";
import { Sheet } from "../../parts/sheet";
import type { Translate } from "../module";
import { Figure } from "./marks";
import { BOXES_OF, type Code, TECHNIQUES, type Technique } from "./sheet";
import { nameOf } from "./words";

/** Against whom a technique has a point. */
const AGAINST: Partial<Record<Technique, readonly Code[]>> = {
  K: ["O"],
  H: ["Y"],
  O: ["H", "Y", "-"],
  Y: ["K", "O", "-"],
};

/** Whom a technique beats, in words. */
export function against(code: Technique, t: Translate): string {
  const codes = AGAINST[code];
  if (!codes) return t("print-anything");
  return t.list(codes.map((each) => (each === "-" ? t("print-hesitate") : nameOf(each, t))));
}

export function BeatsButton({ t }: { t: Translate }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="ka-beats-button" onClick={() => setOpen(true)} data-test="beats">
        {t("beats")}
      </button>
      {open && (
        <Sheet title={t("beats")} close={() => setOpen(false)} test="beats-sheet">
          <Beats t={t} />
        </Sheet>
      )}
    </>
  );
}

function Beats({ t }: { t: Translate }) {
  return (
    <table class="ka-table ka-beats">
      <thead>
        <tr>
          <th scope="col">{t("print-yours")}</th>
          <th scope="col">{t("beats-learn")}</th>
          <th scope="col">{t("print-theirs")}</th>
        </tr>
      </thead>
      <tbody>
        {TECHNIQUES.map((code) => (
          <tr key={code}>
            <Row code={code} name={nameOf(code, t)} kind={t(`type-${code}`)} />
            <td>{BOXES_OF[code]}</td>
            <td>{against(code, t)}</td>
          </tr>
        ))}
        <tr>
          <Row code="-" name={t("print-hesitate")} kind="" />
          <td>–</td>
          <td class="ka-minus">{t("print-never")}</td>
        </tr>
      </tbody>
    </table>
  );
}

function Row({ code, name, kind }: { code: Code; name: string; kind: string }) {
  return (
    <th scope="row">
      <span class="ka-side">
        <Figure code={code} />
        <span class="ka-name">
          <b>{name}</b>
          <i>{kind}</i>
        </span>
      </span>
    </th>
  );
}
