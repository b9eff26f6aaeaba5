import type { KnownDevice } from '../rateLimit/knownDevices';
import type { Subject } from '../subject';

/** A sign-in attempt, as sent. */
export interface Attempt {
  readonly username: string;
  readonly password: string;
  /** IP address of the client, according to the trusted proxies. */
  readonly address: string;
  /** The browser, if it is known because somebody has signed in with it. */
  readonly device?: KnownDevice | undefined;
  /** The account that an alias wants to act as. */
  readonly wanted?: Subject | undefined;
  /** User-Agent of the browser. */
  readonly userAgent?: string | undefined;
}

/**
 * Outcome of an attempt. `signIn` is the id of the stored sign-in. `codeNeeded`: name and password were right, but a
 * code is needed too. `retryAfter` is in seconds.
 */
export type Outcome =
  | { readonly kind: 'signedIn'; readonly subject: Subject; readonly at: Date; readonly signIn: string }
  | { readonly kind: 'codeNeeded'; readonly subject: Subject; readonly at: Date }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'tooMany'; readonly retryAfter: number };
