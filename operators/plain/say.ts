import { en } from './en';
import { it } from './it';

export type Sentences = { readonly [K in keyof typeof it]: string };
export type Sentence = keyof Sentences;

/** Where react-admin's store has the language, as it writes it. */
const KEY = 'RaStore.sportello.locale';
export type Language = 'it' | 'en';

/** The language that was chosen on this browser; Italian before. */
export const language: Language = localStorage.getItem(KEY) === '"en"' ? 'en' : 'it';

/** Changes the language, which the whole page is drawn anew in. */
export function changeLanguage(): void {
  localStorage.setItem(KEY, JSON.stringify(language === 'it' ? 'en' : 'it'));
  window.location.reload();
}

const sentences: Sentences = language === 'en' ? en : it;

/** What the provider said in Italian, in the language of these pages; as it was said where there is no English for it. */
export async function inLanguage(italian: string): Promise<string> {
  if (language === 'it') return italian;
  const key = (Object.keys(it) as Sentence[]).find((one) => it[one] === italian);
  if (key) return en[key];
  // Those of both consoles are many: they come with the first refusal.
  const spoken = await import('../../src/i18n/en/sentences/sentences').catch(() => undefined);
  return spoken?.inEnglish(italian) ?? italian;
}

/** A sentence, with values in place of what stands in braces. */
export const say = (key: Sentence, values: Readonly<Record<string, string | number>> = {}): string =>
  sentences[key].replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ''));
