import type { ContractState, LicenceProduct } from '../licences/licenceProduct';
import { LICENCE_EXPIRING_DAYS } from '../licences/licenceState';
import { addDays } from '../values/dates';

/** A contract that is over is waited for so many days to be renewed; then it has ended. */
export const RENEWAL_AWAITED_DAYS = 60;

/** The states that follow from the day a contract ends; the others are what the provider's staff says. */
const byDay: readonly ContractState[] = ['Attiva', 'In Scadenza', 'In attesa di rinnovo'];

/** The state of a contract on a day in Rome: as a licence, it is good on its last day still. */
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
