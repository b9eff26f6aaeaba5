/** Asks whether what was typed may be lost, and goes on where it may. */
type Asks = (go: () => void) => void;

const guards = new Set<Asks>();

/** Says that something would be lost. @returns what ends that */
export function guardLeaving(asks: Asks): () => void {
  guards.add(asks);
  return () => void guards.delete(asks);
}

/** Leaves the console by what is no link of it, after the question of whatever would be lost, the last one first. */
export function askToLeave(go: () => void): void {
  const last = [...guards].at(-1);
  if (last) last(() => askToLeave(go));
  else go();
}
