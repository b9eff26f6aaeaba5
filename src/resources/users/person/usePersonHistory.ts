import { useQuery } from '@tanstack/react-query';
import type { UserHistoryEntry } from '../../../../contract/users/userHistory';
import { userHistory } from '../../../../contract/users/userHistoryEndpoints';
import { useCallEndpoint } from '../../../api/EngineDataProvider';
import { VERSION } from '../../../api/version';
import type { Row } from '../../../engine/declaration/defineResource';
import { OPERATION } from '../../../engine/operations/history';

const USER = 'user';

/** Entries per request. */
export const ENTRIES = 10;

interface PageOfEntries {
  readonly data: readonly UserHistoryEntry[];
  readonly total: number;
}

/** Reads the actions on a person, newest first; again after a change or an undo. */
export function usePersonHistory(
  { id, [VERSION]: version }: Row & { readonly [VERSION]?: unknown },
  page = 1,
) {
  const run = useCallEndpoint();
  return useQuery({
    queryKey: [OPERATION, 'person', id, version, page],
    queryFn: async () =>
      (await run(USER, userHistory, {
        id,
        query: { page: String(page), perPage: String(ENTRIES) },
      })) as PageOfEntries,
    placeholderData: (before) => before,
  });
}
