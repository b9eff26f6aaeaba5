/** Number of different texts cached before the benefit is assessed. */
const TRIED = 1000;

/**
 * Memoises a check for texts that many rows share, such as a dash for unknown values. If nearly all texts differ, it
 * stops caching.
 */
export function remembering(
  check: (text: string) => string | undefined,
): (text: string) => string | undefined {
  let known: Map<string, string | undefined> | undefined = new Map();
  let asked = 0;
  return (text) => {
    if (!known) return check(text);
    asked += 1;
    const before = known.get(text);
    if (before !== undefined || known.has(text)) return before;
    const problem = check(text);
    if (known.size < TRIED) known.set(text, problem);
    else if (asked < 2 * TRIED) known = undefined;
    return problem;
  };
}
