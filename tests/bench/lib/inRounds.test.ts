import { afterEach, describe, expect, it, vi } from 'vitest';
import { inRounds } from '../../../bench/lib/inRounds.mjs';

const ratio = {
  what: 'ours, times the peer',
  of: ({ ours, peer }: Record<string, number>) => (ours ?? 0) / (peer ?? 1),
  limit: 1.3,
  atMost: true,
};
/** A side that takes these numbers in turn, the last one again and again. */
const taking =
  (name: string, numbers: number[], order: string[] = []) =>
  async () => {
    order.push(name);
    return numbers.length > 1 ? numbers.shift() : numbers[0];
  };

describe('sides that are measured in rounds', () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  afterEach(() => said.mockClear());

  it('take turns, every second time in the opposite order', async () => {
    const order: string[] = [];
    const sides = { ours: taking('ours', [1], order), peer: taking('peer', [1], order) };
    await inRounds('x', sides, [ratio], { least: 2, most: 2 });
    expect(order).toEqual(['ours', 'peer', 'peer', 'ours']);
  });

  it('end after the least rounds when the ratio is steady', async () => {
    const sides = { ours: taking('ours', [12]), peer: taking('peer', [10]) };
    const { samples, targets } = await inRounds('x', sides, [ratio], { least: 5, most: 15 });
    expect(samples.ours).toHaveLength(5);
    expect(targets).toEqual([
      { what: 'ours, times the peer', value: 1.2, wanted: 'at most 1.3', spread: 0, met: 'yes' },
    ]);
  });

  it('go on while the ratio is not known to a tenth, and no longer than the most rounds', async () => {
    const sides = { ours: taking('ours', [10, 20, 10, 20, 10, 20, 10, 20]), peer: taking('peer', [10]) };
    const { samples, targets } = await inRounds('x', sides, [ratio], { least: 5, most: 7 });
    expect(samples.ours).toHaveLength(7);
    expect(targets[0]?.spread).toBeGreaterThan(0.1);
  });

  it('end once an early slow round no longer widens the spread', async () => {
    const sides = { ours: taking('ours', [30, 12]), peer: taking('peer', [10]) };
    const { samples } = await inRounds('x', sides, [ratio], { least: 5, most: 15 });
    expect(samples.ours).toHaveLength(8);
  });

  it('are compared round by round, so that a slow spell of both changes nothing', async () => {
    const sides = { ours: taking('ours', [12, 24, 36, 12]), peer: taking('peer', [10, 20, 30, 10]) };
    const { targets } = await inRounds('x', sides, [ratio], { least: 5, most: 5 });
    expect(targets[0]).toMatchObject({ value: 1.2, spread: 0 });
  });

  it('miss a limit only beyond the spread', async () => {
    const noisy = { ours: taking('ours', [12, 14, 14, 14, 15]), peer: taking('peer', [10]) };
    const clear = { ours: taking('ours', [14]), peer: taking('peer', [10]) };
    const met = async (sides: typeof noisy) =>
      (await inRounds('x', sides, [ratio], { least: 5, most: 5 })).targets[0]?.met;
    expect(await met(noisy)).toBe('within the noise');
    expect(await met(clear)).toBe('NO');
  });

  it('do not repeat anything for a figure that is no ratio', async () => {
    const sides = { ours: taking('ours', [1, 9, 1, 9, 1, 9]), peer: taking('peer', [1]) };
    const { samples } = await inRounds('x', sides, [{ ...ratio, absolute: true }], { least: 3, most: 9 });
    expect(samples.ours).toHaveLength(3);
  });

  it('do not count the rounds that warm up', async () => {
    const sides = { ours: taking('ours', [90, 10]), peer: taking('peer', [10]) };
    const { samples } = await inRounds('x', sides, [ratio], { least: 5, most: 5, warmUp: 1 });
    expect(samples.ours).toEqual([10, 10, 10, 10, 10]);
  });

  it('say after each round how far they are', async () => {
    const sides = { ours: taking('ours', [10]), peer: taking('peer', [10]) };
    await inRounds('the list', sides, [ratio], { least: 5, most: 15 });
    const lines = said.mock.calls.map(([line]) => line);
    expect(lines).toHaveLength(5);
    expect(lines[0]).toMatch(/^the list: round 1 of at most 15; .* so far, at most .* more$/);
    expect(lines[4]).toMatch(/^the list: round 5 of at most 5, widest spread 0.00; .* so far, done$/);
  });
});
