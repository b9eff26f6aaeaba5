import type { Tx } from '../../db/database';
import { confirmEmailMail } from '../../i18n/emailMail.it';
import { queueMails } from '../../mail/queueMail';
import { EMAIL_LINK_DAYS, endEmailLinks, issueEmailLinks } from './emailLinks';

interface Asking {
  readonly tx: Tx;
  readonly customerCode: string;
  readonly now: Date;
  readonly publicUrl: string;
}

interface Account {
  readonly uid: string;
  readonly sn: string;
  readonly cn: string;
  readonly email: string;
}

/** Mails each account a link that confirms its e-mail; a new link ends the older one. */
export async function askToConfirm(context: Asking, accounts: readonly Account[]): Promise<void> {
  const { tx, customerCode, now } = context;
  if (accounts.length === 0) return;
  await endEmailLinks(
    tx,
    customerCode,
    'confirm',
    accounts.map(({ uid }) => uid),
  );
  const links = await issueEmailLinks(context, 'confirm', accounts);
  const mails = accounts.map((account) => ({
    customerCode,
    uid: account.uid,
    recipient: account.email,
    ...confirmEmailMail(account, { link: links.get(account.uid) ?? '', days: EMAIL_LINK_DAYS.confirm }),
  }));
  await queueMails(tx, mails, now);
}
