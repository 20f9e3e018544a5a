import { Apart } from "../parts/apart";
import { Trouble } from "../parts/trouble";

export function Nowhere() {
  return (
    <Apart>
      <Trouble problem={{ code: "not-found", reason: "" }} />
    </Apart>
  );
}
