import type { Phrases } from '../../src/i18n/phrases';
import { flat } from '../../src/i18n/phrases';
import { it } from './it';

/** The Italian sentences of this console: all of them come with it. It stands where the engine looks for src/i18n/italian.ts. */
export const italian: Phrases = flat(it);

export const isAtHand = (): boolean => true;

export const onSentences = (): void => undefined;

export const fetchSentences = async (): Promise<void> => undefined;

/** Loads a page; its sentences are here. */
export const later =
  <T>(load: () => Promise<T>) =>
  (): Promise<T> =>
    load();
