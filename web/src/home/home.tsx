// The first page: what there is to play.

import { useEffect, useState } from "preact/hooks";
import { problemOf } from "../api";
import { loadFace } from "../games";
import { gameCards } from "../games/cards";
import { useSay } from "../i18n";
import { Icon } from "../parts/icon";
import { useTitle } from "../parts/media";
import { Switches } from "../parts/switches";
import { Trouble } from "../parts/trouble";
import type { GameCard, Problem } from "../wire";
import { Card } from "./card";
import { Continue } from "./continue";
import { Evening } from "./evening";
import { Start, type StartProps } from "./start";

export function Home() {
  const { say, lang } = useSay();
  const [games, setGames] = useState<GameCard[] | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  useTitle(say("page-title"));
  const load = () => {
    let wanted = true;
    setProblem(null);
    gameCards(lang).then(
      (found) => wanted && setGames(found),
      (error: unknown) => wanted && setProblem(problemOf(error)),
    );
    return () => {
      wanted = false;
    };
  };
  useEffect(load, [lang]);
  useEffect(() => {
    const wanted = new URLSearchParams(location.search).get("game");
    const game = games?.find(({ id }) => id === wanted);
    if (game) void chosenGame(game).then(setChosen);
  }, [games !== null]);
  return (
    <div class="home">
      <header class="home-head">
        <Switches />
      </header>
      <main>
        <Hero games={games ?? []} />
        {problem && <Trouble problem={problem} again={load} />}
        <ul class="cards" data-count={games?.length ?? 0} aria-label={say("home-games")} data-test="games">
          {games?.map((game) => (
            <Card key={game.id} game={game} choose={() => void chosenGame(game).then(setChosen)} />
          ))}
        </ul>
        <Foot />
      </main>
      {chosen && <Start {...chosen} close={() => setChosen(null)} />}
    </div>
  );
}

type Chosen = Pick<StartProps, "game" | "face">;

/** A game with what people usually want of it, which the sheet shows from the first moment: what it shows is what it sends. */
const chosenGame = async (game: GameCard): Promise<Chosen> => ({
  game,
  face: await loadFace(game.id).catch(() => ({})),
});

/** The name, the matches that were begun here, and the picture of the table. */
function Hero({ games }: { games: GameCard[] }) {
  const { say } = useSay();
  return (
    <div class="hero">
      <div class="hero-words">
        <h1>
          {say("name")}{" "}
          <span class="hero-other" lang={say("name-other-lang")}>
            {say("name-other")}
          </span>
        </h1>
        <p>{say("home-welcome")}</p>
        <Continue games={games} />
      </div>
      <Evening />
    </div>
  );
}

function Foot() {
  const { say } = useSay();
  return (
    <p class="home-foot">
      <a class="button plain" href="/replay" data-test="open-replay">
        <Icon name="open" />
        {say("home-open-replay")}
      </a>
    </p>
  );
}
