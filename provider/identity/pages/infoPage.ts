import type { Links } from '../../../contract/session/session';
import { type Language, sentencesIn } from '../../i18n/language';
import { FORGOTTEN_PATH } from './forgottenPage';
import { type Html, html } from './html';
import { layout } from './layout';

/** Returns an address; undefined if it has a placeholder for the school, which is unknown before sign-in. */
const general = (address: string | null | undefined) =>
  address && !address.includes('{') ? address : undefined;

/** Renders the page about help, privacy and accessibility, each with the configured external page. */
export function infoPage(language: Language, links: Links): string {
  const { info, toPortal, signIn } = sentencesIn(language);
  const link = (address: string | null | undefined, text: string): Html | false => {
    const to = general(address);
    return to !== undefined && html`<li><a href="${to}">${text}</a></li>`;
  };
  const body = html`<h2 id="aiuto">${info.help}</h2>
${info.helpText.map((text) => html`<p>${text}</p>`)}
<ul><li><a href="${FORGOTTEN_PATH}">${signIn.forgotten}</a></li>${link(links.manual, info.manual)}${link(links.assistance, info.assistance)}</ul>
<h2 id="privacy">${info.privacy}</h2>
<p>${info.privacyText}</p>
<ul>${link(links.privacy, info.statement)}${link(links.aliasPrivacy, info.aliasStatement)}</ul>
<h2 id="accessibilita">${info.accessibility}</h2>
<p>${info.accessibilityText}</p>
<ul>${link(links.accessibility, info.declaration)}</ul>
<p><a href="/">${toPortal}</a></p>`;
  return layout({ language, title: info.title, body });
}
