import { atHand, first } from './it/first';
import { flat, type Phrases } from './phrases';

const phrases = flat(first);
const listeners: (() => Promise<void>)[] = [];
let rest: Promise<void> | undefined;
let complete = false;

/** The Italian sentences that are here by now. */
export const italian: Phrases = phrases;

/** Whether a resource's own sentences came with the console. */
export const isAtHand = (resource: string): boolean => Object.hasOwn(atHand, resource);

/** Calls the listener once the other sentences are here, and before any page that needs them is drawn. */
export function onSentences(listener: () => Promise<void>): void {
  if (!complete) listeners.push(listener);
}

/** Fetches the sentences that the first screen does not need. Where that fails, the next call tries again. */
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

/** Loads a page together with its sentences: whatever speaks those of it/later.ts is loaded by this. */
export const later =
  <T>(load: () => Promise<T>) =>
  async (): Promise<T> => {
    const [loaded] = await Promise.all([load(), fetchSentences()]);
    return loaded;
  };
