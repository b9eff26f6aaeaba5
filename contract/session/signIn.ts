/**
 * Settings for signing in at an external OpenID provider. The provider writes them into the page as the content of this
 * meta element; without one, the embedded provider is used.
 */
export interface SignInSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly scope: string;
  /** Resource indicator (RFC 8707); not sent if absent. */
  readonly resource?: string;
  /** Whether its tokens can be bound to a key of the browser (RFC 9449). */
  readonly dpop: boolean;
  /** Whether it supports sign-out requests. */
  readonly signsOut: boolean;
}

export const SIGN_IN_SETTINGS = 'sportello-accesso';
