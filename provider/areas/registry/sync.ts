import { sql } from 'kysely';
import * as registryMessages from '../../../contract/messages/it/registry';
import { message } from '../../../contract/messages/message';
import { serviceYear } from '../../../contract/orders/serviceYear';
import { registrySync, usersSync } from '../../../contract/registry/endpoints';
import { idOfPerson } from '../../../contract/registry/registryPerson';
import { type Call, implement } from '../../http/call';
import { runInCall } from '../../operations/runInCall';
import { Refusal } from '../../refusal';
import { mustBeLicensed, yearOf } from './licensed';
import { findRegistry, lockPeople } from './registryStore';
import { registryWork } from './registryWork';

export const syncPeople = implement(registrySync, async (call, { params, body: { persone } }) => {
  await mustBeLicensed(call);
  const year = String(yearOf(call, params.year));
  if (persone.some((id) => !id.startsWith(`${year}~`)))
    throw new Refusal('invalid', {
      errors: [
        { field: 'persone', message: message(registryMessages.choosePeopleOfServiceYear, { count: year }) },
      ],
    });
  return sync(call, persone);
});

/** Sets the tax codes of users to those of the registry. The response lists refused users by uid. */
export const syncUsers = implement(usersSync, async (call, { body: { uids } }) => {
  await mustBeLicensed(call);
  const { tx, caller, now } = call;
  const people = await findRegistry(tx, caller.customerCode, serviceYear(now));
  const linked = people.filter(({ uidPortale }) => uidPortale);
  const wanted = uids
    ? linked.filter(({ uidPortale }) => uids.includes(uidPortale ?? ''))
    : linked.filter(({ codiceFiscaleAllineato }) => !codiceFiscaleAllineato);
  const uidById = new Map(wanted.map((person) => [idOfPerson(person), person.uidPortale ?? '']));
  const { done, rejects, ...kept } = await sync(call, [...uidById.keys()]);
  const strangers = (uids ?? []).filter((uid) => !wanted.some(({ uidPortale }) => uidPortale === uid));
  return {
    done: done.map((id) => uidById.get(id) ?? id),
    rejects: [
      ...rejects.map((reject) => ({ ...reject, id: uidById.get(reject.id) ?? reject.id })),
      ...(await notLinked(call, strangers)),
    ],
    ...kept,
  };
});

async function sync(call: Call, ids: readonly string[]) {
  const { done, left, ...kept } = await runInCall(call, registryWork, 'sync', { ids });
  const people = await lockPeople(
    call.tx,
    call.caller.customerCode,
    left.map(({ id }) => id),
  );
  const rejects = left.map(({ id, reason }) => {
    const person = people.get(id);
    return {
      id,
      uid: person?.uidPortale,
      labelNomeCognome: person ? `${person.nome} ${person.cognome}` : id,
      codicefiscale: person?.codiceFiscale,
      motivo: reason,
    };
  });
  return { done: done.map(({ id }) => id), rejects, ...kept };
}

const NOT_LINKED = registryMessages.notLinked;

async function notLinked({ tx, caller }: Call, uids: readonly string[]) {
  if (uids.length === 0) return [];
  const rows = await tx
    .selectFrom('account')
    .select(['uid', 'cn', 'sn', 'codice_fiscale'])
    .where('customer_code', '=', caller.customerCode)
    .where('uid', '=', sql<string>`any(${uids}::text[])`)
    .orderBy('uid')
    .execute();
  return rows.map(({ uid, cn, sn, codice_fiscale }) => ({
    id: uid,
    uid,
    labelNomeCognome: `${cn} ${sn}`,
    codicefiscale: codice_fiscale,
    motivo: NOT_LINKED,
  }));
}
