import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import type { Mutation } from './mutation';
import { noticedBy } from './noticedBy';

/** A mutant ends with the first check that detects it; an undetected one runs them all. */
const PATIENCE = 900_000;

type Kind = 'accessibility' | 'faults';
interface Result {
  readonly says: string;
  readonly file: string;
  readonly by: string | null;
}

const fileOf = (kind: Kind) => `.cache/mutations.${kind}.json`;

/** Returns the results of the previous run, for when only some are run again. */
const before = (kind: Kind): readonly Result[] =>
  existsSync(fileOf(kind)) ? JSON.parse(readFileSync(fileOf(kind), 'utf8')) : [];

/**
 * Registers a test for each mutation, which runs the generated suites on it; the results are left in .cache/ for the
 * table that `npm run mutate` writes.
 *
 * @param bearable number of undetected mutations that are acceptable; one more fails its test
 */
export function noticing(
  kind: Kind,
  mutations: readonly Mutation[],
  bearable: number,
  suites?: Parameters<typeof noticedBy>[1],
): void {
  const unnoticed: string[] = [];
  const results = new Map(before(kind).map((result) => [result.says, result]));
  it.each(mutations.map((mutation) => [mutation.says, mutation] as const))(
    '%s',
    async (says, mutation) => {
      const by = await noticedBy(mutation, suites);
      console.info(by ? `  noticed: ${says}: ${by}` : `  UNNOTICED: ${says}`);
      if (!by) unnoticed.push(says);
      results.set(says, { says, file: mutation.file, by: by ?? null });
      expect(unnoticed.length, `nothing notices: ${unnoticed.join(', ')}`).toBeLessThanOrEqual(bearable);
    },
    PATIENCE,
  );
  afterAll(() => {
    if (process.env.MUTANTS_ON) return;
    mkdirSync('.cache', { recursive: true });
    const known = mutations.flatMap(({ says }) => results.get(says) ?? []);
    writeFileSync(fileOf(kind), JSON.stringify(known));
  });
}
