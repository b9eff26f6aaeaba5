/** Returns the median; for an even number of values, the mean of the middle two. */
export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2 ? sorted[Math.floor(middle)] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Returns a percentile. @param part from 0 to 1 */
export function percentile(numbers, part) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
}

/** Prints rows as a table with aligned columns; the first row is its header. */
export function printTable(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => String(row[column]).length)));
  for (const row of rows) {
    console.log(
      row.map((cell, column) => String(cell)[column ? 'padStart' : 'padEnd'](widths[column])).join('  '),
    );
  }
}

/** Prints the measured figures and their targets. @param {object[]} targets as of target.mjs */
export function printTargets(targets) {
  printTable([
    ['target', 'value', 'wanted', 'spread', 'met'],
    ...targets.map(({ what, value, wanted, spread, met }) => [what, value, wanted, spread ?? '', met]),
  ]);
}
