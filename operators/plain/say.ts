import { en } from './en';
import { it } from './it';

export type Sentences = { readonly [K in keyof typeof it]: string };
export type Sentence = keyof Sentences;

/** Key under which react-admin's store keeps the language, as JSON. */
const KEY = 'RaStore.sportello.locale';
export type Language = 'it' | 'en';

/** Language chosen in this browser; Italian by default. */
export const language: Language = localStorage.getItem(KEY) === '"en"' ? 'en' : 'it';

/** Changes the language and reloads the page. */
export function changeLanguage(): void {
  localStorage.setItem(KEY, JSON.stringify(language === 'it' ? 'en' : 'it'));
  window.location.reload();
}

const sentences: Sentences = language === 'en' ? en : it;

/**
 * Translates an Italian text of the provider to the language of these pages; without a translation it stays in Italian.
 */
export async function inLanguage(italian: string): Promise<string> {
  if (language === 'it') return italian;
  const key = (Object.keys(it) as Sentence[]).find((one) => it[one] === italian);
  if (key) return en[key];
  // The texts of both consoles are large, so they are loaded on the first refusal.
  const spoken = await import('../../contract/messages/inEnglish').catch(() => undefined);
  return spoken?.inEnglish(italian) ?? italian;
}

/** Returns a text with the placeholders in braces replaced by values. */
export const say = (key: Sentence, values: Readonly<Record<string, string | number>> = {}): string =>
  sentences[key].replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ''));
