import { Apart } from "../table/page";
import { Trouble } from "../parts/trouble";

export function Nowhere() {
  return (
    <Apart>
      <Trouble problem={{ code: "not-found", reason: "" }} />
    </Apart>
  );
}
