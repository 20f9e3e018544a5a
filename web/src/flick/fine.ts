// Whether one aims with sliders.

import { useEffect, useRef, useState } from "preact/hooks";

interface Fine {
  fine: boolean;
  setFine(on: boolean): void;
  /** Whether the aim is as the sliders began: nobody has touched it yet. */
  untouched: boolean;
}

/** Who aims with sliders finds them again in the next turn, and with another piece: `piece` tells one from another. */
export function useFine(live: boolean, piece: string, aim: object | null, begin: () => void): Fine {
  const [fine, setFine] = useState(false);
  const [begun, setBegun] = useState<object | null>(null);
  const waits = useRef(false);
  useEffect(() => {
    if (!fine || !live) return;
    waits.current = true;
    begin();
  }, [fine, live, piece]);
  useEffect(() => {
    if (!aim || !waits.current) return;
    waits.current = false;
    setBegun(aim);
  }, [aim]);
  return { fine, setFine, untouched: aim !== null && aim === begun };
}
