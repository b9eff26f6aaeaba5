import { NO_OTP_IN_THIS_SCHOOL } from '../../../contract/account/otp';
import type { FieldError } from '../../../contract/schema/errors';
import { anomalySays, NO_SPID_IN_PRIVATE_SCHOOLS } from '../../../contract/spid/spid';
import type { TaxCodeAnomaly } from '../../../contract/users/user';
import { isTaxCode } from '../../../contract/values/codiceFiscale';
import type { Tx } from '../../db/database';
import type { Call } from '../../http/call';

/** The switches to be turned on, in addition to those already on. */
interface Switches {
  readonly spidEnabled?: boolean | null | undefined;
  readonly otpenabled?: boolean | null | undefined;
}

/**
 * Returns the reasons why switches of a user cannot be turned on. SPID requires a school that is not private
 * and a tax code that identifies the person. One-time codes require a school that uses them. A switch can always be
 * turned off.
 */
export async function refusedSwitches(
  { tx, caller }: Call,
  { spidEnabled, otpenabled }: Switches,
  person: { readonly uid: string; readonly codicefiscale: string },
): Promise<FieldError[]> {
  if (!spidEnabled && !otpenabled) return [];
  const school = await tx
    .selectFrom('school')
    .select(['private_school', 'otp_enabled'])
    .where('customer_code', '=', caller.customerCode)
    .executeTakeFirstOrThrow();
  const errors: FieldError[] = [];
  if (otpenabled && !school.otp_enabled) errors.push({ field: 'otpenabled', message: NO_OTP_IN_THIS_SCHOOL });
  if (spidEnabled && school.private_school) {
    errors.push({ field: 'spidEnabled', message: NO_SPID_IN_PRIVATE_SCHOOLS });
  } else if (spidEnabled) {
    const anomaly = await anomalyOf(tx, caller.customerCode, person);
    if (anomaly) errors.push({ field: 'spidEnabled', message: anomalySays[anomaly] });
  }
  return errors;
}

/** Returns why this tax code does not identify one account of the school; undefined if it does. */
async function anomalyOf(
  tx: Tx,
  customerCode: string,
  { uid, codicefiscale }: { readonly uid: string; readonly codicefiscale: string },
): Promise<TaxCodeAnomaly | undefined> {
  if (!codicefiscale) return 'missing';
  if (!isTaxCode(codicefiscale)) return 'wrong';
  const other = await tx
    .selectFrom('account')
    .select('uid')
    .where('customer_code', '=', customerCode)
    .where('codice_fiscale', '=', codicefiscale)
    .where('uid', '!=', uid)
    .executeTakeFirst();
  return other && 'duplicate';
}
