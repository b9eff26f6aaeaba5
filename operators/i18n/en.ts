import englishMessages from 'ra-language-english';
import { engine } from '../../src/i18n/en/engine';
import { shell } from '../../src/i18n/en/shell';
import { gestore } from './gestore.en';
import type { Translated } from './it';
import { platform } from './platform.en';
import { requests } from './requests.en';
import { support } from './support.en';
import { work } from './work.en';

/** The English sentences of the operators' console. It stands where the engine looks for src/i18n/en/en.ts. */
export const en = {
  ra: englishMessages.ra,
  shell,
  engine,
  gestore,
  resources: { ...platform, ...requests, ...support, ...work },
} satisfies Translated;
