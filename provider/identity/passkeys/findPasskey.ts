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
 * Finds a passkey by its credential id. As with a password, a disabled account is found too.
 * @param wanted the account that an alias wants to act as, if it is one of theirs
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
 * Stores the device's use counter. Of two uses with the same count only one is the device's: the other is a copy's.
 * @returns whether the counter increased
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
