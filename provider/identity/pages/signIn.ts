import { type Language, sentencesIn } from '../../i18n/language';
import { SIGN_IN_PATH } from '../oidc/interactions';
import { FORGOTTEN_PATH } from './forgottenPage';
import { html } from './html';
import { layout } from './layout';
import { cieMark, spidMark } from './marks';
import { OUTBOX_PATH } from './outboxPage';
import { passkeyForm } from './passkeyForm';
import { showPasswordButton } from './showPassword';

interface SignIn {
  readonly language: Language;
  /** Uid of the interaction. */
  readonly uid: string;
  readonly username: string;
  readonly error?: string | undefined;
  /** Whether to offer sign-in with a digital identity. */
  readonly withSpid: boolean;
  /** Usernames that the page suggests; empty except in the demo. */
  readonly demo: readonly string[];
  /** Nonce of the script that sends the forms once and asks for a passkey. */
  readonly nonce: string;
}

/** Renders the sign-in page. After an error the typed name is kept, and the error has the focus. */
export function signInPage({ language, uid, username, error, withSpid, demo, nonce }: SignIn): string {
  const { signIn, outbox } = sentencesIn(language);
  const invalid = error !== undefined && html` aria-invalid="true"`;
  const describedBy = error === undefined ? '' : 'errore ';
  const body = html`${
    error !== undefined &&
    html`<p class="error" id="errore" role="alert" tabindex="-1" autofocus>${error}</p>`
  }
<form method="post" action="${SIGN_IN_PATH}/${uid}" novalidate>
<label for="username">${signIn.username}</label>
<p class="hint" id="aiuto">${signIn.usernameHint}</p>
<input id="username" name="username" value="${username}" type="text" maxlength="254" required
 autocomplete="username" autocapitalize="none" autocorrect="off" spellcheck="false"
 aria-describedby="${describedBy}aiuto"${invalid}${error === undefined && username === '' && html` autofocus`}>
<label for="password">${signIn.password}</label>
<input id="password" name="password" type="password" maxlength="256" required
 autocomplete="current-password"${error !== undefined && html` aria-describedby="errore"`}${invalid}${
   error === undefined && username !== '' && html` autofocus`
 }>
${showPasswordButton(language)}
<button type="submit">${signIn.submit}</button>
</form>
<p><a href="${FORGOTTEN_PATH}">${signIn.forgotten}</a></p>
${passkeyForm(language, uid, nonce)}
${
  withSpid &&
  html`<p class="or">${signIn.or}</p>
<a class="button spid" href="${SIGN_IN_PATH}/${uid}/spid">${spidMark}<span>${signIn.spid}</span></a>
<a class="button spid" href="${SIGN_IN_PATH}/${uid}/spid">${cieMark}<span>${signIn.cie}</span></a>`
}
${
  demo.length > 0 &&
  html`<details>
<summary>${signIn.demo}</summary>
<p>${signIn.demoHint}</p>
<ul>${demo.map((name) => html`<li>${name}</li>`)}</ul>
<p><a href="${OUTBOX_PATH}">${outbox.link}</a></p>
</details>`
}`;
  const about = error === undefined ? signIn.title : `${signIn.error}: ${signIn.title}`;
  return layout({ language, title: signIn.title, about, body });
}
