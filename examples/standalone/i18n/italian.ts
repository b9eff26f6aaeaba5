import { engine } from '../../../src/i18n/it/engine';
import { ra } from '../../../src/i18n/it/ra';
import { shell } from '../../../src/i18n/it/shell';
import { flat, type Phrases } from '../../../src/i18n/phrases';

/** Italian sentences of the engine. This module replaces src/i18n/italian.ts. */
export const italian: Phrases = flat({
  ra,
  shell,
  engine: { ...engine, form: { ...engine.form, createWhyNot: 'Serve il ruolo di titolare' } },
});

export const isAtHand = (): boolean => true;
export const onSentences = (): void => undefined;
export const fetchSentences = async (): Promise<void> => undefined;
/**
 * Returns the loader of a page unchanged. The school console loads sentences with a page; here they are already loaded.
 */
export const later =
  <T>(load: () => Promise<T>) =>
  (): Promise<T> =>
    load();
