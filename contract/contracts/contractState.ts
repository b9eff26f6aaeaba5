import type { ContractState, LicenceProduct } from '../licences/licenceProduct';
import { LICENCE_EXPIRING_DAYS } from '../licences/licenceState';
import { addDays } from '../values/dates';

/** Days after the end of a contract during which its renewal is awaited. Then the contract has ended. */
export const RENEWAL_AWAITED_DAYS = 60;

/** States derived from the end date of a contract; the others are set by the provider's staff. */
const byDay: readonly ContractState[] = ['Attiva', 'In Scadenza', 'In attesa di rinnovo'];

/** Returns the state of a contract on a day in Rome. Like a licence, a contract is still valid on its last day. */
export function contractStateOn(
  {
    statoContratto,
    dataScadenzaAssistenza: ends,
  }: Pick<LicenceProduct, 'statoContratto' | 'dataScadenzaAssistenza'>,
  today: string,
): ContractState {
  if (!ends || !byDay.includes(statoContratto)) return statoContratto;
  if (ends < addDays(today, -RENEWAL_AWAITED_DAYS)) return 'Cessata';
  if (ends < today) return 'In attesa di rinnovo';
  return ends <= addDays(today, LICENCE_EXPIRING_DAYS) ? 'In Scadenza' : 'Attiva';
}
