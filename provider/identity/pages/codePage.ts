import { type Language, sentencesIn } from '../../i18n/language';
import { SIGN_IN_PATH } from '../oidc/interactions';
import { CODE_LIMIT } from '../secondFactor/takeCode';
import { codePath } from './askForCode';
import { html } from './html';
import { layout } from './layout';
import { sendOnce } from './sendOnce';

interface Code {
  readonly language: Language;
  /** Uid of the interaction. */
  readonly uid: string;
  readonly error?: string | undefined;
  /** True if none of their apps ever gave a code, so they may link one again. */
  readonly mayLink: boolean;
  /** Nonce of the script that sends the forms once. */
  readonly nonce: string;
}

/** Renders the form that asks for the code; an error has the focus. */
export function codePage({ language, uid, error, mayLink, nonce }: Code): string {
  const { code, signIn } = sentencesIn(language);
  const wrong = error !== undefined;
  const body = html`${wrong && html`<p class="error" id="errore" role="alert" tabindex="-1" autofocus>${error}</p>`}
<p>${code.text}</p>
<form method="post" action="${codePath(uid)}" novalidate>
<label for="codice">${code.label}</label>
<p class="hint" id="aiuto">${code.hint}</p>
<input id="codice" name="codice" type="text" maxlength="${CODE_LIMIT}" required autocomplete="one-time-code"
 autocapitalize="characters" autocorrect="off" spellcheck="false" aria-describedby="${wrong ? 'errore ' : ''}aiuto"${
   wrong ? html` aria-invalid="true"` : html` autofocus`
 }>
<button type="submit">${code.submit}</button>
</form>
${
  mayLink &&
  html`<form method="post" action="${codePath(uid)}">
<button class="plain" type="submit" name="collega" value="1">${code.link}</button>
</form>`
}
<p><a href="${SIGN_IN_PATH}/${uid}">${code.back}</a></p>
${sendOnce(nonce)}`;
  const about = wrong ? `${signIn.error}: ${code.title}` : code.title;
  return layout({ language, title: code.title, about, body });
}
