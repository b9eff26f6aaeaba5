import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AtOnce, createAtOnce, type Who } from '../../../../provider/http/limits/atOnce';

const anna: Who = { person: 'anna', school: 'A', reads: true };
const aldo: Who = { person: 'aldo', school: 'A', reads: true };
const bruno: Who = { person: 'bruno', school: 'B', reads: true };

const most: AtOnce = {
  person: 2,
  school: 3,
  waiting: 20,
  patience: 8000,
  rest: { after: 250, free: 4000, share: 0.25 },
};

/** Asks for a turn and reports whether it has come. */
function ask(take: ReturnType<typeof createAtOnce>, who: Who) {
  const asked = { refused: false, end: undefined as (() => void) | undefined };
  const turn = take(who);
  if (!turn) asked.refused = true;
  void turn?.then((end) => {
    asked.end = end;
    asked.refused = end === undefined;
  });
  return asked;
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('what costs much', () => {
  it('is done by one person two at a time, by one school three; others never wait behind it', async () => {
    const take = createAtOnce({ ...most, person: 2, school: 3 });
    const annas = Array.from({ length: 10 }, () => ask(take, anna));
    const aldos = [ask(take, aldo), ask(take, aldo)];
    const brunos = [ask(take, bruno), ask(take, bruno)];
    await settled();
    const begun = (all: typeof annas) => all.map(({ end }) => end !== undefined);
    expect(begun(annas)).toEqual([true, true, ...Array(8).fill(false)]);
    expect(begun(aldos)).toEqual([true, false]);
    expect(begun(brunos)).toEqual([true, true]);
    annas[0]?.end?.();
    await settled();
    expect(begun(annas).filter(Boolean)).toHaveLength(3);
    aldos[0]?.end?.();
    await settled();
    expect(begun(aldos)).toEqual([true, true]);
  });

  it('is all done in the end, in the order of asking', async () => {
    const take = createAtOnce({ ...most, person: 1, school: 1 });
    const order: number[] = [];
    await Promise.all(
      Array.from({ length: 9 }, async (_, at) => {
        const end = await take(at % 2 ? anna : aldo);
        order.push(at);
        end?.();
      }),
    );
    expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('is refused where too much of one person waits already', async () => {
    const take = createAtOnce({ ...most, person: 1, school: 2, waiting: 2 });
    const asked = Array.from({ length: 5 }, () => ask(take, anna));
    expect(asked.map(({ refused }) => refused)).toEqual([false, false, false, true, true]);
    expect(ask(take, aldo).refused).toBe(false);
  });

  describe('and takes long', () => {
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    });
    afterEach(() => {
      vi.useRealTimers();
    });
    const goOn = async (ms: number) => {
      vi.advanceTimersByTime(ms);
      await settled();
    };

    it('lets the person rest who has read for more than four seconds, and nobody else of the school', async () => {
      const take = createAtOnce({ ...most, person: 1, school: 1, patience: 60_000 });
      const first = ask(take, anna);
      await goOn(5000);
      const [again, other] = [ask(take, anna), ask(take, aldo)];
      first.end?.();
      await settled();
      expect([again.end, other.end !== undefined]).toEqual([undefined, true]);
      other.end?.();
      // Four times the second in excess.
      await goOn(3999);
      expect(again.end).toBeUndefined();
      await goOn(1);
      expect(again.end).toBeDefined();
      // From then on, a quarter of the time.
      await goOn(1000);
      again.end?.();
      const third = ask(take, anna);
      await goOn(2999);
      expect(third.end).toBeUndefined();
      await goOn(1);
      expect(third.end).toBeDefined();
    });

    it.each([
      ['what is short', anna, 249, 100],
      ['what changes something', { ...anna, reads: false }, 5000, 1],
      ['the first four seconds', anna, 4000, 1],
    ])('lets nobody rest after %s', async (_, who, ms, times) => {
      const take = createAtOnce({ ...most, person: 1 });
      for (let time = 0; time < times; time += 1) {
        const turn = ask(take, who);
        await goOn(ms);
        turn.end?.();
      }
      const again = ask(take, who);
      await settled();
      expect(again.end).toBeDefined();
    });

    it('is refused where the turn does not come in time, and then waits no more', async () => {
      const take = createAtOnce({ ...most, person: 1, waiting: 1 });
      const first = ask(take, anna);
      const [waits, tooMany] = [ask(take, anna), ask(take, anna)];
      expect(tooMany.refused).toBe(true);
      await goOn(7999);
      expect(waits.refused).toBe(false);
      await goOn(1);
      expect(waits.refused).toBe(true);
      const later = ask(take, anna);
      first.end?.();
      await goOn(8000 * 3);
      expect(later.refused).toBe(true);
    });
  });
});
