import { sql } from 'kysely';
import { accountPasswordChange, accountResetPassword } from '../../../contract/endpoints/account';
import { DEMO_KEEPS_PASSWORD, WRONG_PASSWORD } from '../../../contract/entities/account';
import { type Arriving, implementPrepared } from '../../http/call';
import { Refusal } from '../../http/refusal';
import { requestPassword } from '../../identity/accounts/requestPassword';
import { hashPassword, verifyPassword } from '../../identity/password';
import { countAttempts, uncountAttempts } from '../../identity/rateLimit';
import { endSessions } from '../../identity/sessions/sessions';
import { limitsFor } from '../../identity/signIn/throttle';
import { isDemoUser } from './demoUser';
import { readOwner } from './readOwner';

/** How many current passwords may be wrong, at most, in each five minutes. */
export const changeLimits = { account: 5, address: 100 } as const;

interface Prepared {
  /** Of what was sent as the current password: whether it is. */
  readonly right: boolean;
  readonly newHash: string;
  readonly forgive: () => Promise<void>;
}

/** Compares and hashes before the transaction: both take long, and a wrong attempt counts though the call is refused. */
async function prepare({ services, holder, address, body }: Arriving): Promise<Prepared> {
  const { db, clock } = services;
  const { passwordAttuale, passwordNuova } = (body ?? {}) as Record<string, unknown>;
  const counted = limitsFor('change', { username: holder.person, address }, changeLimits);
  const retryAfter = await countAttempts(db, clock, counted);
  if (retryAfter !== undefined) throw new Refusal('tooManyRequests', { retryAfter });
  const { passwordHash } = await db.asIdentity((tx) => readOwner(tx, holder));
  return {
    right: await verifyPassword(passwordHash, String(passwordAttuale ?? '')),
    newHash: await hashPassword(String(passwordNuova ?? '')),
    forgive: () => uncountAttempts(db, clock, counted),
  };
}

/**
 * The new password, of the alias identity for whoever is signed in with it, else of the school account (ACC-027).
 * The person's other sessions end, this one goes on.
 */
export const change = implementPrepared(accountPasswordChange, prepare, async (call, { body }, prepared) => {
  const { tx, caller, config } = call;
  const owner = await readOwner(tx, caller);
  if (isDemoUser(config, owner)) throw new Refusal('forbidden', { detail: DEMO_KEEPS_PASSWORD });
  if (body.username.toLowerCase() !== owner.username.toLowerCase()) throw new Refusal('notFound');
  if (!prepared.right) {
    throw new Refusal('invalid', { errors: [{ field: 'passwordAttuale', message: WRONG_PASSWORD }] });
  }
  if (caller.userType === 'ALIAS') {
    await tx
      .updateTable('alias')
      .set({ password_hash: prepared.newHash })
      .where('person', '=', caller.person)
      .execute();
  } else {
    await tx
      .updateTable('account')
      .set({ password_hash: prepared.newHash, version: sql<number>`version + 1` })
      .where('customer_code', '=', caller.customerCode)
      .where('uid', '=', caller.uid)
      .execute();
    // A link that is still about would let its holder undo this.
    await tx
      .deleteFrom('password_link')
      .where('customer_code', '=', caller.customerCode)
      .where('uid', '=', caller.uid)
      .execute();
  }
  const ended = await endSessions(tx, { but: caller.grant });
  call.audit({ entity: 'account', action: 'changePassword', id: caller.uid, after: { ended } });
  call.afterCommit(prepared.forgive);
  return undefined;
});

/** A mail with a link to a new password, for whoever is signed in and forgot the current one. */
export const reset = implementPrepared(
  accountResetPassword,
  async ({ services, holder, address }) => {
    // The link changes the password of a school account; an alias identity has none of its own.
    if (holder.userType === 'ALIAS') throw new Refusal('notFound');
    const { db, clock, config } = services;
    const asked = { db, clock, publicUrl: config.publicUrl, username: holder.uid, address };
    const retryAfter = await requestPassword(asked);
    if (retryAfter !== undefined) throw new Refusal('tooManyRequests', { retryAfter });
  },
  async () => undefined,
);
