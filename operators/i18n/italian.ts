import type { Phrases } from '../../src/i18n/phrases';
import { flat } from '../../src/i18n/phrases';
import { it } from './it';

/** Italian texts of this console, all bundled with it. This module replaces src/i18n/italian.ts for the engine. */
export const italian: Phrases = flat(it);

export const isAtHand = (): boolean => true;

export const onSentences = (): void => undefined;

export const fetchSentences = async (): Promise<void> => undefined;

/** Loads a page; its texts are already loaded. */
export const later =
  <T>(load: () => Promise<T>) =>
  (): Promise<T> =>
    load();
