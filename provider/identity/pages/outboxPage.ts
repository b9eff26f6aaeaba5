import { showInstant } from '../../../contract/values/dates';
import { type Language, sentencesIn } from '../../i18n/language';
import type { OutboxMail } from '../../mail/readOutbox';
import { SIGN_IN_PATH } from '../oidc/interactions';
import { type Html, html } from './html';
import { layout } from './layout';

/** Path of the demo's mails. */
export const OUTBOX_PATH = `${SIGN_IN_PATH}/posta`;

interface Outbox {
  readonly language: Language;
  readonly mails: readonly OutboxMail[];
  /** Public URL; links that begin with it are rendered as links. */
  readonly publicUrl: string;
  /** Maximum number of mails shown. */
  readonly most: number;
}

/** Renders the mails of the demo, which are not really sent, so that a visitor can follow their links. */
export function outboxPage({ language, mails, publicUrl, most }: Outbox): string {
  const { outbox, toPortal } = sentencesIn(language);
  const textOf = ({ body, failed }: OutboxMail): Html => {
    if (body === '') return html`<p>${failed ? outbox.failed : outbox.noText}</p>`;
    return html`<pre>${withLinks(body, publicUrl)}</pre>`;
  };
  const body = html`<p>${outbox.text}</p>
${mails.length === 0 && html`<p>${outbox.none}</p>`}
<ul class="mails">${mails.map(
    (mail, nth) => html`<li><details${nth === 0 && html` open`}>
<summary>${mail.subject} <span>${outbox.to(mail.recipient)} · ${showInstant(mail.createdAt.toISOString())}</span></summary>
${textOf(mail)}
</details></li>
`,
  )}</ul>
${mails.length === most && html`<p>${outbox.more(most)}</p>`}
<p><a href="${OUTBOX_PATH}">${outbox.again}</a></p>
<p><a href="/">${toPortal}</a></p>`;
  return layout({ language, title: outbox.title, body, wide: true });
}

/** Renders a text with links for our own addresses; others stay plain text. */
function withLinks(text: string, publicUrl: string): readonly Html[] {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part) => (part.startsWith(`${publicUrl}/`) ? html`<a href="${part}">${part}</a>` : html`${part}`));
}
