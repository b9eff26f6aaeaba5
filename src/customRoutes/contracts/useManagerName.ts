import { preservationManagerRead } from '../../../contract/preservation/endpoints';
import { useRead } from '../../api/useRead';

/** Returns the name of the preservation manager, if it is wanted. */
export function useManagerName(wanted: boolean): string | undefined {
  return useRead(preservationManagerRead, {}, { enabled: wanted }).data?.name ?? undefined;
}
