import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/dataProvider/ApiError';
import { createQueryClient } from '../../../src/dataProvider/queryClient';

/** Returns the number of requests when every attempt fails with this error. */
async function asked(error: Error): Promise<number> {
  vi.useFakeTimers();
  const queryFn = vi.fn(async () => Promise.reject(error));
  const query = createQueryClient().fetchQuery({
    queryKey: ['x'],
    queryFn,
    ...createQueryClient().getDefaultOptions().queries,
  });
  const settled = expect(query).rejects.toBe(error);
  await vi.runAllTimersAsync();
  await settled;
  vi.useRealTimers();
  return queryFn.mock.calls.length;
}

describe('reading again after a failure', () => {
  it('happens where it may pass by itself', async () => {
    expect(await asked(ApiError.unreachable())).toBe(4);
    expect(await asked(new ApiError('unavailable', 503, ''))).toBe(4);
  });

  it('happens when the provider said that it may, where that is soon', async () => {
    const often = (seconds?: number) => ApiError.of(429, { code: 'tooManyRequests' }, seconds);
    expect(await asked(often(3))).toBe(4);
    expect(await asked(often(60))).toBe(1);
    expect(await asked(often())).toBe(1);
    expect(often(60).message).toBe('Troppe richieste in poco tempo. Attendere un minuto e riprovare.');
  });

  it('does not happen where the provider gave its answer', async () => {
    expect(await asked(new ApiError('forbidden', 403, ''))).toBe(1);
    expect(await asked(new ApiError('internal', 500, ''))).toBe(1);
  });
});
