import { describe, expect, it } from 'vitest';
import { createAtOnce, type Who } from '../../../../provider/http/limits/atOnce';

const anna: Who = { person: 'anna', school: 'A' };
const aldo: Who = { person: 'aldo', school: 'A' };
const bruno: Who = { person: 'bruno', school: 'B' };

/** Asks for a turn; tells whether it has come. */
function ask(take: ReturnType<typeof createAtOnce>, who: Who) {
  const asked = { refused: false, end: undefined as (() => void) | undefined };
  const turn = take(who);
  if (!turn) asked.refused = true;
  void turn?.then((end) => {
    asked.end = end;
  });
  return asked;
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('what costs much', () => {
  it('is done by one person two at a time, by one school three; others never wait behind it', async () => {
    const take = createAtOnce({ person: 2, school: 3, waiting: 20 });
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
    const take = createAtOnce({ person: 1, school: 1, waiting: 20 });
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
    const take = createAtOnce({ person: 1, school: 2, waiting: 2 });
    const asked = Array.from({ length: 5 }, () => ask(take, anna));
    expect(asked.map(({ refused }) => refused)).toEqual([false, false, false, true, true]);
    expect(ask(take, aldo).refused).toBe(false);
  });
});
