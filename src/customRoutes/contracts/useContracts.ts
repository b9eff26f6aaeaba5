import { useCallback, useMemo } from 'react';
import { contractDocumentsV2, contractPreview } from '../../../contract/contracts/endpoints';
import { PENDING_POLLING } from '../../../contract/signing/signing';
import { useRead, useRefresh } from '../../api/useRead';
import { bytesOf } from '../../ui/files/bytesOf';

/** Reads the contracts of the school. */
export function useContracts() {
  const refresh = useRefresh();
  const query = useRead(
    contractDocumentsV2,
    {},
    {
      refetchInterval: ({ state }) =>
        state.data?.some(({ pending }) => pending?.state === 'waiting') ? PENDING_POLLING : false,
    },
  );
  const reload = useCallback(() => refresh('contractDocument'), [refresh]);
  return { ...query, reload };
}

/** Reads the document of a contract. */
export function useContractFile(fileName: string | undefined) {
  const query = useRead(
    contractPreview,
    { query: { filename: fileName ?? '' } },
    {
      enabled: fileName !== undefined,
      // Valid until the contracts are read again, because the same name may then be another document.
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    },
  );
  const pdf = useMemo(() => query.data && bytesOf(query.data.content), [query.data]);
  return { ...query, pdf };
}
