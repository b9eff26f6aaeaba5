// Data as the source that writes it: patterns as patterns, names without quotes where they need none.

/** @param {unknown} value data without functions */
export function source(value) {
  if (value instanceof RegExp) return String(value);
  if (Array.isArray(value)) return `[${value.map(source).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).filter(([, one]) => one !== undefined);
  return `{ ${members.map(([name, one]) => `${/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name)}: ${source(one)}`).join(', ')} }`;
}
