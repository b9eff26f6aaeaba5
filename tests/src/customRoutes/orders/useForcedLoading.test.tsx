import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useForcedLoading } from '../../../../src/customRoutes/orders/useForcedLoading';

describe('the table of products', () => {
  afterEach(() => void vi.useRealTimers());

  it('REN-079 says for a second and a half that it loads, each time that it comes', () => {
    vi.useFakeTimers();
    const { result, rerender } = renderHook(({ shown }) => useForcedLoading(shown), {
      initialProps: { shown: true },
    });
    act(() => void vi.advanceTimersByTime(1_499));
    expect(result.current).toBe(true);
    act(() => void vi.advanceTimersByTime(1));
    expect(result.current).toBe(false);
    rerender({ shown: false });
    expect(result.current).toBe(false);
    rerender({ shown: true });
    expect(result.current).toBe(true);
  });
});
