import { dsRead } from '../../../contract/offices/endpoints';
import { useRead } from '../../api/useRead';
import { useSession } from '../../session/SessionContext';

/** Reads the head of the school from user management; null if there is none. */
export function useHead(enabled: boolean) {
  const { customerCode } = useSession().school;
  return useRead(
    dsRead,
    { params: { customerCode } },
    {
      enabled,
    },
  );
}
