import type { Language } from '../../i18n/language';
import { Html, html } from './html';
import { layout } from './layout';

interface AutoSubmit {
  readonly language: Language;
  readonly title: string;
  readonly text: string;
  readonly button: string;
  /** The form to submit, as oidc-provider wrote it: with an id, its fields already escaped. */
  readonly form: { readonly id: string; readonly html: string };
  readonly nonce: string;
}

/** Renders a page whose form submits itself, with a button for browsers without scripts. */
export function autoSubmitPage({ language, title, text, button, form, nonce }: AutoSubmit): string {
  const body = html`<p role="status">${text}</p>
${new Html(form.html)}
<button type="submit" form="${form.id}">${button}</button>
<script nonce="${nonce}">document.getElementById('${form.id}').submit()</script>`;
  return layout({ language, title, body });
}
