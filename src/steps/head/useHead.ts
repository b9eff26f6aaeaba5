import { dsRead } from '../../../contract/offices/endpoints';
import { useRead } from '../../api/useRead';
import { useSession } from '../../session/SessionContext';

/** The head of the school as user management has it; null where there is none. */
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
