import * as registryMessages from '../../../contract/messages/it/registry';
import { message } from '../../../contract/messages/message';
import { may } from '../../../contract/permissions/permissions';
import { registryNews, registryRefresh } from '../../../contract/registry/endpoints';
import type { RegistryNews, SourcePerson } from '../../../contract/registry/registryNews';
import type { FieldError } from '../../../contract/schema/errors';
import { asTaxCode } from '../../../contract/values/codiceFiscale';
import { type Call, implement } from '../../http/call';
import { type ResourceWorks, workOf } from '../../operations/resourceWork';
import { runInCall } from '../../operations/runInCall';
import { Refusal } from '../../refusal';
import { compare } from './compare';
import { mustBeLicensed, yearOf } from './licensed';
import { registrySource } from './registrySource';
import { applyNews, lastUpdate, ownPeople, recordUpdate } from './updateStore';

const CHANGED = registryMessages.changed;
const NOT_GONE = registryMessages.notGone;
export const news = implement(registryNews, async (call, { params }) => {
  await mustBeLicensed(call);
  return newsOf(call, yearOf(call, params.year));
});

export const refresh = (works: ResourceWorks) =>
  implement(registryRefresh, async (call, { params, body }) => {
    await mustBeLicensed(call);
    const { tx, caller, now } = call;
    const year = yearOf(call, params.year);
    const current = await newsOf(call, year, true);
    if (current.impronta !== body.impronta) throw new Refusal('conflict', { detail: CHANGED, current });
    const { nuovi, cambiati, usciti } = current;
    const operation = await disableGone(call, works, usciti, body.disattiva ?? []);
    await applyNews(tx, caller.customerCode, year, current);
    const counts = { nuovi: nuovi.length, cambiati: cambiati.length, usciti: usciti.length };
    const saved = await recordUpdate(tx, caller, { year, now, ...counts });
    call.audit({
      entity: 'registryPerson',
      action: 'refresh',
      id: String(year),
      before: { cambiati: cambiati.map(({ prima }) => prima), usciti },
      after: { nuovi, cambiati: cambiati.map(({ dopo }) => dopo) },
    });
    return { ...saved, ...(operation && { operation }) };
  });

/**
 * Disables the accounts of people who have left, all or none.
 * @returns the id of the operation in the history; undefined if no accounts are given
 * @throws Refusal if an account is not of such a person, or cannot be disabled
 */
async function disableGone(
  call: Call,
  works: ResourceWorks,
  gone: RegistryNews['usciti'],
  uids: readonly string[],
): Promise<string | undefined> {
  if (uids.length === 0) return undefined;
  if (!may(call.caller.roles, ['user', 'disable'])) throw new Refusal('forbidden');
  const theirs = new Set(gone.map(({ uidPortale }) => uidPortale));
  const errors = uids.flatMap((uid, at): FieldError[] =>
    theirs.has(uid) ? [] : [{ field: `disattiva.${at}`, message: NOT_GONE }],
  );
  if (errors.length > 0) throw new Refusal('invalid', { errors });
  const input = { reset: false };
  const { left, operation } = await runInCall(call, workOf(works, 'user'), 'disable', { ids: uids, input });
  const [first] = left;
  if (first)
    throw new Refusal('conflict', {
      detail: message(registryMessages.registryWasNotUpdated, { reason: first.reason, id: first.id }),
    });
  return operation;
}

async function newsOf({ tx, caller }: Call, year: number, locked = false): Promise<RegistryNews> {
  const { customerCode } = caller;
  const ours = await ownPeople(tx, customerCode, year, locked);
  const published = await registrySource.published(tx, customerCode, year);
  const ultimo = await lastUpdate(tx, customerCode, year);
  return {
    ...compare(ours, published?.people.map(withTaxCode) ?? ours),
    ...(published && { pubblicata: published.at.toISOString() }),
    ...(ultimo && { ultimo }),
  };
}

/** Returns a person with the tax code normalised, because the applications store it as people typed it. */
const withTaxCode = (person: SourcePerson): SourcePerson =>
  person.codiceFiscale ? { ...person, codiceFiscale: asTaxCode(person.codiceFiscale) } : person;
