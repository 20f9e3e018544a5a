// The thin line above the table: the way home, what is played, whether the server is there.

import { useSay } from "../i18n";
import { Icon } from "../parts/icon";
import { Switches } from "../parts/switches";
import type { MatchMeta } from "../wire";
import { gameTitle } from "./who";

export function Top({ meta, link }: { meta: Pick<MatchMeta, "game" | "title" | "yours">; link: string | null }) {
  const { say, t } = useSay(meta.game);
  return (
    <header class="top">
      <a class="plain round button" href="/" aria-label={say("to-home")} data-test="home">
        <Icon name="back" />
      </a>
      <div class="top-title">
        <h1>{gameTitle(meta, t)}</h1>
        {t.has("goal") && (
          <p class="top-goal" data-test="goal">
            {t("goal")}
          </p>
        )}
      </div>
      {link !== null && meta.yours.length === 0 && (
        <span class="top-note">
          <Icon name="eye" />
          {say("watching")}
        </span>
      )}
      {link !== null && (
        <span
          class="top-link"
          data-link={link}
          title={say(link === "live" ? "link-live" : "link-lost")}
          data-test="link"
        >
          <span class="unseen">{say(link === "live" ? "link-live" : "link-lost")}</span>
        </span>
      )}
      <Switches />
    </header>
  );
}
