import { sql } from 'kysely';
import type { ScimChange } from '../../../contract/scim/scimClient';
import type { Database, Tx } from '../../db/database';
import { suspendedAt } from '../../identity/accounts/readRights';
import { hashOf } from '../../identity/operators/secrets';

/** A SCIM client that was identified by its token. */
export interface AuthenticatedClient {
  readonly customerCode: string;
  readonly id: string;
  readonly name: string;
  readonly mode: 'prova' | 'attiva';
}

/** Maximum number of recorded changes of a client: a client that sends random names must not fill the database. */
const MOST_CHANGES = 20_000;

/** Returns the name of a client in the history and in the audit log. */
export const authorOf = ({ name }: Pick<AuthenticatedClient, 'name'>): string => `sincronizzazione/${name}`;

/** Finds the client that a token belongs to, in any school. */
export const findClient = (
  db: Database,
  token: string,
  now: Date,
): Promise<AuthenticatedClient | undefined> => db.asIdentity((tx) => clientBy(tx, token, now));

/**
 * Finds the client of a token. In a school's transaction, finds only clients of that school. Finds none of a closed or
 * suspended school.
 */
export async function clientBy(tx: Tx, token: string, now: Date): Promise<AuthenticatedClient | undefined> {
  const row = await tx
    .selectFrom('scim_client')
    .innerJoin('school', 'school.customer_code', 'scim_client.customer_code')
    .select(['scim_client.customer_code', 'id', 'scim_client.name', 'mode'])
    .where('token_hash', '=', hashOf(token))
    .where('school.closed_at', 'is', null)
    .where(suspendedAt(now), 'is', false)
    .executeTakeFirst();
  return row && { customerCode: row.customer_code, id: row.id, name: row.name, mode: row.mode };
}

/** Notes the time of a call, at most once a minute. */
export async function noteUse(tx: Tx, { customerCode, id }: AuthenticatedClient, now: Date): Promise<void> {
  await tx
    .updateTable('scim_client')
    .set({ used_at: now })
    .where('customer_code', '=', customerCode)
    .where('id', '=', id)
    .where((where) =>
      where.or([where('used_at', 'is', null), where('used_at', '<', new Date(now.getTime() - 60_000))]),
    )
    .execute();
}

type ScimChangeKey = Pick<ScimChange, 'kind' | 'target'>;

/**
 * Records changes that were only tried, or refused.
 * @returns whether any of them is new, or has another outcome or reason than before
 */
export async function recordChanges(
  tx: Tx,
  { customerCode, id }: AuthenticatedClient,
  changes: readonly ScimChangeKey[],
  { outcome, reason }: { readonly outcome: ScimChange['outcome']; readonly reason?: string },
  now: Date,
): Promise<boolean> {
  const { count } = await tx
    .selectFrom('scim_change')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('customer_code', '=', customerCode)
    .where('client', '=', id)
    .executeTakeFirstOrThrow();
  if (changes.length === 0 || Number(count) >= MOST_CHANGES) return false;
  const once = new Map(changes.map((one) => [`${one.kind} ${one.target}`, one]));
  const before = await tx
    .selectFrom('scim_change')
    .select(['kind', 'target', 'outcome', 'reason'])
    .where('customer_code', '=', customerCode)
    .where('client', '=', id)
    .where('target', '=', sql<string>`any(${changes.map(({ target }) => target)}::text[])`)
    .execute();
  await tx
    .insertInto('scim_change')
    .values(
      [...once.values()].map(({ kind, target }) => ({
        customer_code: customerCode,
        client: id,
        kind,
        target,
        outcome,
        reason: reason ?? null,
        at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['customer_code', 'client', 'kind', 'target'])
        .doUpdateSet({ outcome, reason: reason ?? null, at: now }),
    )
    .execute();
  return [...once.values()].some(
    (one) =>
      !before.some(
        (known) =>
          known.kind === one.kind &&
          known.target === one.target &&
          known.outcome === outcome &&
          known.reason === (reason ?? null),
      ),
  );
}

/** Deletes the recorded changes of these records, because they have now been made. */
export async function forgetChanges(
  tx: Tx,
  { customerCode, id }: AuthenticatedClient,
  changes: readonly ScimChangeKey[],
): Promise<void> {
  if (changes.length === 0) return;
  await tx
    .deleteFrom('scim_change')
    .where('customer_code', '=', customerCode)
    .where('client', '=', id)
    .where(
      sql<string>`kind || ' ' || target`,
      '=',
      sql<string>`any(${changes.map(({ kind, target }) => `${kind} ${target}`)}::text[])`,
    )
    .execute();
}

/**
 * The kind of identifier that a client has for a record: that of a user, that of a group, or a user name with a domain
 * (`rossi@scuola.example`).
 */
type ExternalIdType = 'User' | 'Group' | 'UserName';

/** Reads the client's own identifiers of records, by id. */
export async function readExternalIds(
  tx: Tx,
  { customerCode, id }: AuthenticatedClient,
  type: ExternalIdType,
  only?: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .selectFrom('scim_external_id')
    .select(['id', 'external_id'])
    .where('customer_code', '=', customerCode)
    .where('client', '=', id)
    .where('type', '=', type)
    .$if(only !== undefined, (query) => query.where('id', '=', sql<string>`any(${only}::text[])`))
    .execute();
  return new Map(rows.map((row) => [row.id, row.external_id]));
}

/** Stores the client's own identifier of a record, or removes it. */
export async function writeExternalId(
  tx: Tx,
  { customerCode, id: client }: AuthenticatedClient,
  type: ExternalIdType,
  id: string,
  externalId: string | undefined,
): Promise<void> {
  if (externalId === undefined) {
    await tx
      .deleteFrom('scim_external_id')
      .where('customer_code', '=', customerCode)
      .where('client', '=', client)
      .where('type', '=', type)
      .where('id', '=', id)
      .execute();
    return;
  }
  const row = { customer_code: customerCode, client, type, id, external_id: externalId };
  await tx
    .insertInto('scim_external_id')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['customer_code', 'client', 'type', 'id']).doUpdateSet({ external_id: externalId }),
    )
    .execute();
}

/** Returns the uids, as stored, of the school's accounts whose uid is among `names`, ignoring case. */
export async function uidsNamed(
  tx: Tx,
  { customerCode }: AuthenticatedClient,
  names: readonly string[],
): Promise<readonly string[]> {
  const lower = names.map((name) => name.toLowerCase());
  const rows = await tx
    .selectFrom('account')
    .select('uid')
    .where('customer_code', '=', customerCode)
    .where(sql<string>`lower(uid)`, '=', sql<string>`any(${lower}::text[])`)
    .orderBy('uid')
    .execute();
  return rows.map(({ uid }) => uid);
}
