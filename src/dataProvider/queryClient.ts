import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './ApiError';

/** Returns true for a transient failure, which is retried: no answer, or a provider that is not ready. */
const passes = (error: Error) => error instanceof ApiError && (error.status === 0 || error.status >= 502);

/** Maximum wait in seconds; a longer one is reported to the person, who decides. */
const PATIENCE = 10;

/** Returns how long the provider asks to wait, in milliseconds; undefined if it does not ask, or asks for too long. */
function askedToWait(error: Error): number | undefined {
  if (!(error instanceof ApiError) || error.status !== 429) return undefined;
  const { retryAfter = PATIENCE + 1 } = error;
  return retryAfter <= PATIENCE ? retryAfter * 1000 : undefined;
}

/** Creates the cache of what was read. Mutations are never retried automatically. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 3 && (passes(error) || askedToWait(error) !== undefined),
        retryDelay: (failures, error) => askedToWait(error) ?? Math.min(500 * 2 ** failures, 5000),
        // A school's own server may be reachable when the internet is not.
        networkMode: 'always',
        staleTime: 10_000,
        refetchOnWindowFocus: false,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
