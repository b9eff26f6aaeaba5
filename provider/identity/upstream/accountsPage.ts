import { type Language, sentencesIn } from '../../i18n/language';
import { SIGN_IN_PATH } from '../oidc/interactions';
import { html } from '../pages/html';
import { layout } from '../pages/layout';
import { sendOnce } from '../pages/sendOnce';
import type { SpidAccount } from './findSpid';

interface Accounts {
  readonly language: Language;
  /** The id of the interaction. */
  readonly uid: string;
  /** The secret under which the verified identity is stored until the person chooses. */
  readonly choice: string;
  readonly accounts: readonly SpidAccount[];
  /** The nonce of the script that submits its form once. */
  readonly nonce: string;
}

/** Renders the page on which a person chooses one of the accounts that a digital identity can open. */
export function accountsPage({ language, uid, choice, accounts, nonce }: Accounts): string {
  const { which, whichText } = sentencesIn(language).spid;
  const body = html`<p>${whichText}</p>
<form method="post" action="${SIGN_IN_PATH}/${uid}/spid/account">
<input type="hidden" name="scelta" value="${choice}">
${accounts.map(
  (one) =>
    html`<button type="submit" class="plain" name="account" value="${one.uid}">${one.uid}<br>${one.school} - ${one.city}</button>`,
)}
</form>
${sendOnce(nonce)}`;
  return layout({ language, title: which, body });
}
