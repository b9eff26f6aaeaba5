/**
 * Settings for signing in at an external OpenID provider. The server writes them into the page as the content of a meta
 * element. Without that element, people sign in at the embedded provider.
 */
export interface SignInSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly scope: string;
  /** Resource indicator (RFC 8707); not sent if absent. */
  readonly resource?: string;
  /** Whether the provider can bind tokens to a key of the browser (DPoP, RFC 9449). */
  readonly dpop: boolean;
  /** Whether the provider supports sign-out requests. */
  readonly signsOut: boolean;
}

export const SIGN_IN_SETTINGS = 'sportello-accesso';
