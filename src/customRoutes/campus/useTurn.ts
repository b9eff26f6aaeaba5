import { startTransition, useEffect, useState } from 'react';

type Turn = () => void;

const waiting: Turn[] = [];
let drawing: Turn | undefined;

/** Begins the next one in a task of its own, so that the page answers in between. */
function next(): void {
  drawing = waiting.shift();
  if (drawing) setTimeout(drawing, 0);
}

function enter(turn: Turn): () => void {
  waiting.push(turn);
  if (!drawing) next();
  return () => {
    const place = waiting.indexOf(turn);
    if (place >= 0) waiting.splice(place, 1);
    else if (drawing === turn) next();
  };
}

/**
 * True from when it is a part's turn to be drawn, and ever after: what takes long on a page is drawn one part after the
 * other, each when the one before is there, so that none makes people wait for all.
 */
export function useTurn(wanted = true): boolean {
  const [begun, setBegun] = useState(false);
  useEffect(() => {
    if (wanted && !begun) return enter(() => startTransition(() => setBegun(true)));
    // It is there: what follows may begin. Leaving does so too, where it went away in the meantime.
  }, [wanted, begun]);
  return begun;
}
