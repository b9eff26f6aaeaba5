import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../src/engine/fake/random';
import { accessibilityDefects } from '../../mutations/accessibilityDefects';
import { faults } from '../../mutations/faults';
import { noticedBy } from '../../mutations/noticedBy';

/** Which of them: others with another seed. `npm run mutate` tries them all. */
const random = createRandom(Number(process.env.MUTANT_SEED ?? 7));

describe('the generated suites', () => {
  it.each([random.pick([...accessibilityDefects, ...faults])])(
    'notice when the engine has a fault: $says',
    async (mutation) => {
      expect(await noticedBy(mutation)).toBeDefined();
    },
    60_000,
  );
});
