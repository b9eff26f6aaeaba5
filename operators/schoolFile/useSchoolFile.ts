import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  platformImportRead,
  platformImportRun,
  platformImportTakeBack,
} from '../../contract/staff/endpoints/imports';
import { useCallApi } from '../../src/api/CallApi';
import { focusIfLost } from '../../src/ui/focusIfLost';
import { useProposable } from '../proposals/useProposable';

/** Polling interval of the progress, in milliseconds. */
const EVERY = 2000;

/** Returns the current state of a file of schools, and the actions on it. */
export function useSchoolFile(id: string) {
  const callApi = useCallApi();
  const queries = useQueryClient();
  const proposable = useProposable();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const params = { id };
  const queryKey = ['platformImport', id];
  const file = useQuery({
    queryKey,
    queryFn: async () => (await callApi(platformImportRead, { params })).data,
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? EVERY : false),
  });
  const doing = (endpoint: typeof platformImportRun | typeof platformImportTakeBack) => async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await proposable(async () => {
        const { data } = await callApi(endpoint, { params });
        queries.setQueryData(queryKey, data);
      });
    } catch (error) {
      // The response may have been lost, or a colleague may have acted first: the current state shows whether the
      // action was done.
      const before = file.data?.state;
      const { data: now } = await file.refetch();
      if (now?.state === before) setFailure(error);
    } finally {
      setBusy(false);
      // The pressed button disappears together with the state to which it belongs.
      focusIfLost('main h1');
    }
  };
  return { file, busy, failure, run: doing(platformImportRun), takeBack: doing(platformImportTakeBack) };
}
