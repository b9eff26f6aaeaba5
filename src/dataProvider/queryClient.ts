import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './ApiError';

/** Only what may pass by itself is tried again: no answer, or a provider that is not ready. */
const passes = (error: Error) => error instanceof ApiError && (error.status === 0 || error.status >= 502);

/** Seconds: whoever is asked to wait longer is told so, and decides. */
const PATIENCE = 10;

/** What the provider asks to wait for, in milliseconds; undefined where it asks for nothing, or for too long. */
function askedToWait(error: Error): number | undefined {
  if (!(error instanceof ApiError) || error.status !== 429) return undefined;
  const { retryAfter = PATIENCE + 1 } = error;
  return retryAfter <= PATIENCE ? retryAfter * 1000 : undefined;
}

/** The cache of what was read. Changes are never sent twice by themselves. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 3 && (passes(error) || askedToWait(error) !== undefined),
        retryDelay: (failures, error) => askedToWait(error) ?? Math.min(500 * 2 ** failures, 5000),
        // A school's own server may answer where the internet does not.
        networkMode: 'always',
        staleTime: 10_000,
        refetchOnWindowFocus: false,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
