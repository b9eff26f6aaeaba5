import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { requestKey, statusKey, useRequest, useStatus } from '../../api/useServices';
import { useSay } from '../../i18n/useSay';
import { serviceDocumentsOf } from './serviceDocuments';

/** The documents of preservation and of the request to the agency, and how to read again how far they are. */
export function useServiceDocuments() {
  const say = useSay();
  const queries = useQueryClient();
  const status = useStatus();
  const request = useRequest();
  const documents = useMemo(
    () => serviceDocumentsOf(status.data, request.data, say),
    [status.data, request.data, say],
  );
  const reload = useCallback(async () => {
    await Promise.all([statusKey, requestKey].map((queryKey) => queries.invalidateQueries({ queryKey })));
  }, [queries]);
  return {
    documents,
    status: status.data,
    loading: status.isLoading || request.isLoading,
    error: status.error ?? request.error,
    reload,
  };
}

export type ServiceDocuments = ReturnType<typeof useServiceDocuments>;
