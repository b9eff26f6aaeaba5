import { securityRead } from '../../contract/account/otpEndpoints';
import { useRead } from '../api/useRead';

/** What was read of the own account is kept under this. */

/** What keeps the own account; `enabled` where the provider keeps it itself. */
export function useSecurity({ enabled = true } = {}) {
  return useRead(
    securityRead,
    {},
    {
      enabled,
    },
  );
}
