import type { consoleErrorKinds } from '../../contract/consoleErrors/consoleError';

/** Counters of events in this process since its start, by label. */
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

/** Labels of a step of a sign-in: its method and its outcome. */
export interface SignInLabels extends Record<string, string> {
  readonly way: 'password' | 'code' | 'passkey' | 'spid' | 'outside' | 'operator';
  /** `next`: the input was right, and another step follows. */
  readonly outcome: 'done' | 'next' | 'wrong' | 'throttled';
}

export interface SignatureLabels extends Record<string, string> {
  /** `again` for a signature whose revocation status was requested again. */
  readonly way: 'online' | 'file' | 'again';
  readonly outcome: 'accepted' | 'unchecked' | 'refused';
  /** The code of the refusal; empty if there was none. */
  readonly reason: string;
}

export interface ThrottledLabels extends Record<string, string> {
  /** Which limit was exceeded: calls per minute, concurrent expensive calls, or attempts that could be guesses. */
  readonly limit: 'calls' | 'atOnce' | 'attempts';
}

export interface ConsoleErrorLabels extends Record<string, string> {
  readonly console: 'school' | 'staff';
  readonly kind: (typeof consoleErrorKinds)[number];
}

/** The counters of this process, exposed in the metrics. */
export const counts = {
  signIns: new Count<SignInLabels>(),
  signatures: new Count<SignatureLabels>(),
  throttled: new Count<ThrottledLabels>(),
  consoleErrors: new Count<ConsoleErrorLabels>(),
} as const;
