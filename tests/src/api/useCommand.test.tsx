import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { type CallApi, CallApiContext } from '../../../src/api/CallApi';
import { useCommand } from '../../../src/api/useCommand';

const noCall = (() => Promise.reject(new Error('not called'))) as CallApi;
const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <CallApiContext value={noCall}>{children}</CallApiContext>
);

describe('a command', () => {
  /** Returns the idempotency keys of two presses, the first of which ended in this way. */
  async function keysOf(ends: () => Promise<void>, meant?: readonly [unknown, unknown]) {
    const { result } = renderHook(() => useCommand(), { wrapper });
    const keys: string[] = [];
    for (const at of [0, 1])
      await act(() =>
        result.current.run(async (key) => {
          keys.push(key);
          await ends();
        }, meant?.[at]),
      );
    return keys;
  }
  const failing = (status: number) => () => Promise.reject(Object.assign(new Error('no'), { status }));

  it('has another key once it was done: doing it again is intended', async () => {
    const [first, second] = await keysOf(() => Promise.resolve());
    expect(second).not.toBe(first);
  });

  it('has another key once it was refused', async () => {
    const [first, second] = await keysOf(failing(403));
    expect(second).not.toBe(first);
  });

  it.each([0, 503])('keeps its key where nobody knows what became of it (%i)', async (status) => {
    const [first, second] = await keysOf(failing(status));
    expect(second).toBe(first);
  });

  it('has another key where something else is meant', async () => {
    const [first, second] = await keysOf(failing(0), ['a', 'b']);
    expect(second).not.toBe(first);
  });

  it('runs once at a time, however often it is pressed', async () => {
    const { result } = renderHook(() => useCommand(), { wrapper });
    let times = 0;
    const work = async () => {
      times += 1;
    };
    await act(async () => {
      await Promise.all([result.current.run(work), result.current.run(work)]);
    });
    expect(times).toBe(1);
  });
});
