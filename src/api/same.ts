/** Returns true if two values are deeply equal; null equals undefined. */
export function same(a: unknown, b: unknown): boolean {
  if (Object.is(a ?? null, b ?? null)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => same(a[name as keyof typeof a], b[name as keyof typeof b]));
}
