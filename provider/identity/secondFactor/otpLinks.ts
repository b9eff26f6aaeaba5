import { randomBytes, randomUUID } from 'node:crypto';
import type { Tx } from '../../db/database';
import { endAccess } from '../access/endAccess';
import { tokenHash } from '../accounts/passwordLinks';
import type { Seal } from './seal';
import { newSecret } from './totp';

const MINUTE = 60 * 1000;

/** Minutes for which a link is valid that is shown on the screen. */
export const OTP_LINK_MINUTES = 60;

/** Days for a person who receives the link by mail. */
export const OTP_MAIL_DAYS = 7;

interface Account {
  readonly customerCode: string;
  readonly uid: string;
}

/** Owner of a link, with the secret for their app. */
export interface OtpLinkOwner extends Account {
  readonly sn: string;
  readonly cn: string;
  /** Name of the account in the app. */
  readonly name: string;
  readonly secret: string;
}

/** Returns the encryption context of an account's secret, so that it cannot be decrypted as that of another account. */
export const secretOf = ({ customerCode, uid }: Account): string => `otp ${customerCode} ${uid}`;

/**
 * Issues a link to set up an authenticator app.
 * @returns its path and query, to be given to the person alone
 */
export async function issueOtpLink(
  tx: Tx,
  { customerCode, uid }: Account,
  { name, now, minutes }: { readonly name: string; readonly now: Date; readonly minutes: number },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await tx
    .insertInto('otp_link')
    .values({
      customer_code: customerCode,
      token_hash: tokenHash(token),
      uid,
      name,
      secret: null,
      created_at: now,
      expires_at: new Date(now.getTime() + minutes * MINUTE),
    })
    .execute();
  return `/otp?id=${token}`;
}

/** The owner of a link, with the encrypted secret; null if the link was not opened yet. */
type Unopened = Omit<OtpLinkOwner, 'secret'> & { readonly sealed: string | null };

/**
 * Returns the owner of a link, and locks the link; undefined if the link is expired, used or unknown, the account is
 * disabled, or the school uses no codes.
 */
async function readOtpLink(tx: Tx, token: string, now: Date): Promise<Unopened | undefined> {
  const found = await tx
    .selectFrom('otp_link')
    .innerJoin('school', 'school.customer_code', 'otp_link.customer_code')
    .innerJoin('account', (join) =>
      join
        .onRef('account.customer_code', '=', 'otp_link.customer_code')
        .onRef('account.uid', '=', 'otp_link.uid'),
    )
    .select(['account.customer_code', 'account.uid', 'sn', 'cn', 'otp_link.name', 'otp_link.secret'])
    .where('token_hash', '=', tokenHash(token))
    .where('expires_at', '>', now)
    .where('account.enabled', '=', true)
    .where('school.otp_enabled', '=', true)
    // Of two people who open it at once, only one sees the secret.
    .forUpdate('otp_link')
    .executeTakeFirst();
  if (!found) return undefined;
  const { customer_code: customerCode, secret: sealed, ...who } = found;
  return { ...who, customerCode, sealed };
}

/**
 * Opens a link and creates the secret for the app; undefined if the link is not valid. A link can be opened only once,
 * so that a person notices if somebody else has opened it.
 */
export async function openOtpLink(
  tx: Tx,
  seal: Seal,
  token: string,
  now: Date,
): Promise<OtpLinkOwner | undefined> {
  const { sealed, ...owner } = (await readOtpLink(tx, token, now)) ?? {};
  if (sealed !== null) return undefined;
  const secret = newSecret();
  const opened = { ...(owner as Omit<OtpLinkOwner, 'secret'>), secret };
  await tx
    .updateTable('otp_link')
    .set({ secret: seal.close(secret, secretOf(opened)) })
    .where('customer_code', '=', opened.customerCode)
    .where('token_hash', '=', tokenHash(token))
    .execute();
  return opened;
}

/** Returns the owner of an opened link, with the secret that was shown. */
export async function openedOtpLink(
  tx: Tx,
  seal: Seal,
  token: string,
  now: Date,
): Promise<OtpLinkOwner | undefined> {
  const found = await readOtpLink(tx, token, now);
  if (!found?.sealed) return undefined;
  const { sealed, ...owner } = found;
  return { ...owner, secret: seal.open(sealed, secretOf(owner)) };
}

/**
 * Links an app to an account, which needs codes from now on, and ends all links to set up an app. Apps that have never
 * given a code are removed, because nobody uses them.
 *
 * @param proved time step of the code that the app showed; this code and earlier ones are not valid any more
 */
export async function activateOtp(
  tx: Tx,
  seal: Seal,
  owner: OtpLinkOwner,
  { step, now }: { readonly step: number; readonly now: Date },
): Promise<void> {
  const { customerCode, uid, name, secret } = owner;
  const own = { customer_code: customerCode, uid };
  await endAccess(tx, 'factorAdded', { customerCode, uids: [uid] }, now);
  await tx
    .deleteFrom('otp_method')
    .where('customer_code', '=', customerCode)
    .where('uid', '=', uid)
    .where('used_at', 'is', null)
    .execute();
  await tx
    .insertInto('otp_method')
    .values({
      ...own,
      id: randomUUID(),
      name,
      secret: seal.close(secret, secretOf(owner)),
      activated_at: now,
      last_step: step,
      used_at: now,
    })
    .execute();
  await tx
    .updateTable('account')
    .set({ otp_enabled: true })
    .where('customer_code', '=', customerCode)
    .where('uid', '=', uid)
    .execute();
}
