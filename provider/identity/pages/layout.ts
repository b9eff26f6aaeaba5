import { type Language, sentencesIn } from '../../i18n/language';
import { SIGN_IN_PATH } from '../oidc/interactions';
import { type Html, html } from './html';
import { productMark } from './marks';

interface Page {
  readonly language: Language;
  readonly title: string;
  /** Title of the browser's tab, if it says more than the heading. */
  readonly about?: string;
  readonly body: Html;
  /** True for a page of text, wider than a form. */
  readonly wide?: boolean;
  /** False to leave out the footer, where the page to which it links is not served. */
  readonly footer?: boolean;
}

/** Path of the page with help and the statements that a public body must publish. */
export const INFO_PATH = `${SIGN_IN_PATH}/informazioni`;

/** Path of the pages' single style sheet. */
export const STYLE_PATH = `${SIGN_IN_PATH}/stile.css`;

/** Renders a whole page around a body. */
export function layout(page: Page): string {
  const { language, title, about = title, body, wide = false, footer = true } = page;
  const { product, lead, info } = sentencesIn(language);
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${about} · ${product}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${STYLE_PATH}">
</head>
<body${wide && html` class="wide"`}>
<header>${productMark}<div><p class="product">${product}</p><p>${lead}</p></div></header>
<main>
<h1>${title}</h1>
${body}
</main>
${
  footer &&
  html`<footer><ul>
<li><a href="${INFO_PATH}#aiuto">${info.help}</a></li>
<li><a href="${INFO_PATH}#privacy">${info.privacy}</a></li>
<li><a href="${INFO_PATH}#accessibilita">${info.accessibility}</a></li>
</ul></footer>`
}
</body>
</html>
`.text;
}
