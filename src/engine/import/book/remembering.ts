/** How many different texts are remembered before it shows whether that is of use. */
const TRIED = 1000;

/**
 * The same check, that looks once at what is in many rows, as a dash for what nobody knows. Where nearly every text is
 * another one, it stops remembering.
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
