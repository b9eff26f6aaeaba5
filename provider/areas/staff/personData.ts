import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import {
  personDataErase,
  personDataExport,
  personDataRead,
} from '../../../contract/staff/endpoints/personData';
import type { PersonAccount } from '../../../contract/staff/personData';
import { queueEvents } from '../../audit/recordAudit';
import { personDataFile } from '../../documents/personDataFile';
import { type Call, implement, implementInSteps } from '../../http/call';
import { erasureRefusals, NO_ACCOUNTS, otherAccounts } from '../../i18n/personData.it';
import {
  type AccountEntries,
  accountsOfPerson,
  countEntries,
  entriesOf,
  erasePerson,
  lockForErasure,
  MOST_ENTRIES,
} from '../../platform/personData';
import { Refusal } from '../../refusal';

async function accountsOf({ tx }: Call, school: string, uid: string): Promise<PersonAccount[]> {
  const accounts = await accountsOfPerson(tx, school, uid);
  if (accounts.length === 0)
    throw new Refusal('notFound', { detail: `L’utenza ${uid} non c’è nella scuola ${school}.` });
  return accounts;
}

const read = implement(personDataRead, async (call, { params: { school, uid } }) => {
  const accounts = await accountsOf(call, school, uid);
  const sources = await countEntries(call.tx, accounts, true);
  call.audit({ entity: 'personData', action: 'read', id: uid });
  return { accounts, sources };
});

interface Exported {
  readonly accounts: readonly (PersonAccount & { readonly entries: AccountEntries })[];
}

/**
 * Exports the data of a person as a zip file. The file is created outside the transaction, because compressing takes
 * long.
 */
const exportData = implementInSteps<typeof personDataExport, Exported, Buffer>(personDataExport, {
  find: async (call, { params: { school, uid }, body: { scope } }) => {
    const found = await accountsOf(call, school, uid);
    const accounts = scope === 'person' ? found : found.slice(0, 1);
    const read = [];
    for (const account of accounts)
      read.push({ ...account, entries: await entriesOf(call.tx, account, scope === 'person') });
    return { accounts: read };
  },
  work: ({ accounts }, { now }) => personDataFile(accounts, now, MOST_ENTRIES),
  store: async (call, { params: { uid }, body: { scope, reason } }, file, { accounts }) => {
    call.audit({ entity: 'personData', action: 'export', id: uid, after: { scope, reason } });
    // The log of each school shows that data of its accounts was exported.
    for (const { school, uid: of } of accounts)
      call.auditInSchool(school, { entity: 'user', action: 'exportData', id: of, after: { reason } });
    return { name: `dati-${uid}.zip`, content: file.toString('base64') };
  },
});

const erase = implement(
  personDataErase,
  async (call, { params: { school, uid }, body: { uids, reason } }) => {
    const { tx, now } = call;
    await lockForErasure(tx, { school, uid }, uids);
    const found = await accountsOf(call, school, uid);
    const chosen = found.filter((account) => uids.includes(account.uid));
    const unknown = uids.filter((one) => !found.some((account) => account.uid === one));
    if (unknown.length > 0) throw new Refusal('conflict', { detail: otherAccounts(unknown.join(', ')) });
    if (chosen.length === 0) throw new Refusal('conflict', { detail: NO_ACCOUNTS });
    for (const { uid: of, hindrances } of chosen)
      for (const hindrance of hindrances)
        throw new Refusal('conflict', { detail: erasureRefusals[hindrance](of) });
    const sources = await countEntries(tx, chosen, chosen.length === found.length);
    for (const account of chosen) {
      await erasePerson(tx, account);
      // Events tell other systems to delete the person too (GDPR, article 19). The log below does not name the person.
      const gone = { entity: 'user', action: 'delete', id: account.uid };
      await queueEvents(tx, { customerCode: account.school, at: now }, [gone]);
    }
    await forgetProposal(call, uid);
    const erasure = randomUUID();
    const schools = [...new Set(chosen.map((account) => account.school))];
    call.audit({
      entity: 'personData',
      action: 'erase',
      id: erasure,
      after: { schools: schools.join(', '), accounts: chosen.length, reason },
    });
    for (const code of schools)
      call.auditInSchool(code, { entity: 'user', action: 'erase', after: { erasure, reason } });
    return { erasure, accounts: chosen.length, left: sources.filter((one) => one.erasure !== 'deleted') };
  },
);

/**
 * Deletes the input of the proposal to erase the person (FOUR_EYES), because it names them. The proposal stays in the
 * list.
 */
const forgetProposal = ({ tx }: Call, uid: string) =>
  tx
    .updateTable('operator_proposal')
    .set({ input: '{}' })
    .where('endpoint', '=', personDataErase.id)
    .where(sql`input #>> '{params,uid}'`, '=', uid)
    .execute();

/** Implementations of the endpoints that export and erase the data of a person. */
export const personData = [read, exportData, erase];
