/**
 * The benchmarks by name. `rounds` is the minimum and maximum number of rounds; `minutes` is the duration on two idle
 * cores, from the first round to the last. Benchmarks with a `browser` share one browser and one running console.
 * @type {Record<string, { file: string, minutes: number, rounds: { least: number, most: number }, browser?: true }>}
 */
export const benches = {
  'first-screen': { file: 'firstScreen', minutes: 1, rounds: { least: 1, most: 1 }, browser: true },
  list: { file: 'lists', minutes: 10, rounds: { least: 5, most: 15 }, browser: true },
  matrix: { file: 'matrix', minutes: 4, rounds: { least: 5, most: 15 }, browser: true },
  import: { file: 'imports', minutes: 5, rounds: { least: 5, most: 15 }, browser: true },
  export: { file: 'exports', minutes: 1, rounds: { least: 5, most: 5 }, browser: true },
  signatures: { file: 'signatures', minutes: 1, rounds: { least: 5, most: 5 } },
  bulk: { file: 'bulk', minutes: 3, rounds: { least: 5, most: 9 } },
  api: { file: 'api', minutes: 8, rounds: { least: 5, most: 9 } },
  campus: { file: 'campus', minutes: 4, rounds: { least: 3, most: 3 } },
  typing: { file: 'typing', minutes: 2, rounds: { least: 5, most: 15 } },
  // BENCH_AUDIT_LINES, 2,000,000 by default.
  crowd: { file: 'crowd', minutes: 5, rounds: { least: 3, most: 5 } },
  // BENCH_SCHOOLS, 8,000 by default: 1.6 million users.
  restore: { file: 'restoring', minutes: 30, rounds: { least: 1, most: 1 } },
  'sign-in': { file: 'signingIn', minutes: 1, rounds: { least: 1, most: 1 } },
  uploads: { file: 'uploads', minutes: 6, rounds: { least: 5, most: 5 } },
  'bad-line': { file: 'badLine', minutes: 5, rounds: { least: 1, most: 1 } },
  hostile: { file: 'hostile', minutes: 2, rounds: { least: 3, most: 3 } },
  start: { file: 'starting', minutes: 1, rounds: { least: 5, most: 5 } },
};
