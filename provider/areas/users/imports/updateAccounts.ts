import { sql } from 'kysely';
import { toColumns, writtenColumns } from '../../../db/accountColumns';
import { changedEmails } from '../../../identity/accounts/changedEmails';
import type { WorkContext } from '../../../operations/resourceWork';

/** Returns the version as a mark: every change of a user increments it. */
export const versionMark = (version: number): string => String(version);

const assignments = sql.raw(
  writtenColumns
    .map(
      ({ column, type }) =>
        `${column} = case when u.c ? '${column}' then (u.c ->> '${column}')::${type} else a.${column} end`,
    )
    .join(', '),
);

/**
 * Updates users, who must be locked, in the named fields only.
 * @returns their new versions
 */
export async function updateAccounts(
  context: WorkContext,
  updates: readonly { readonly uid: string; readonly changes: object }[],
): Promise<ReadonlyMap<string, number>> {
  const { tx, customerCode } = context;
  const written = updates.flatMap(({ uid, changes }) =>
    'email' in changes ? [{ uid, after: String(changes.email) }] : [],
  );
  const before = await emailsOf(
    context,
    written.map(({ uid }) => uid),
  );
  const rows = updates.map(({ uid, changes }) => ({ uid, c: toColumns(changes) }));
  const { rows: changed } = await sql<{ uid: string; version: number }>`
    update account as a set ${assignments},
      version = a.version + 1
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as u(uid text, c jsonb)
    where a.customer_code = ${customerCode} and a.uid = u.uid
    returning a.uid, a.version`.execute(tx);
  await changedEmails(
    context,
    written.map((one) => ({ ...one, before: before.get(one.uid) ?? '' })),
  );
  return new Map(changed.map(({ uid, version }) => [uid, version]));
}

async function emailsOf(
  { tx, customerCode }: WorkContext,
  uids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (uids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('account')
    .select(['uid', 'email'])
    .where('customer_code', '=', customerCode)
    .where('uid', '=', sql<string>`any(${uids}::text[])`)
    .execute();
  return new Map(rows.map(({ uid, email }) => [uid, email]));
}
