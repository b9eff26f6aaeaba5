import { describe, expect, it } from 'vitest';
import { createRandom } from '../../fixtures/fake/random';
import { accessibilityDefects } from '../../mutations/accessibilityDefects';
import { faults } from '../../mutations/faults';
import { ACCESSIBILITY, noticedBy } from '../../mutations/noticedBy';

/** Selects some; a different seed selects others. `npm run mutate` tries them all. */
const random = createRandom(Number(process.env.MUTANT_SEED ?? 7));

describe('the generated suites', () => {
  it.each([random.pick([...accessibilityDefects, ...faults])])(
    'notice when the engine has a fault: $says',
    async (mutation) => {
      const suites = accessibilityDefects.includes(mutation) ? ACCESSIBILITY : undefined;
      expect(await noticedBy(mutation, suites)).toBeDefined();
    },
    60_000,
  );
});
