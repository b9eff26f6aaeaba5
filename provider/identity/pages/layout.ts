import { type Language, sentencesIn } from '../../i18n/language';
import { SIGN_IN_PATH } from '../oidc/interactions';
import { type Html, html } from './html';
import { productMark } from './marks';

interface Page {
  readonly language: Language;
  readonly title: string;
  /** For the browser's tab, where it says more than the title. */
  readonly about?: string;
  readonly body: Html;
  /** For a page to be read, wider than a form. */
  readonly wide?: boolean;
}

/** Help with signing in, and the statements that a public body owes. */
export const INFO_PATH = `${SIGN_IN_PATH}/informazioni`;

/** Where the pages' one style sheet is. */
export const STYLE_PATH = `${SIGN_IN_PATH}/stile.css`;

/** A whole page around a body. */
export function layout({ language, title, about = title, body, wide = false }: Page): string {
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
<footer><ul>
<li><a href="${INFO_PATH}#aiuto">${info.help}</a></li>
<li><a href="${INFO_PATH}#privacy">${info.privacy}</a></li>
<li><a href="${INFO_PATH}#accessibilita">${info.accessibility}</a></li>
</ul></footer>
</body>
</html>
`.text;
}
