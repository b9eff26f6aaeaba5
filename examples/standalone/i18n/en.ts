import englishMessages from 'ra-language-english';
import { engine } from '../../../src/i18n/en/engine';
import { shell } from '../../../src/i18n/en/shell';

/** English sentences of the engine. This module replaces src/i18n/en/en.ts. */
export const en = {
  ra: englishMessages.ra,
  shell,
  engine: { ...engine, form: { ...engine.form, createWhyNot: 'Only the owner may do this' } },
};
