import type { Tx } from '../../db/database';
import { findAccount, findAliasOf } from '../accounts/findCandidate';
import type { Subject } from '../subject';

/** A passkey used to sign in, with its subject. */
export interface FoundPasskey {
  readonly subject: Subject;
  readonly person: string;
  readonly id: string;
  readonly name: string;
  readonly userHandle: string;
  readonly credentialId: string;
  readonly publicKey: string;
}

/**
 * Finds a passkey by its credential id; undefined if it is unknown or its owner cannot sign in. Passkeys of disabled
 * accounts are found, as in `findCandidate`.
 * @param wanted the account as which an alias wants to act; ignored if not linked to the alias
 */
export async function findPasskey(
  tx: Tx,
  credentialId: string,
  now: Date,
  wanted: Subject | undefined,
): Promise<FoundPasskey | undefined> {
  const row = await tx
    .selectFrom('passkey')
    .select(['person', 'id', 'name', 'uid', 'alias', 'user_handle', 'public_key'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { person, id, name, user_handle: userHandle, public_key: publicKey } = row;
  const candidate = row.alias
    ? await findAliasOf(tx, row.alias, now, wanted)
    : await findAccount(tx, row.uid ?? '');
  return candidate && { subject: candidate.subject, person, id, name, userHandle, credentialId, publicKey };
}

/**
 * Stores the use counter of a device. A counter that does not increase shows that the key was copied.
 * @returns whether the counter increased, or is always 0, which means that the device has none
 */
export async function countUse(
  tx: Tx,
  { person, id }: FoundPasskey,
  { counter, synced, at }: { readonly counter: number; readonly synced: boolean; readonly at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('passkey')
    .set({ counter, synced, used_at: at })
    .where('person', '=', person)
    .where('id', '=', id)
    .where((is) =>
      is.or([is('counter', '<', counter), is.and([is('counter', '=', 0), is.val(counter === 0)])]),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
