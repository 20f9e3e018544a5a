// Which page is shown. The pages beyond the first are loaded when they are opened.

import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Home } from "./home/home";
import { useValue } from "./keep/value";
import { Nowhere } from "./pages/nowhere";
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
      return shown(import("./table/page").then((page) => page.TablePage), { match: at.match });
    case "replay":
      return shown(import("./replay/page").then((page) => page.ReplayPage), { match: at.match });
    case "print":
      return shown(import("./pages/print").then((page) => page.PrintPage), { game: at.game });
    case "nowhere":
      return () => <Nowhere />;
  }
}

export function App() {
  const at = useValue(route);
  const [page, setPage] = useState<Shown | null>(null);
  useEffect(() => {
    let wanted = true;
    // A page that can't be loaded belongs to an older build: the newer one is a reload away.
    void Promise.resolve(pageFor(at)).then((found) => wanted && setPage(() => found), () => location.reload());
    return () => {
      wanted = false;
    };
  }, [at]);
  return <>{page?.()}</>;
}
