// Whether one aims with sliders.

import { useEffect, useState } from "preact/hooks";

/** Who aims with sliders finds them again in the next turn, and with another piece: `piece` tells one from another. */
export function useFine(live: boolean, piece: string, begin: () => void): [boolean, (on: boolean) => void] {
  const [fine, setFine] = useState(false);
  useEffect(() => {
    if (fine && live) begin();
  }, [fine, live, piece]);
  return [fine, setFine];
}
