/** Returns the name that was most likely meant, or undefined if none is close enough. */
export function closest(written: string, known: readonly string[]): string | undefined {
  const scored = known.map((name) => ({ name, far: distance(written.toLowerCase(), name.toLowerCase()) }));
  const [best] = scored.sort((a, b) => a.far - b.far);
  return best && best.far <= Math.max(2, written.length / 3) ? best.name : undefined;
}

/** Returns the number of letters to insert, remove or replace (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
