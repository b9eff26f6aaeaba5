import { atHand, first } from './it/first';
import { flat, type Phrases } from './phrases';

const phrases = flat(first);
const listeners: (() => Promise<void>)[] = [];
let rest: Promise<void> | undefined;
let complete = false;

/** The Italian sentences loaded so far. */
export const italian: Phrases = phrases;

/** Returns whether the sentences of a resource are part of the initial bundle. */
export const isAtHand = (resource: string): boolean => Object.hasOwn(atHand, resource);

/**
 * Calls the listener when the sentences of it/later.ts have been loaded, before any page that needs them is rendered.
 */
export function onSentences(listener: () => Promise<void>): void {
  if (!complete) listeners.push(listener);
}

/** Loads the sentences that the first screen does not need. After a failure, the next call tries again. */
export function fetchSentences(): Promise<void> {
  rest ??= import('./it/later').then(
    async ({ later }) => {
      Object.assign(phrases, flat(later));
      complete = true;
      await Promise.all(listeners.splice(0).map((listener) => listener()));
    },
    (error: unknown) => {
      rest = undefined;
      throw error;
    },
  );
  return rest;
}

/**
 * Loads a page together with its sentences. Every component that uses sentences of it/later.ts must be loaded with this
 * function.
 */
export const later =
  <T>(load: () => Promise<T>) =>
  async (): Promise<T> => {
    const [loaded] = await Promise.all([load(), fetchSentences()]);
    return loaded;
  };
