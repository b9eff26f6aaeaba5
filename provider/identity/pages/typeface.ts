import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { SIGN_IN_PATH } from '../oidc/interactions';

const weights = [400, 600] as const;
const { resolve } = createRequire(import.meta.url);

/**
 * Font files of the console's typeface (SIL Open Font License), served from our own origin: path and file of each
 * weight.
 */
export const typeface = weights.map((weight) => ({
  weight,
  path: `${SIGN_IN_PATH}/titillium-${weight}.woff2`,
  file: readFileSync(resolve(`@fontsource/titillium-web/files/titillium-web-latin-${weight}-normal.woff2`)),
}));

/** The `@font-face` rules of the style sheet. */
export const fontFaces = typeface
  .map(
    ({ weight, path }) =>
      `@font-face { font-family: "Titillium Web"; font-weight: ${weight}; font-display: swap; src: url("${path}") format("woff2"); }`,
  )
  .join('\n');
