import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { dsRead } from '../../../contract/offices/endpoints';
import type { Ds } from '../../../contract/offices/office';
import { preservationManagerRead, preservationStatus } from '../../../contract/preservation/endpoints';
import { useCallApi } from '../../api/CallApi';
import { readKey, useRead, useRefresh } from '../../api/useRead';
import { useSession } from '../../session/SessionContext';

/** Reads the preservation manager, with the version that was seen. */
export function useManager() {
  const callApi = useCallApi();
  return useQuery({
    queryKey: [...readKey(preservationManagerRead), 'version'],
    queryFn: async () => {
      const { data, version } = await callApi(preservationManagerRead);
      return { name: data.name ?? '', cf: data.cf ?? '', version };
    },
  });
}

const signerOf = (answer: Ds | null) =>
  answer?.uidDs && answer.codiceFiscaleDs
    ? { name: `${answer.nomeDs} ${answer.cognomeDs}`, cf: answer.codiceFiscaleDs }
    : null;

/** Reads the school head, who signs; null if the office is vacant, or the head has no tax code. */
export function useDs() {
  const { customerCode } = useSession().school;
  return useRead(dsRead, { params: { customerCode } }, { select: signerOf });
}

/** Returns a function that reloads the page's data about preservation. */
export function useReadAgain(): () => Promise<void> {
  const refresh = useRefresh();
  return useCallback(() => refresh(preservationStatus, preservationManagerRead), [refresh]);
}
