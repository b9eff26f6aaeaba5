import type { KoaContextWithOIDC } from 'oidc-provider';
import { sentencesIn } from '../../i18n/language';
import { autoSubmitPage } from './autoSubmit';
import { newNonce } from './headers';
import { Html, html } from './html';
import { layout } from './layout';
import { messagePage } from './message';
import { languageOfContext, respondPage } from './respond';

/** Id of oidc-provider's form. */
const FORM_ID = 'op.logoutForm';
const YES = `<input type="hidden" name="logout" value="yes" form="${FORM_ID}">`;

/**
 * Renders the sign-out page. If the console proves with the ID token that it asks for the signed-in person, the page
 * continues by itself. Anybody else could have sent the browser here, so then the page asks.
 */
export function renderLogout(ctx: KoaContextWithOIDC, form: string): void {
  const language = languageOfContext(ctx);
  const { signOut } = sentencesIn(language);
  if (isAskedByConsole(ctx)) {
    const nonce = newNonce();
    const page = autoSubmitPage({
      language,
      title: signOut.title,
      text: signOut.busy,
      button: signOut.submit,
      form: { id: FORM_ID, html: form + YES },
      nonce,
    });
    respondPage(ctx, page, nonce);
    return;
  }
  const body = html`<p>${signOut.text}</p>
${new Html(form)}
<button type="submit" form="${FORM_ID}" name="logout" value="yes" autofocus>${signOut.submit}</button>
<a class="button plain" href="/">${signOut.stay}</a>`;
  respondPage(ctx, layout({ language, title: signOut.title, body }));
}

function isAskedByConsole(ctx: KoaContextWithOIDC): boolean {
  const hint = ctx.oidc.entities.IdTokenHint?.payload;
  return hint !== undefined && hint.sub === ctx.oidc.session?.accountId;
}

/** Renders the page after a sign-out without a redirect URI. */
export function renderSignedOut(ctx: KoaContextWithOIDC): void {
  const language = languageOfContext(ctx);
  const { done, doneText } = sentencesIn(language).signOut;
  respondPage(ctx, messagePage(language, { title: done, text: doneText }));
}
