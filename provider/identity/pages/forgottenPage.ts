import { type Language, sentencesIn } from '../../i18n/language';
import { SIGN_IN_PATH } from '../oidc/interactions';
import { html } from './html';
import { layout } from './layout';
import { sendOnce } from './sendOnce';

/** Path of the page on which a person who forgot the password asks for a link. */
export const FORGOTTEN_PATH = `${SIGN_IN_PATH}/password-dimenticata`;

interface Forgotten {
  readonly language: Language;
  readonly error?: string;
  /** Nonce of the script that sends the form once. */
  readonly nonce: string;
}

/** Renders the form that asks for the name of the account; an error has the focus. */
export function forgottenPage({ language, error, nonce }: Forgotten): string {
  const { forgotten, signIn, toPortal } = sentencesIn(language);
  const wrong = error !== undefined;
  const body = html`${wrong && html`<p class="error" id="errore" role="alert" tabindex="-1" autofocus>${error}</p>`}
<p>${forgotten.text}</p>
<form method="post" action="${FORGOTTEN_PATH}" novalidate>
<label for="username">${signIn.username}</label>
<input id="username" name="username" type="text" maxlength="254" required autocomplete="username"
 autocapitalize="none" autocorrect="off" spellcheck="false"${
   wrong ? html` aria-describedby="errore" aria-invalid="true"` : html` autofocus`
 }>
<button type="submit">${forgotten.submit}</button>
</form>
<p><a href="/">${toPortal}</a></p>
${sendOnce(nonce)}`;
  const about = wrong ? `${signIn.error}: ${forgotten.title}` : forgotten.title;
  return layout({ language, title: forgotten.title, about, body });
}
