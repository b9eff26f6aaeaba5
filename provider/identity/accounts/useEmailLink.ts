import { sql } from 'kysely';
import { recordAudit } from '../../audit/recordAudit';
import type { Tx } from '../../db/database';
import { mustStay, supervisors } from '../../db/lastSupervisor';
import { emailContestedMail } from '../../i18n/emailMail.it';
import { queueMails } from '../../mail/queueMail';
import { endAccess } from '../access/endAccess';
import { type EmailLinkOwner, endEmailLinks, readEmailLink } from './emailLinks';

interface Using {
  readonly tx: Tx;
  readonly token: string;
  readonly now: Date;
  readonly address: string;
}

/** Confirms the e-mail that a link was sent to. @returns whether the link was valid */
export async function confirmEmail({ tx, token, now, address }: Using): Promise<boolean> {
  const owner = await readEmailLink(tx, 'confirm', token, now, true);
  if (!owner) return false;
  const { customerCode, uid } = owner;
  // The version does not change, because no editable field changes.
  await ofAccount(tx, owner).set({ email_confirmed: true }).execute();
  await endEmailLinks(tx, customerCode, 'confirm', [uid]);
  const actor = { customerCode, who: uid, asWhom: uid, address, at: now };
  await recordAudit(tx, actor, [{ entity: 'user', action: 'confirmEmail', id: uid }]);
  return true;
}

/**
 * `blocked`: the account was disabled. `closed`: it stays enabled, because it is the last supervisor of its school, so
 * nobody else there could enable it again.
 */
export type Objection = 'blocked' | 'closed';

/**
 * Handles a person's objection to a change of e-mail. The account is disabled until a supervisor enables it. All its
 * sessions end. The password is removed, and also the apps, recovery codes, passkeys and links to aliases (ArgoID)
 * added after the change. The supervisors are notified by mail.
 * @returns undefined if the link is not valid
 */
export async function objectToEmail({ tx, token, now, address }: Using): Promise<Objection | undefined> {
  const owner = await readEmailLink(tx, 'object', token, now, true);
  if (!owner) return undefined;
  const { customerCode, uid } = owner;
  const stays = await isLast(tx, owner);
  await endAccess(tx, 'emailContested', { customerCode, uids: [uid] }, now);
  await endEmailLinks(tx, customerCode, 'confirm', [uid]);
  await endEmailLinks(tx, customerCode, 'object', [uid]);
  await ofAccount(tx, owner)
    .set({
      email_confirmed: false,
      version: sql<number>`version + 1`,
      ...(!stays && { enabled: false, opens: false, email_contested_at: now, password_hash: null }),
    })
    .execute();
  await forgetAdded(tx, owner);
  await writeToSupervisors(tx, owner, now);
  const actor = { customerCode, who: uid, asWhom: uid, address, at: now };
  const after = { status: stays };
  await recordAudit(tx, actor, [{ entity: 'user', action: 'contestEmail', id: uid, after }]);
  return stays ? 'closed' : 'blocked';
}

const ofAccount = (tx: Tx, { customerCode, uid }: EmailLinkOwner) =>
  tx.updateTable('account').where('customer_code', '=', customerCode).where('uid', '=', uid);

/** Removes the means of access added since the change of e-mail, because a stranger may have added them. */
async function forgetAdded(tx: Tx, owner: EmailLinkOwner): Promise<void> {
  const { customerCode, uid, issuedAt } = owner;
  await tx
    .deleteFrom('passkey')
    .where('customer_code', '=', customerCode)
    .where('uid', '=', uid)
    .where('created_at', '>=', issuedAt)
    .execute();
  await tx
    .deleteFrom('otp_method')
    .where('customer_code', '=', customerCode)
    .where('uid', '=', uid)
    .where('activated_at', '>=', issuedAt)
    .execute();
  await tx
    .deleteFrom('alias_account')
    .where('customer_code', '=', customerCode)
    .where('uid', '=', uid)
    .where('linked_at', '>=', issuedAt)
    .execute();
  if (await madeCodesSince(tx, owner)) {
    await tx
      .deleteFrom('recovery_code')
      .where('customer_code', '=', customerCode)
      .where('uid', '=', uid)
      .execute();
  }
}

/** Returns whether recovery codes were made since the link was issued; only the audit log has the time. */
async function madeCodesSince(tx: Tx, { customerCode, uid, issuedAt }: EmailLinkOwner): Promise<boolean> {
  const made = await tx
    .selectFrom('audit_entry')
    .select('seq')
    .where('customer_code', '=', customerCode)
    .where('entity', '=', 'account')
    .where('action', '=', 'makeRecoveryCodes')
    .where('id', '=', uid)
    .where('outcome', '=', 'done')
    .where('at', '>=', issuedAt)
    .limit(1)
    .executeTakeFirst();
  return made !== undefined;
}

async function isLast(tx: Tx, { customerCode, uid }: EmailLinkOwner): Promise<boolean> {
  const held = await supervisors(tx, customerCode)
    .select('account.uid')
    .where('account.uid', '=', uid)
    .executeTakeFirst();
  return (await mustStay({ tx, customerCode }, [{ uid, supervisor: held !== undefined }])).has(uid);
}

async function writeToSupervisors(tx: Tx, owner: EmailLinkOwner, now: Date): Promise<void> {
  const { customerCode, uid } = owner;
  const others = await supervisors(tx, customerCode)
    .select(['account.sn', 'account.cn', 'account.uid', 'account.email'])
    .where('account.uid', '<>', uid)
    .execute();
  const mails = others.map((supervisor) => ({
    customerCode,
    uid: supervisor.uid,
    recipient: supervisor.email,
    ...emailContestedMail(supervisor, { account: owner, at: now }),
  }));
  await queueMails(tx, mails, now);
}
