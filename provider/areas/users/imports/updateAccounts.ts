import { sql } from 'kysely';
import { toColumns, writtenColumns } from '../../../db/accountColumns';
import { endAccess } from '../../../identity/access/endAccess';
import type { WorkContext } from '../../../operations/resourceWork';

/** A version is a mark: whatever changes a user moves it on. */
export const markOf = (version: number): string => String(version);

const assignments = sql.raw(
  writtenColumns
    .map(
      ({ column, type }) =>
        `${column} = case when u.c ? '${column}' then (u.c ->> '${column}')::${type} else a.${column} end`,
    )
    .join(', '),
);

/** Changes of users, only what each names. @returns their versions from now on */
export async function updateAccounts(
  { tx, customerCode, now }: Pick<WorkContext, 'tx' | 'customerCode' | 'now'>,
  updates: readonly { readonly uid: string; readonly changes: object }[],
): Promise<ReadonlyMap<string, number>> {
  const rows = updates.map(({ uid, changes }) => ({ uid, c: toColumns(changes) }));
  const { rows: changed } = await sql<{ uid: string; version: number }>`
    update account as a set ${assignments},
      version = a.version + 1
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as u(uid text, c jsonb)
    where a.customer_code = ${customerCode} and a.uid = u.uid
    returning a.uid, a.version`.execute(tx);
  const written = updates.flatMap(({ uid, changes }) => ('email' in changes ? [uid] : []));
  if (written.length > 0) await endAccess(tx, 'emailChanged', { customerCode, uids: written }, now);
  return new Map(changed.map(({ uid, version }) => [uid, version]));
}
