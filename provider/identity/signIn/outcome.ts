import type { KnownDevice } from '../rateLimit/knownDevices';
import type { Subject } from '../subject';

/** What somebody sent to sign in. */
export interface Attempt {
  readonly username: string;
  readonly password: string;
  /** Of the browser, as far as the configured proxies are believed. */
  readonly address: string;
  /** The browser, where somebody signed in with it before. */
  readonly device?: KnownDevice | undefined;
  /** As which of their accounts an alias wants to act. */
  readonly wanted?: Subject | undefined;
  /** What the browser says of itself. */
  readonly userAgent?: string | undefined;
}

/**
 * What became of an attempt: who signed in and when, and under which id it was written down; who must still give a
 * code; nothing; or how many seconds to wait.
 */
export type Outcome =
  | { readonly kind: 'signedIn'; readonly subject: Subject; readonly at: Date; readonly signIn: string }
  | { readonly kind: 'codeNeeded'; readonly subject: Subject; readonly at: Date }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'tooMany'; readonly retryAfter: number };
