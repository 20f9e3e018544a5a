import { render } from "preact";
import { App } from "./app";
import { dress } from "./keep/wishes";
import "./looks/index.css";
import { followLinks } from "./router";

dress();
followLinks();
const root = document.getElementById("app");
if (root) render(<App />, root);
