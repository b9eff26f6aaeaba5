import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './ApiError';

/** Only what may pass by itself is tried again: no answer, or a provider that is not ready. */
const passes = (error: Error) => error instanceof ApiError && (error.status === 0 || error.status >= 502);

/** The cache of what was read. Changes are never sent twice by themselves. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 3 && passes(error),
        retryDelay: (failures) => Math.min(500 * 2 ** failures, 5000),
        // A school's own server may answer where the internet does not.
        networkMode: 'always',
        staleTime: 10_000,
        refetchOnWindowFocus: false,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
