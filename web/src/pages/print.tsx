// A page for people at a real table.

import { useGame } from "../games";
import { useSay } from "../i18n";
import { Apart } from "../parts/apart";
import { Icon } from "../parts/icon";
import { useTitle } from "../parts/media";
import { LanguageSwitch } from "../parts/switches";
import { Nowhere } from "./nowhere";

export function PrintPage({ game }: { game: string }) {
  const { say, t } = useSay(game);
  const module = useGame(game);
  useTitle(`${say("print")} · ${say("name")}`);
  if (module === "loading")
    return (
      <Apart>
        <p class="hush">{say("replay-loading")}</p>
      </Apart>
    );
  if (module === "missing" || !module.Printable) return <Nowhere />;
  const Printable = module.Printable;
  return (
    <div class="print">
      <header class="print-head">
        <a class="button plain round" href="/" aria-label={say("to-home")}>
          <Icon name="back" />
        </a>
        <h1>{say("print")}</h1>
        <LanguageSwitch />
        <button type="button" class="primary" onClick={() => print()} data-test="print">
          <Icon name="print" />
          {say("print-now")}
        </button>
      </header>
      <main class="print-page">
        <Printable t={t} />
      </main>
    </div>
  );
}
