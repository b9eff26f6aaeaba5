import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { SIGN_IN_PATH } from '../oidc/interactions';

const weights = [400, 600] as const;
const { resolve } = createRequire(import.meta.url);

/** The typeface of the console (SIL Open Font License), from our own origin: where each weight is, and its file. */
export const typeface = weights.map((weight) => ({
  weight,
  path: `${SIGN_IN_PATH}/titillium-${weight}.woff2`,
  file: readFileSync(resolve(`@fontsource/titillium-web/files/titillium-web-latin-${weight}-normal.woff2`)),
}));

/** How the style sheet names them. */
export const fontFaces = typeface
  .map(
    ({ weight, path }) =>
      `@font-face { font-family: "Titillium Web"; font-weight: ${weight}; font-display: swap; src: url("${path}") format("woff2"); }`,
  )
  .join('\n');
