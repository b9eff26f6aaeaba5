import { describe, expect, it } from 'vitest';
import { createQueue } from '../../../provider/workers/createQueue';

/** Creates work that ends when the test says so. */
function held() {
  const begun: string[] = [];
  const ends = new Map<string, { resolve: () => void; reject: (error: Error) => void }>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve, reject) => ends.set(name, { resolve: () => resolve(name), reject }));
  };
  return { begun, work, end: (name: string) => ends.get(name) };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('taking turns', () => {
  it('runs so many at once, and the next as soon as one has ended', async () => {
    const { begun, work, end } = held();
    const inTurn = createQueue(2);
    const done = ['a', 'b', 'c', 'd'].map((name) => inTurn(work(name)));
    await settled();
    expect(begun).toEqual(['a', 'b']);
    end('b')?.resolve();
    await settled();
    expect(begun).toEqual(['a', 'b', 'c']);
    for (const name of ['a', 'c']) end(name)?.resolve();
    await settled();
    end('d')?.resolve();
    expect(await Promise.all(done)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('goes on after one has failed, and lets nobody slip in', async () => {
    const { begun, work, end } = held();
    const inTurn = createQueue(1);
    const first = inTurn(work('a'));
    const second = inTurn(work('b'));
    end('a')?.reject(new Error('a'));
    await expect(first).rejects.toThrow('a');
    const third = inTurn(work('c'));
    await settled();
    expect(begun).toEqual(['a', 'b']);
    end('b')?.resolve();
    await second;
    await settled();
    end('c')?.resolve();
    expect(await third).toBe('c');
    expect(begun).toEqual(['a', 'b', 'c']);
  });
});
