import { securityRead } from '../../contract/account/otpEndpoints';
import { useRead } from '../api/useRead';

/** Reads the security settings of the own account; `enabled` only if the provider manages them itself. */
export function useSecurity({ enabled = true } = {}) {
  return useRead(
    securityRead,
    {},
    {
      enabled,
    },
  );
}
