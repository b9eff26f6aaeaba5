import { sql } from 'kysely';
import * as registryMessages from '../../../contract/messages/it/registry';
import { registrySyncRules } from '../../../contract/registry/registryRules';
import { syncRefusal } from '../../../contract/registry/registrySync';
import type { Tx } from '../../db/database';
import { whyReserved } from '../../db/reservedAccounts';
import type { ActionWork, Change, LeftOut, WorkOutcome } from '../../operations/resourceWork';
import { unlicensed } from './licensed';
import { lockPeople } from './registryStore';
import { CHANGED_SINCE, UNKNOWN, whyNot } from './whyNot';

/** The part of an account that the sync changes. */
interface AccountCode {
  readonly uidPortale: string;
  readonly codicefiscale: string | null;
}

/** Sets the tax codes of people's accounts to those of the registry. */
export const syncTaxCodes: ActionWork = {
  mark: 'version',
  async apply({ tx, customerCode, viewer }, ids): Promise<WorkOutcome> {
    const noLicence = await unlicensed(tx, customerCode);
    if (noLicence) return { done: [], skipped: ids.map((id) => ({ id, reason: noLicence })) };
    const people = await lockPeople(tx, customerCode, ids);
    const wanted: { readonly id: string; readonly code: AccountCode }[] = [];
    const skipped: LeftOut[] = [];
    const seen = new Set<string>();
    for (const id of ids) {
      const person = people.get(id);
      const reason = person
        ? (whyNot(registrySyncRules, person, viewer) ?? syncRefusal(person) ?? twice(seen, person.uidPortale))
        : UNKNOWN;
      if (!person?.uidPortale || reason) {
        skipped.push({ id, reason: reason ?? UNKNOWN });
        continue;
      }
      seen.add(person.uidPortale);
      const codicefiscale = person.codiceFiscale ?? null;
      wanted.push({ id, code: { uidPortale: person.uidPortale, codicefiscale } });
    }
    const before = await lockCodes(
      tx,
      customerCode,
      wanted.map(({ code }) => code.uidPortale),
    );
    const versions = await writeCodes(
      tx,
      customerCode,
      wanted.map(({ code }) => code),
    );
    const done = wanted.map(({ id, code }) => ({
      id,
      before: { ...code, codicefiscale: before.get(code.uidPortale)?.codicefiscale ?? null },
      after: code,
      mark: String(versions.get(code.uidPortale)),
    }));
    return { done, skipped };
  },

  /** Restores the previous codes of accounts that nobody has changed since. */
  async takeBack(context, changes): Promise<WorkOutcome> {
    const { tx, customerCode } = context;
    const uidOf = ({ after }: Change) => (after as AccountCode).uidPortale;
    const now = await lockCodes(tx, customerCode, changes.map(uidOf));
    const reserved = await whyReserved(context, changes.map(uidOf));
    const reasonOf = (change: Change) =>
      String(now.get(uidOf(change))?.version) === change.mark ? reserved.get(uidOf(change)) : CHANGED_SINCE;
    const judged = changes.map((change) => ({ change, reason: reasonOf(change) }));
    const todo = judged.flatMap(({ change, reason }) => (reason ? [] : [change]));
    const versions = await writeCodes(
      tx,
      customerCode,
      todo.map(({ before }) => before as AccountCode),
    );
    return {
      done: todo.map(({ id, before, after }) => ({
        id,
        before: after,
        after: before,
        mark: String(versions.get((before as AccountCode).uidPortale)),
      })),
      skipped: judged.flatMap(({ change: { id }, reason }) => (reason ? [{ id, reason }] : [])),
    };
  },
};

/**
 * Returns the reason to skip an account that was already aligned in this operation. That happens if the account is
 * linked to one person in each of two years.
 */
const twice = (seen: ReadonlySet<string>, uid: string | null | undefined) =>
  uid && seen.has(uid) ? registryMessages.accountWasAlignedForAnother : undefined;

/** Reads and locks the accounts, always in the same order. */
async function lockCodes(tx: Tx, customerCode: string, uids: readonly string[]) {
  const rows = await tx
    .selectFrom('account')
    .select(['uid', 'codice_fiscale as codicefiscale', 'version'])
    .where('customer_code', '=', customerCode)
    .where('uid', '=', sql<string>`any(${uids}::text[])`)
    .orderBy('uid')
    .forUpdate()
    .execute();
  return new Map(rows.map(({ uid, ...row }) => [uid, row]));
}

/**
 * Writes the tax codes of accounts.
 * @returns the new version of each changed account
 */
async function writeCodes(
  tx: Tx,
  customerCode: string,
  codes: readonly AccountCode[],
): Promise<ReadonlyMap<string, number>> {
  if (codes.length === 0) return new Map();
  const { rows } = await sql<{ uid: string; version: number }>`
    update account set codice_fiscale = wanted.codicefiscale, version = account.version + 1
    from jsonb_to_recordset(${JSON.stringify(codes)}::jsonb) as wanted("uidPortale" text, codicefiscale text)
    where account.customer_code = ${customerCode} and account.uid = wanted."uidPortale"
    returning account.uid, account.version`.execute(tx);
  return new Map(rows.map(({ uid, version }) => [uid, version]));
}
