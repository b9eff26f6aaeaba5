import { passwordRules } from '../../../contract/account/password';
import { type Language, sentencesIn } from '../../i18n/language';
import { type AliasLinkOwner, VERIFY_ALIAS_PATH } from '../accounts/aliasLinks';
import { type Html, html } from './html';
import { layout } from './layout';
import { sendOnce } from './sendOnce';

interface VerifyAliasPage {
  readonly language: Language;
  readonly owner: AliasLinkOwner;
  readonly token: string;
  /** The problems by field, as texts of the contract, which are translated here. */
  readonly problems: Readonly<Record<string, string>>;
  /** Nonce of the script that sends the form once. */
  readonly nonce: string;
}

/** Renders the owner of the alias and the form for its password; the first invalid field has the focus. */
export function verifyAliasPage({ language, owner, token, problems, nonce }: VerifyAliasPage): string {
  const { verifyAlias: say, signIn } = sentencesIn(language);
  const first = ['passwordNuova', 'confermaPassword'].find((name) => problems[name]);
  const rules = html`<ul class="hint" id="regole">${passwordRules.map(({ say: rule }) => html`<li>${say.ofPassword(rule)}</li>`)}</ul>`;
  const field = (name: string, label: string, hint?: Html): Html => {
    const problem = problems[name] && say.ofPassword(problems[name]);
    const described = [problem && `errore-${name}`, hint && 'regole'].filter(Boolean).join(' ');
    return html`<label for="${name}">${label}</label>
${hint}
${problem && html`<p class="error" id="errore-${name}">${problem}</p>`}
<input id="${name}" name="${name}" type="password" required maxlength="256" autocomplete="new-password"
 autocapitalize="none" spellcheck="false"${described ? html` aria-describedby="${described}"` : ''}${
   problem ? html` aria-invalid="true"` : ''
 }${name === first ? html` autofocus` : ''}>`;
  };
  const { cn, sn, uid, school, email } = owner;
  const body = html`<p>${say.text({ name: `${cn} ${sn}`, uid, school, email })}</p>
<p>${say.notYours}</p>
<form method="post" action="${VERIFY_ALIAS_PATH}" novalidate>
<input type="hidden" name="id" value="${token}">
<label for="email">${say.email}</label>
<input id="email" type="email" value="${email}" readonly autocomplete="username">
${field('passwordNuova', say.password, rules)}
${field('confermaPassword', say.again)}
<button type="submit">${say.submit}</button>
</form>
${sendOnce(nonce)}`;
  return layout({
    language,
    title: say.title,
    about: first ? `${signIn.error}: ${say.title}` : say.title,
    body,
  });
}
