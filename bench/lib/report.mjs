/** The middle of the numbers; the mean of the two in the middle when they are even. */
export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2 ? sorted[Math.floor(middle)] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The number that so many of all are not above. @param part from 0 to 1 */
export function percentile(numbers, part) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
}

/** Prints rows as a table with aligned columns; the first row is its head. */
export function printTable(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => String(row[column]).length)));
  for (const row of rows) {
    console.log(
      row.map((cell, column) => String(cell)[column ? 'padStart' : 'padEnd'](widths[column])).join('  '),
    );
  }
}

/** Prints what the figures came to, and what was wanted. @param {object[]} targets as of target.mjs */
export function printTargets(targets) {
  printTable([
    ['target', 'value', 'wanted', 'spread', 'met'],
    ...targets.map(({ what, value, wanted, spread, met }) => [what, value, wanted, spread ?? '', met]),
  ]);
}
