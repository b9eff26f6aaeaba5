import type { Translations } from '../storing/texts';

/** Returns the texts of a declaration that are not in both languages, for developers without types. */
export const textMistakes = ({ texts, sentences }: Translations): readonly string[] =>
  Object.entries({ ...texts, ...sentences })
    .filter(([, text]) => !isInBoth(text))
    .map(([place]) => `${place} is not in both languages: write ['Italian', 'English'].`);

const isInBoth = (text: unknown): boolean =>
  Array.isArray(text) && text.length === 2 && text.every((one) => typeof one === 'string' && one !== '');
