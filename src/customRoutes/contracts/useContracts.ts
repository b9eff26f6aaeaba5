import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { contractDocumentsV2, contractPreview } from '../../../contract/contracts/endpoints';
import { PENDING_POLLING } from '../../../contract/signing/signing';
import { useCallApi } from '../../api/CallApi';
import { bytesOf } from '../../ui/files/bytesOf';

/** What the queries about contracts begin with: a signature reads them again. */
export const CONTRACTS = 'contracts';

/** The contracts of the school, and how to read them again. */
export function useContracts() {
  const callApi = useCallApi();
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: [CONTRACTS, 'list'],
    queryFn: async () => (await callApi(contractDocumentsV2)).data,
    refetchInterval: ({ state }) =>
      state.data?.some(({ pending }) => pending?.state === 'waiting') ? PENDING_POLLING : false,
  });
  const reload = useCallback(() => queries.invalidateQueries({ queryKey: [CONTRACTS] }), [queries]);
  return { ...query, reload };
}

/** The document of a contract as it is handed out. */
export function useContractFile(fileName: string | undefined) {
  const callApi = useCallApi();
  const query = useQuery({
    queryKey: [CONTRACTS, 'file', fileName],
    queryFn: async () => (await callApi(contractPreview, { query: { filename: fileName ?? '' } })).data,
    enabled: fileName !== undefined,
    // It stays until the contracts are read again: then it may be another one.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const pdf = useMemo(() => query.data && bytesOf(query.data.content), [query.data]);
  return { ...query, pdf };
}
