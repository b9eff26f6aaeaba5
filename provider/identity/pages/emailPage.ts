import { showInstant } from '../../../contract/values/dates';
import { type Language, sentencesIn } from '../../i18n/language';
import { type EmailLinkOwner, type EmailPurpose, emailPaths } from '../accounts/emailLinks';
import { html } from './html';
import { layout } from './layout';
import { sendOnce } from './sendOnce';

interface EmailPage {
  readonly language: Language;
  readonly purpose: EmailPurpose;
  readonly owner: EmailLinkOwner;
  readonly token: string;
  /** Nonce of the script that sends the form once. */
  readonly nonce: string;
}

/** Renders the page of a link, with a button. Opening the link does nothing else, because mail scanners open links. */
export function emailPage({ language, purpose, owner, token, nonce }: EmailPage): string {
  const { title, submit, ...sentences } = sentencesIn(language).email[purpose];
  const { uid, email, school, issuedAt } = owner;
  const text = sentences.text({ uid, email, school, when: showInstant(issuedAt.toISOString()) });
  const body = html`<p>${text}</p>
<p>${sentences.effect}</p>
<form method="post" action="${emailPaths[purpose]}">
<input type="hidden" name="id" value="${token}">
<button type="submit">${submit}</button>
</form>
${sendOnce(nonce)}`;
  return layout({ language, title, body });
}
