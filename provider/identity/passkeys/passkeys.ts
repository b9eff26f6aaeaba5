import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../../db/database';
import type { Subject } from '../subject';

/** A signed-in person. A passkey belongs to the owner of the password: the alias identity, or the school account. */
export type Whose = Pick<Subject, 'userType' | 'person' | 'customerCode' | 'uid'>;

/** A verified new credential of a device. */
export interface MadePasskey {
  readonly userHandle: string;
  readonly credentialId: string;
  readonly publicKey: string;
  readonly transports: readonly string[];
  readonly counter: number;
  readonly synced: boolean;
}

/** Returns a person's passkeys, the oldest first. */
export function passkeysOf(tx: Tx, { person }: Pick<Whose, 'person'>) {
  return tx
    .selectFrom('passkey')
    .select(['id', 'name', 'created_at', 'used_at', 'synced', 'user_handle', 'credential_id', 'transports'])
    .where('person', '=', person)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Stores a passkey. @returns false if its credential is stored already, for any person */
export async function addPasskey(
  tx: Tx,
  { userType, person, customerCode, uid }: Whose,
  made: MadePasskey,
  { name, at }: { readonly name: string; readonly at: Date },
): Promise<boolean> {
  const owner =
    userType === 'ALIAS'
      ? { alias: person, customer_code: null, uid: null }
      : { alias: null, customer_code: customerCode, uid };
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('passkey')
    .values({
      ...owner,
      person,
      id: randomUUID(),
      user_handle: made.userHandle,
      credential_id: made.credentialId,
      public_key: made.publicKey,
      transports: made.transports.join(' '),
      counter: made.counter,
      synced: made.synced,
      name,
      created_at: at,
      used_at: null,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** @returns the previous name; undefined if the person has no passkey with this id */
export async function renamePasskey(
  tx: Tx,
  { person }: Pick<Whose, 'person'>,
  id: string,
  name: string,
): Promise<string | undefined> {
  const before = await tx
    .selectFrom('passkey')
    .select('name')
    .where('person', '=', person)
    .where('id', '=', id)
    .executeTakeFirst();
  await tx.updateTable('passkey').set({ name }).where('person', '=', person).where('id', '=', id).execute();
  return before?.name;
}

export async function removePasskey(tx: Tx, { person }: Pick<Whose, 'person'>, id: string): Promise<void> {
  await tx.deleteFrom('passkey').where('person', '=', person).where('id', '=', id).execute();
}

/** Deletes the passkeys of an account of the transaction's school. @returns how many */
export async function forgetPasskeys(tx: Tx, uid: string): Promise<number> {
  const { rows } = await sql<{ gone: number }>`select forget_passkeys(${uid}) as gone`.execute(tx);
  return Number(rows[0]?.gone ?? 0);
}
