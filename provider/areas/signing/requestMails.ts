import { dayInRome } from '../../../contract/values/dates';
import type { Tx } from '../../db/database';
import type { Call } from '../../http/call';
import { requestDoneMail, requestMail } from '../../i18n/signatureRequest.it';
import { queueMail } from '../../mail/queueMail';
import type { FoundRequest } from './requestStore';

interface Mailing {
  readonly tx: Tx;
  readonly now: Date;
  readonly config: Pick<Call['config'], 'publicUrl'>;
}

/**
 * Sends the request, or a reminder of it, to the school head.
 * @returns false if the head's account has no address
 */
export async function mailHead(
  mailing: Mailing,
  request: FoundRequest,
  isReminder: boolean,
): Promise<boolean> {
  const { row } = request;
  const words = await wordsOf(mailing, request);
  return mailAccount(mailing, row.customer_code, row.head_uid, requestMail(words, isReminder));
}

/** Sends a mail to the person who asked for signatures: all documents are signed. */
export async function mailDone(mailing: Mailing, request: FoundRequest): Promise<void> {
  const { row } = request;
  await mailAccount(
    mailing,
    row.customer_code,
    row.asked_by,
    requestDoneMail(await wordsOf(mailing, request)),
  );
}

async function wordsOf({ tx, config }: Mailing, { row, documents }: FoundRequest) {
  const school = await tx
    .selectFrom('school')
    .select('name')
    .where('customer_code', '=', row.customer_code)
    .executeTakeFirstOrThrow();
  return {
    asker: row.asked_name,
    head: row.head_name,
    school: school.name,
    documents: documents.map(({ name }) => name),
    publicUrl: config.publicUrl,
    id: row.id,
    until: dayInRome(row.expires_at),
  };
}

async function mailAccount(
  { tx, now }: Mailing,
  customerCode: string,
  uid: string,
  mail: { readonly subject: string; readonly body: string },
): Promise<boolean> {
  const account = await tx
    .selectFrom('account')
    .select('email')
    .where('customer_code', '=', customerCode)
    .where('uid', '=', uid)
    .executeTakeFirst();
  if (!account?.email) return false;
  await queueMail(tx, { customerCode, uid, recipient: account.email, ...mail }, now);
  return true;
}
