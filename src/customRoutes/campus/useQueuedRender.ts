import { startTransition, useEffect, useState } from 'react';

type RenderTask = () => void;

const waiting: RenderTask[] = [];
let drawing: RenderTask | undefined;

/** Starts the next part in a task of its own, so that the page stays responsive. */
function next(): void {
  drawing = waiting.shift();
  if (drawing) setTimeout(drawing, 0);
}

function enter(turn: RenderTask): () => void {
  waiting.push(turn);
  if (!drawing) next();
  return () => {
    const place = waiting.indexOf(turn);
    if (place >= 0) waiting.splice(place, 1);
    else if (drawing === turn) next();
  };
}

/**
 * Returns true once it is a part's turn to render, and from then on: slow parts of a page are rendered one after the
 * other, so that the first ones are visible early.
 */
export function useQueuedRender(wanted = true): boolean {
  const [begun, setBegun] = useState(false);
  useEffect(() => {
    if (wanted && !begun) return enter(() => startTransition(() => setBegun(true)));
    // The next part may start after this one is rendered, or if this one unmounts before.
  }, [wanted, begun]);
  return begun;
}
