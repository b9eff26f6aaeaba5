import type { Subject } from '../subject';

/** What somebody sent to sign in. */
export interface Attempt {
  readonly username: string;
  readonly password: string;
  /** Of the browser, as far as the configured proxies are believed. */
  readonly address: string;
}

/** What became of an attempt: who signed in and when, nothing, or how many seconds to wait. */
export type Outcome =
  | { readonly kind: 'signedIn'; readonly subject: Subject; readonly at: Date }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'tooMany'; readonly retryAfter: number };
