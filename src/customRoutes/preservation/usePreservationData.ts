import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { dsRead } from '../../../contract/offices/endpoints';
import type { Ds } from '../../../contract/offices/office';
import { preservationManagerRead } from '../../../contract/preservation/endpoints';
import { useCallApi } from '../../api/CallApi';
import { statusKey } from '../../api/useServices';
import { useSession } from '../../session/SessionContext';

const managerKey = ['preservation', 'manager'] as const;

/** The preservation manager, with the version that was seen. */
export function useManager() {
  const callApi = useCallApi();
  return useQuery({
    queryKey: managerKey,
    queryFn: async () => {
      const { data, version } = await callApi(preservationManagerRead);
      return { name: data.name ?? '', cf: data.cf ?? '', version };
    },
  });
}

/** The school head, who signs; null where nobody is named, or without a tax code. */
export function useDs() {
  const callApi = useCallApi();
  const { customerCode } = useSession().school;
  return useQuery({
    queryKey: ['preservation', 'ds', customerCode],
    queryFn: async () => {
      const { data } = await callApi(dsRead, { params: { customerCode } });
      const ds = (data || undefined) as Ds | undefined;
      if (!ds?.uidDs || !ds.codiceFiscaleDs) return null;
      return { name: `${ds.nomeDs} ${ds.cognomeDs}`, cf: ds.codiceFiscaleDs };
    },
  });
}

/** Reads again what the page shows of preservation. */
export function useReadAgain(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: statusKey }),
      queries.invalidateQueries({ queryKey: managerKey }),
    ]);
  }, [queries]);
}
