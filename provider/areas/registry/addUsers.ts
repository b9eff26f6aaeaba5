import { sql } from 'kysely';
import * as registryMessages from '../../../contract/messages/it/registry';
import { message } from '../../../contract/messages/message';
import type { RegistryPerson } from '../../../contract/registry/registryPerson';
import { registryImportRules } from '../../../contract/registry/registryRules';
import { freeUsernames } from '../../../contract/users/newUser';
import { asTaxCode } from '../../../contract/values/codiceFiscale';
import type { Tx } from '../../db/database';
import { lockLinkedPeople } from '../../db/lockLinkedPeople';
import { whyReserved } from '../../db/reservedAccounts';
import { insertAccounts, inviteAccounts, type NewAccount } from '../../identity/accounts/newAccounts';
import { removeAccounts } from '../../identity/accounts/removeAccounts';
import { usernameOf } from '../../identity/accounts/usernameOf';
import type { ActionWork, Change, LeftOut, WorkContext, WorkOutcome } from '../../operations/resourceWork';
import { unlicensed } from './licensed';
import { lockPeople, peopleOf, setLinks } from './registryStore';
import { CHANGED_SINCE, UNKNOWN, whyNot } from './whyNot';

/** The version of an account that nobody has changed since it was created. */
const UNTOUCHED = '1';

/** Creates an account for each person, links the two, and mails the person a link to choose a password. */
export const addUsers: ActionWork = {
  mark: 'version',
  async apply(context, ids): Promise<WorkOutcome> {
    const { tx, customerCode, viewer } = context;
    const noLicence = await unlicensed(tx, customerCode);
    if (noLicence) return { done: [], skipped: ids.map((id) => ({ id, reason: noLicence })) };
    const people = await lockPeople(tx, customerCode, ids);
    const known = await accountsByTaxCode(tx, customerCode, [...people.values()]);
    const nextFree = freeUsernames(await takenUsernames(tx, customerCode));
    const created: { readonly id: string; readonly account: NewAccount }[] = [];
    const skipped: LeftOut[] = [];
    for (const id of ids) {
      const person = people.get(id);
      const code = person?.codiceFiscale ?? '';
      const reason = person
        ? (whyNot(registryImportRules, person, viewer) ?? alreadyHas(known.get(code)))
        : UNKNOWN;
      if (!person || reason) {
        skipped.push({ id, reason: reason ?? UNKNOWN });
        continue;
      }
      const username = nextFree(usernameOf(person.cognome, person.nome));
      const account = accountOf(person, `${username}.${customerCode}`);
      known.set(code, account.uid);
      created.push({ id, account });
    }
    const accounts = created.map(({ account }) => account);
    await insertAccounts(context, accounts);
    await inviteAccounts(context, accounts);
    await setLinks(
      tx,
      customerCode,
      created.map(({ id, account }) => ({ id, uid: account.uid })),
    );
    const done = created.map(({ id, account: { uid, ...data } }) => ({
      id,
      before: { uidPortale: null },
      after: { uidPortale: uid, ...data },
      mark: UNTOUCHED,
    }));
    return { done, skipped };
  },

  /** Locks the linked people of all years, because an account may be linked to one person in each year. */
  lockBeforeTakeBack: ({ tx, customerCode }, changes) =>
    lockLinkedPeople(tx, customerCode, changes.map(uidOf)),

  /** Removes the accounts that have not been used yet. */
  async takeBack(context, changes): Promise<WorkOutcome> {
    const { tx, customerCode } = context;
    const people = await peopleOf(
      tx,
      customerCode,
      changes.map(({ id }) => id),
    );
    const unused = await unusedAccounts(context, changes);
    const reserved = await whyReserved(context, changes.map(uidOf));
    const judged = changes.map((change) => {
      const person = people.get(change.id);
      if (!person) return { change, reason: UNKNOWN };
      if (person.uidPortale !== uidOf(change)) return { change, reason: CHANGED_SINCE };
      if (!unused.has(uidOf(change))) return { change, reason: IN_USE };
      return { change, reason: reserved.get(uidOf(change)) };
    });
    const todo = judged.flatMap(({ change, reason }) => (reason ? [] : [change]));
    await removeAccounts(context, todo.map(uidOf));
    return {
      done: todo.map(({ id, before, after }) => ({ id, before: after, after: before, mark: UNTOUCHED })),
      skipped: judged.flatMap(({ change, reason }) => (reason ? [{ id: change.id, reason }] : [])),
    };
  },
};

const IN_USE = registryMessages.inUse;

const uidOf = ({ after }: Change): string => (after as { readonly uidPortale: string }).uidPortale;

const accountOf = (person: RegistryPerson, uid: string): NewAccount => ({
  uid,
  sn: person.cognome,
  cn: person.nome,
  email: person.email ?? '',
  codicefiscale: asTaxCode(person.codiceFiscale ?? ''),
  dataNascita: person.dataNascita,
});

const alreadyHas = (uid: string | undefined) =>
  uid && message(registryMessages.accountHasTaxCodeAlready, { uid });

/** Finds the accounts that already have one of the tax codes. */
async function accountsByTaxCode(
  tx: Tx,
  customerCode: string,
  people: readonly RegistryPerson[],
): Promise<Map<string, string>> {
  const codes = people.flatMap(({ codiceFiscale }) => codiceFiscale ?? []);
  const rows = await tx
    .selectFrom('account')
    .select(['uid', 'codice_fiscale'])
    .where('customer_code', '=', customerCode)
    .where('codice_fiscale', '=', sql<string>`any(${codes}::text[])`)
    .orderBy('uid')
    .execute();
  return new Map(rows.map(({ uid, codice_fiscale }) => [codice_fiscale ?? '', uid]));
}

async function takenUsernames(tx: Tx, customerCode: string): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('account')
    .select(sql<string>`lower(username)`.as('username'))
    .where('customer_code', '=', customerCode)
    .execute();
  return new Set(rows.map(({ username }) => username));
}

/** Selects the accounts that are as they were created: never signed in to, never changed, without roles. */
async function unusedAccounts(
  { tx, customerCode }: WorkContext,
  changes: readonly Change[],
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('account')
    .select(['uid', 'version'])
    .where('customer_code', '=', customerCode)
    .where('uid', '=', sql<string>`any(${changes.map(uidOf)}::text[])`)
    .where('last_login', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('account_group as held')
            .select('held.cn')
            .whereRef('held.customer_code', '=', 'account.customer_code')
            .whereRef('held.uid', '=', 'account.uid'),
        ),
      ),
    )
    .forUpdate()
    .execute();
  const marks = new Map(changes.map((change) => [uidOf(change), change.mark]));
  return new Set(rows.flatMap(({ uid, version }) => (marks.get(uid) === String(version) ? [uid] : [])));
}
