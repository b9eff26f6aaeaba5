import type { Translations } from '../storing/texts';

/**
 * Returns the errors for texts of a declaration that are not in both languages. The type checker reports them too, but
 * only for type-checked code.
 */
export const textMistakes = ({ texts, sentences }: Translations): readonly string[] =>
  Object.entries({ ...texts, ...sentences })
    .filter(([, text]) => !isInBoth(text))
    .map(([place]) => `${place} is not in both languages: write ['Italian', 'English'].`);

const isInBoth = (text: unknown): boolean =>
  Array.isArray(text) && text.length === 2 && text.every((one) => typeof one === 'string' && one !== '');
