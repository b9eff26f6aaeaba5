import { sql } from 'kysely';
import { endAccess } from '../../../identity/access/endAccess';
import type { WorkContext } from '../../../operations/resourceWork';

/** A version is a mark: whatever changes a user moves it on. */
export const markOf = (version: number): string => String(version);

/** Changes of users, only what each names. @returns their versions from now on */
export async function updateAccounts(
  { tx, customerCode, now }: Pick<WorkContext, 'tx' | 'customerCode' | 'now'>,
  updates: readonly { readonly uid: string; readonly changes: object }[],
): Promise<ReadonlyMap<string, number>> {
  const rows = updates.map(({ uid, changes }) => ({ uid, c: changes }));
  const { rows: changed } = await sql<{ uid: string; version: number }>`
    update account as a set
      sn = case when u.c ? 'sn' then u.c ->> 'sn' else a.sn end,
      cn = case when u.c ? 'cn' then u.c ->> 'cn' else a.cn end,
      email = case when u.c ? 'email' then u.c ->> 'email' else a.email end,
      codice_fiscale = case when u.c ? 'codicefiscale' then nullif(u.c ->> 'codicefiscale', '') else a.codice_fiscale end,
      data_nascita = case when u.c ? 'dataNascita' then (u.c ->> 'dataNascita')::date else a.data_nascita end,
      data_scadenza = case when u.c ? 'dataScadenza' then (u.c ->> 'dataScadenza')::date else a.data_scadenza end,
      version = a.version + 1
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as u(uid text, c jsonb)
    where a.customer_code = ${customerCode} and a.uid = u.uid
    returning a.uid, a.version`.execute(tx);
  const written = updates.flatMap(({ uid, changes }) => ('email' in changes ? [uid] : []));
  if (written.length > 0) await endAccess(tx, 'emailChanged', { customerCode, uids: written }, now);
  return new Map(changed.map(({ uid, version }) => [uid, version]));
}
