import { useCallback, useMemo } from 'react';
import { preservationStatus } from '../../../contract/preservation/endpoints';
import { spidRequestRead } from '../../../contract/spid/endpoints';
import { useRefresh } from '../../api/useRead';
import { useRequest, useStatus } from '../../api/useServices';
import { useSay } from '../../i18n/useSay';
import { serviceDocumentsOf } from './serviceDocuments';

/** Reads the documents of preservation and of the SPID request to AgID, with their state. */
export function useServiceDocuments() {
  const say = useSay();
  const refresh = useRefresh();
  const status = useStatus();
  const request = useRequest();
  const documents = useMemo(
    () => serviceDocumentsOf(status.data, request.data, say),
    [status.data, request.data, say],
  );
  const reload = useCallback(() => refresh(preservationStatus, spidRequestRead), [refresh]);
  return {
    documents,
    status: status.data,
    loading: status.isLoading || request.isLoading,
    error: status.error ?? request.error,
    reload,
  };
}

export type ServiceDocuments = ReturnType<typeof useServiceDocuments>;
