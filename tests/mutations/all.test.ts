import { describe, expect, it } from 'vitest';
import { accessibilityDefects } from './accessibilityDefects';
import { faults } from './faults';
import type { Mutation } from './mutation';
import { noticedBy } from './noticedBy';

/** A mutant is over as soon as one check notices it; one that none does has run them all. */
const PATIENCE = 900_000;

function noticing(mutations: readonly Mutation[], suites?: Parameters<typeof noticedBy>[1]) {
  const unnoticed: string[] = [];
  it.each(mutations.map((mutation) => [mutation.says, mutation] as const))(
    '%s',
    async (says, mutation) => {
      const by = await noticedBy(mutation, suites);
      console.info(by ? `  noticed: ${says}: ${by}` : `  UNNOTICED: ${says}`);
      if (!by) unnoticed.push(says);
    },
    PATIENCE,
  );
  return unnoticed;
}

describe('a defect of accessibility', () => {
  const unnoticed = noticing(accessibilityDefects, [
    'listAccessibilityChecks',
    'actionChecks',
    'recordChecks',
  ]);
  it('is noticed by the generated accessibility suite, whatever it is', () => {
    expect(unnoticed).toEqual([]);
  });
});

describe('a fault of the engine', () => {
  const unnoticed = noticing(faults);
  it('is noticed by the generated suites, nine times out of ten', () => {
    expect(unnoticed.length).toBeLessThanOrEqual(faults.length / 10);
  });
});
