import * as registryMessages from '../../../contract/messages/it/registry';
import { message } from '../../../contract/messages/message';
import { serviceYears } from '../../../contract/orders/serviceYear';
import { holdsRegistry } from '../../../contract/registry/registryPerson';
import type { Tx } from '../../db/database';
import { licencesOf } from '../../db/licencesOf';
import type { Call } from '../../http/call';
import { Refusal } from '../../refusal';

const NO_LICENCE = registryMessages.noLicence;

/** Returns the reason why a school has no registry; undefined if it has Alunni or Personale. */
export async function unlicensed(tx: Tx, customerCode: string): Promise<string | undefined> {
  return holdsRegistry(await licencesOf(tx, customerCode)) ? undefined : NO_LICENCE;
}

/** @throws Refusal if the school has neither Alunni nor Personale */
export async function mustBeLicensed({ tx, caller }: Call): Promise<void> {
  const detail = await unlicensed(tx, caller.customerCode);
  if (detail) throw new Refusal('forbidden', { detail });
}

/**
 * Returns the year in the path as a number.
 * @throws Refusal if it is neither the current nor the previous service year
 */
export function yearOf({ now }: Call, year: string): number {
  const years = serviceYears(now);
  if (years.includes(Number(year))) return Number(year);
  throw new Refusal('notFound', {
    detail: message(registryMessages.chooseServiceYear, { years: years.map(String) }),
  });
}
