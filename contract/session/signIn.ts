/**
 * Where and how the console signs people in at an OpenID provider outside. The provider writes it into the page,
 * as the content of this meta element; without one the embedded provider is meant.
 */
export interface SignInSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly scope: string;
  /** RFC 8707; not sent when absent. */
  readonly resource?: string;
  /** Whether its tokens can be bound to a key of the browser (RFC 9449). */
  readonly dpop: boolean;
  /** Whether a sign-out can be sent to it. */
  readonly signsOut: boolean;
}

export const SIGN_IN_SETTINGS = 'sportello-accesso';
