import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { sfntOfWoff } from './sfntOfWoff';

const files = createRequire(import.meta.url);

type Weight = 400 | 600;
type Letters = 'latin' | 'latin-ext';

/** Reads a font on first use. */
function fontOf(letters: Letters, weight: Weight): () => Buffer {
  let font: Buffer | undefined;
  const path = `@fontsource/titillium-web/files/titillium-web-${letters}-${weight}-normal.woff`;
  return () => {
    font ??= sfntOfWoff(readFileSync(files.resolve(path)));
    return font;
  };
}

/**
 * The fonts that are embedded in every document, as PDF/UA requires. `text` and `strong` have the letters of Western
 * Europe; the fonts with `-ext` have those of other Latin alphabets (ș, ł, ğ).
 */
export const fonts = {
  text: fontOf('latin', 400),
  strong: fontOf('latin', 600),
  'text-ext': fontOf('latin-ext', 400),
  'strong-ext': fontOf('latin-ext', 600),
} as const;

export type FontName = 'text' | 'strong';

const OTHER_LATIN = /([\u0100-\u0130\u0132-\u0151\u0154-\u024f\u1e00-\u1eff]+)/;

/** Splits a text where its font changes. @example inFonts('Ioniță', 'text') → [['text', 'Ioni'], ['text-ext', 'ță']] */
export const inFonts = (text: string, name: FontName): readonly [keyof typeof fonts, string][] =>
  text
    .normalize('NFC')
    .split(OTHER_LATIN)
    .map((part, place) => [place % 2 ? (`${name}-ext` as const) : name, part] as [keyof typeof fonts, string])
    .filter(([, part], _place, all) => part !== '' || all.length === 1);
