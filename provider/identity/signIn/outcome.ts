import type { KnownDevice } from '../rateLimit/knownDevices';
import type { Subject } from '../subject';

/** A sign-in attempt, as sent. */
export interface Attempt {
  readonly username: string;
  readonly password: string;
  /** Client address, as far as the configured proxies are trusted. */
  readonly address: string;
  /** The browser, if somebody signed in with it before. */
  readonly device?: KnownDevice | undefined;
  /** The account that an alias wants to act as. */
  readonly wanted?: Subject | undefined;
  /** User-Agent of the browser. */
  readonly userAgent?: string | undefined;
}

/**
 * Outcome of an attempt: signed in, with the time and the id of the stored sign-in; a code still needed; wrong; or
 * too many attempts, with the seconds to wait.
 */
export type Outcome =
  | { readonly kind: 'signedIn'; readonly subject: Subject; readonly at: Date; readonly signIn: string }
  | { readonly kind: 'codeNeeded'; readonly subject: Subject; readonly at: Date }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'tooMany'; readonly retryAfter: number };
