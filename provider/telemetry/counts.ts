import type { consoleErrorKinds } from '../../contract/consoleErrors/consoleError';

/** How often something happened in this process since it began, by what it was. */
export class Count<Labels extends Readonly<Record<string, string>>> {
  readonly #counted = new Map<string, { readonly labels: Labels; value: number }>();

  add(labels: Labels): void {
    const key = JSON.stringify(Object.values(labels));
    const found = this.#counted.get(key);
    if (found) found.value += 1;
    else this.#counted.set(key, { labels, value: 1 });
  }

  all(): readonly { readonly labels: Labels; readonly value: number }[] {
    return [...this.#counted.values()];
  }
}

/** Where and how somebody signed in, or did not. */
export interface SignInLabels extends Record<string, string> {
  readonly way: 'password' | 'code' | 'passkey' | 'spid' | 'outside' | 'operator';
  /** `next`: what was asked was right, and another step follows. */
  readonly outcome: 'done' | 'next' | 'wrong' | 'throttled';
}

export interface SignatureLabels extends Record<string, string> {
  /** `again`: one that waited for its authority. */
  readonly way: 'online' | 'file' | 'again';
  readonly outcome: 'accepted' | 'unchecked' | 'refused';
  /** The code of the refusal; empty where it was none. */
  readonly reason: string;
}

export interface ThrottledLabels extends Record<string, string> {
  /** Calls in a minute, costly calls at once, or attempts that could be guesses. */
  readonly limit: 'calls' | 'atOnce' | 'attempts';
}

export interface ConsoleErrorLabels extends Record<string, string> {
  readonly console: 'school' | 'staff';
  readonly kind: (typeof consoleErrorKinds)[number];
}

/** What this process counts of its own work. The metrics tell it. */
export const counts = {
  signIns: new Count<SignInLabels>(),
  signatures: new Count<SignatureLabels>(),
  throttled: new Count<ThrottledLabels>(),
  consoleErrors: new Count<ConsoleErrorLabels>(),
} as const;
