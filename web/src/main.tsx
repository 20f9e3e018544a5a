import { render } from "preact";
import { App } from "./app";
import { dress } from "./keep/preferences";
import "./looks/index.css";
import { followLinks } from "./router";

dress();
followLinks();
const root = document.getElementById("app");
if (root) render(<App />, root);
