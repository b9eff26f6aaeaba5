import { en } from './en';
import { it, type Sentences } from './it';

export type Language = 'it' | 'en';

/** Returns Italian, unless the browser prefers English and lists nothing Italian before it. */
export function languageOf(acceptLanguage: string | undefined): Language {
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((part) => part.trim().slice(0, 2).toLowerCase())
    .find((language) => language === 'it' || language === 'en');
  return wanted === 'en' ? 'en' : 'it';
}

export function sentencesIn(language: Language): Sentences {
  return language === 'en' ? en : it;
}
