import { sql } from 'kysely';
import { CONFIRM_EMAIL_FIRST, DEMO_KEEPS_PASSWORD, WRONG_PASSWORD } from '../../../contract/account/account';
import { accountPasswordChange, accountResetPassword } from '../../../contract/account/endpoints';
import type { Clock } from '../../../contract/values/clock';
import { type Arriving, type Call, implementInSteps, implementPrepared } from '../../http/call';
import { passwordChangedMail } from '../../i18n/passwordMail.it';
import { endAccess } from '../../identity/access/endAccess';
import { isDemoUser } from '../../identity/accounts/demoUser';
import { isEasilyGuessed } from '../../identity/accounts/guessedPassword';
import { guessedRefusal, knownOf } from '../../identity/accounts/guessedRefusal';
import { readAddressee } from '../../identity/accounts/readAddressee';
import { readOwner } from '../../identity/accounts/readOwner';
import { requestPassword } from '../../identity/accounts/requestPassword';
import { FORGOTTEN_PATH } from '../../identity/pages/forgottenPage';
import { hashPassword } from '../../identity/password';
import { queueMail } from '../../mail/queueMail';
import { Refusal } from '../../refusal';
import { type ProvedPassword, provePassword } from './provePassword';

interface Prepared extends ProvedPassword {
  /** Hash of the new password; absent if that password is easily guessed, or if the current password was wrong. */
  readonly newHash?: string;
  readonly clock: Clock;
}

/**
 * Compares the current password, and checks and hashes the new one. Runs before the transaction because all three are
 * slow, and because a wrong attempt must count even if the call is refused.
 */
async function prepare(arriving: Arriving): Promise<Prepared> {
  const { services, holder, body } = arriving;
  const { passwordAttuale, passwordNuova } = (body ?? {}) as Record<string, unknown>;
  const { clock } = services;
  const proved = await provePassword(arriving, passwordAttuale);
  if (!proved.right) return { ...proved, clock };
  const wanted = String(passwordNuova ?? '');
  const known = await services.db.asIdentity((tx) => knownOf(tx, holder));
  if (await isEasilyGuessed(wanted, known)) return { ...proved, clock };
  return { ...proved, clock, newHash: await hashPassword(wanted) };
}

/**
 * Changes the password: that of the alias identity if the person is signed in with it, otherwise that of the school
 * account (ACC-027). The person's other sessions end; this one continues.
 */
export const change = implementPrepared(accountPasswordChange, prepare, async (call, { body }, prepared) => {
  const { tx, caller, config } = call;
  const owner = await readOwner(tx, caller);
  if (isDemoUser(config, owner)) throw new Refusal('forbidden', { detail: DEMO_KEEPS_PASSWORD });
  if (body.username.toLowerCase() !== owner.username.toLowerCase()) throw new Refusal('notFound');
  if (!prepared.right) throw wrongPassword();
  if (prepared.newHash === undefined) throw guessedRefusal();
  // Of two simultaneous changes, the second was compared with the previous password.
  if (!(await replacePassword(call, prepared.hash ?? null, prepared.newHash))) throw wrongPassword();
  // Sessions end only after the change: from here on nobody can sign in with the previous password.
  const at = prepared.clock.now();
  const ended = await endAccess(tx, 'passwordChanged', caller, at, { but: caller.grant });
  const { email, addressee, ...person } = await readAddressee(tx, caller);
  const text = passwordChangedMail({ ...person, at, resetPage: config.publicUrl + FORGOTTEN_PATH });
  const { customerCode } = caller;
  await queueMail(tx, { customerCode, uid: addressee, recipient: email, ...text }, at);
  call.audit({ entity: 'account', action: 'changePassword', id: caller.uid, after: { ended } });
  call.afterCommit(prepared.forgive);
  return undefined;
});

const wrongPassword = () =>
  new Refusal('invalid', { errors: [{ field: 'passwordAttuale', message: WRONG_PASSWORD }] });

/**
 * Stores the new hash.
 * @returns false if the stored password is not the one that was compared, because another call changed it
 */
async function replacePassword({ tx, caller }: Call, before: string | null, after: string): Promise<boolean> {
  const { numUpdatedRows } =
    caller.userType === 'ALIAS'
      ? await tx
          .updateTable('alias')
          .set({ password_hash: after })
          .where('person', '=', caller.person)
          .where('password_hash', '=', before)
          .executeTakeFirstOrThrow()
      : await tx
          .updateTable('account')
          .set({ password_hash: after, version: sql<number>`version + 1` })
          .where('customer_code', '=', caller.customerCode)
          .where('uid', '=', caller.uid)
          .where('password_hash', '=', before)
          .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/**
 * Sends a signed-in person who forgot the current password a mail with a link to set a new one. A repeated request
 * sends no second mail, and a refused call sends none.
 */
export const reset = implementInSteps(accountResetPassword, {
  find: async ({ caller, address }) => {
    // The link changes the password of a school account; an alias identity has no such link.
    if (caller.userType === 'ALIAS') throw new Refusal('notFound');
    return { username: caller.uid, address };
  },
  work: async (asked, { db, clock, config }) => {
    const { publicUrl } = config;
    const { retryAfter, unconfirmed } = await requestPassword(
      { db, clock, publicUrl, ...asked },
      { signedIn: true },
    );
    if (retryAfter !== undefined) throw new Refusal('tooManyRequests', { retryAfter });
    if (unconfirmed) throw new Refusal('conflict', { detail: CONFIRM_EMAIL_FIRST });
  },
  store: async () => undefined,
});
