/** Asks whether unsaved input may be lost, and continues if it may. */
type Asks = (go: () => void) => void;

const guards = new Set<Asks>();

/** Registers a guard for unsaved input. @returns the function that removes it */
export function guardLeaving(asks: Asks): () => void {
  guards.add(asks);
  return () => void guards.delete(asks);
}

/** Leaves the console other than by one of its links, after asking each registered guard, the latest first. */
export function askToLeave(go: () => void): void {
  const last = [...guards].at(-1);
  if (last) last(() => askToLeave(go));
  else go();
}
