import { showInstant } from '../../../contract/dates';
import { type Language, sentencesIn } from '../../i18n/language';
import { type EmailLinkOwner, type EmailPurpose, emailPaths } from '../accounts/emailLinks';
import { html } from './html';
import { layout } from './layout';

interface EmailPage {
  readonly language: Language;
  readonly purpose: EmailPurpose;
  readonly owner: EmailLinkOwner;
  readonly token: string;
}

/** Asks before anything is done: programs that look into mails open links too. */
export function emailPage({ language, purpose, owner, token }: EmailPage): string {
  const { title, submit, ...sentences } = sentencesIn(language).email[purpose];
  const { uid, email, school, issuedAt } = owner;
  const text = sentences.text({ uid, email, school, when: showInstant(issuedAt.toISOString()) });
  const body = html`<p>${text}</p>
<p>${sentences.effect}</p>
<form method="post" action="${emailPaths[purpose]}">
<input type="hidden" name="id" value="${token}">
<button type="submit">${submit}</button>
</form>`;
  return layout({ language, title, body });
}
