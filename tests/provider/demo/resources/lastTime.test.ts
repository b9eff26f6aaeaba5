import { expect, it } from 'vitest';
import { lastTime } from '../../../../provider/demo/resources/lastTime';

it('is of yesterday before that hour: no date of the demo lies in the future', () => {
  const at = (now: string) => lastTime('05:00', new Date(now)).toISOString();
  expect(at('2026-11-24T02:00:00Z')).toBe('2026-11-23T05:00:00.000Z');
  expect(at('2026-11-24T05:00:00Z')).toBe('2026-11-24T05:00:00.000Z');
});
