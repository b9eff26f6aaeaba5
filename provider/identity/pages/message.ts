import { type Language, sentencesIn } from '../../i18n/language';
import { html } from './html';
import { layout } from './layout';

interface Message {
  readonly title: string;
  readonly text: string;
  /** Link to continue; to the portal by default. */
  readonly onward?: { readonly href: string; readonly text: string };
}

/** Renders a page with a message and a link to continue. */
export function messagePage(language: Language, { title, text, onward }: Message): string {
  const { href, text: label } = onward ?? { href: '/', text: sentencesIn(language).toPortal };
  const body = html`<p>${text}</p>
<a class="button" href="${href}">${label}</a>`;
  return layout({ language, title, body });
}
