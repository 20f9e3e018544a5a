// Which page is shown. The pages beyond the first are loaded when they are opened.

import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Home } from "./home/home";
import { useValue } from "./keep/value";
import { Nowhere } from "./pages/nowhere";
import { Apart } from "./parts/apart";
import { Trouble } from "./parts/trouble";
import { type Route, route } from "./router";

type Shown = () => preact.ComponentChildren;

function shown<P extends object>(load: Promise<ComponentType<P>>, props: P): Promise<Shown> {
  return load.then((Page) => () => <Page {...props} />);
}

function pageFor(at: Route): Promise<Shown> | Shown {
  switch (at.page) {
    case "home":
      return () => <Home />;
    case "table":
      return shown(
        import("./table/page").then((page) => page.TablePage),
        { match: at.match },
      );
    case "replay":
      return shown(
        import("./replay/page").then((page) => page.ReplayPage),
        { match: at.match },
      );
    case "learn":
      return shown(
        import("./learn/page").then((page) => page.LearnPage),
        { game: at.game },
      );
    case "print":
      return shown(
        import("./pages/print").then((page) => page.PrintPage),
        { game: at.game },
      );
    case "nowhere":
      return () => <Nowhere />;
  }
}

/** A page that can't be loaded: the server is gone, or has a newer build. */
function Unloaded() {
  return (
    <Apart>
      <Trouble problem={{ code: "server-gone", reason: "" }} again={() => location.reload()} />
    </Apart>
  );
}

export function App() {
  const at = useValue(route);
  const [page, setPage] = useState<Shown | null>(null);
  useEffect(() => {
    let wanted = true;
    void Promise.resolve(pageFor(at)).then(
      (found) => wanted && setPage(() => found),
      () => wanted && setPage(() => () => <Unloaded />),
    );
    return () => {
      wanted = false;
    };
  }, [at]);
  return <>{page?.()}</>;
}
