import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { accessibilityDefects } from '../mutations/accessibilityDefects';
import { faults } from '../mutations/faults';
import { timesIn } from '../mutations/mutation';

const mutations = [...accessibilityDefects, ...faults];

describe('the faults that the generated suites must notice', () => {
  it('are at least 25 of accessibility and 30 of the engine, each told once', () => {
    expect(accessibilityDefects.length).toBeGreaterThanOrEqual(25);
    expect(faults.length).toBeGreaterThanOrEqual(30);
    expect(new Set(mutations.map(({ says }) => says)).size).toBe(mutations.length);
  });

  it.each(mutations.map((mutation) => [mutation.says, mutation] as const))(
    'have a place of their own in the source: %s',
    (_says, { file, find, replace }) => {
      expect(timesIn(readFileSync(file, 'utf8'), find), `${file}: ${find}`).toBe(1);
      expect(replace).not.toBe(find);
    },
  );
});
