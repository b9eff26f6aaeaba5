import { type Language, sentencesIn } from '../../../i18n/language';
import { html } from '../../pages/html';
import { layout } from '../../pages/layout';

interface People {
  readonly language: Language;
  readonly path: string;
  /** The parameters of the request, to pass on. */
  readonly asked: URLSearchParams;
  readonly people: readonly { readonly uid: string; readonly codice_fiscale: string | null }[];
}

const handedOn = ['state', 'nonce', 'code_challenge'] as const;

/** The page of the demo's provider of digital identities on which one chooses a person. */
export function peoplePage({ language, path, asked, people }: People): string {
  const { test, testText, testCode, testSubmit } = sentencesIn(language).spid;
  const body = html`<p>${testText}</p>
<form method="post" action="${path}">
${handedOn.map((name) => html`<input type="hidden" name="${name}" value="${asked.get(name) ?? ''}">`)}
${people.map(
  (one) =>
    html`<button type="submit" class="plain" name="persona" value="${one.codice_fiscale ?? ''}">${one.uid}</button>`,
)}
<label for="codice">${testCode}</label>
<input id="codice" name="codice" type="text" maxlength="16" autocomplete="off" autocapitalize="characters" spellcheck="false">
<button type="submit">${testSubmit}</button>
</form>`;
  return layout({ language, title: test, body });
}
