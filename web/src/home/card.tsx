// One game on the home page.

import { useFace } from "../games";
import { useSay } from "../i18n";
import { Icon } from "../parts/icon";
import type { GameCard } from "../wire";

export function Card({ game, choose }: { game: GameCard; choose: () => void }) {
  const { say } = useSay();
  const face = useFace(game.id);
  const { title, about } = game;
  const Vignette = typeof face === "object" ? face.Vignette : null;
  return (
    <li class="card" data-test={`card-${game.id}`}>
      <button type="button" class="card-picture" tabIndex={-1} aria-hidden="true" onClick={choose}>
        {Vignette && <Vignette />}
      </button>
      <div class="card-words">
        <h2>{title}</h2>
        <p>{about}</p>
        <Facts game={game} />
        <p class="actions">
          <button
            type="button"
            class="primary"
            onClick={choose}
            aria-label={say("card-play", { title })}
            data-test={`play-${game.id}`}
          >
            {say("play")}
          </button>
          {/* Its place is kept until it is known whether there is something to print: what stands beside it stays where it is. */}
          <a
            class="button plain card-print"
            href={`/print/${game.id}`}
            data-there={typeof face === "object" && face.printable}
            data-test={`print-${game.id}`}
          >
            <Icon name="print" />
            {say("card-print")}
          </a>
        </p>
      </div>
    </li>
  );
}

/** With how many it is played, and for how long. */
function Facts({ game }: { game: GameCard }) {
  const { say } = useSay();
  const [fewest, most] = game.players;
  const [shortest, longest] = game.minutes;
  return (
    <p class="card-facts">
      <span>
        {fewest === most ? say("card-players-exactly", { n: fewest }) : say("card-players", { fewest, most })}
      </span>
      <span aria-hidden="true"> · </span>
      <span>{say("card-minutes", { shortest, longest })}</span>
    </p>
  );
}
