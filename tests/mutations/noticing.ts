import { mkdirSync, writeFileSync } from 'node:fs';
import { afterAll, it } from 'vitest';
import type { Mutation } from './mutation';
import { noticedBy } from './noticedBy';

/** A mutant is over as soon as one check notices it; one that none does has run them all. */
const PATIENCE = 900_000;

/**
 * A test for each mutation, which runs the generated suites on it; what became of each is left in .cache/ for the
 * table that `npm run mutate` writes.
 *
 * @returns what nothing has noticed so far
 */
export function noticing(
  kind: 'accessibility' | 'faults',
  mutations: readonly Mutation[],
  suites?: Parameters<typeof noticedBy>[1],
): readonly string[] {
  const unnoticed: string[] = [];
  const results: { readonly says: string; readonly file: string; readonly by: string | null }[] = [];
  it.each(mutations.map((mutation) => [mutation.says, mutation] as const))(
    '%s',
    async (says, mutation) => {
      const by = await noticedBy(mutation, suites);
      console.info(by ? `  noticed: ${says}: ${by}` : `  UNNOTICED: ${says}`);
      if (!by) unnoticed.push(says);
      results.push({ says, file: mutation.file, by: by ?? null });
    },
    PATIENCE,
  );
  afterAll(() => {
    mkdirSync('.cache', { recursive: true });
    writeFileSync(`.cache/mutations.${kind}.json`, JSON.stringify(results));
  });
  return unnoticed;
}
