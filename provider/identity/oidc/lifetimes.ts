/** Lifetimes of the identity provider's artefacts, in seconds. Every kind is set: the defaults are longer. */
export const lifetimes = {
  AccessToken: 10 * 60,
  AuthorizationCode: 60,
  IdToken: 10 * 60,
  /** Time to type a password. */
  Interaction: 30 * 60,
  /** Without a new token for this long the person is idle: session and refresh token end. */
  Session: 2 * 60 * 60,
  RefreshToken: 2 * 60 * 60,
  /** Since the last authentication: after this no token is refreshed, however active the person is. */
  Grant: 10 * 60 * 60,
} as const;

/** Milliseconds. Two tabs that refresh at once send the same refresh token; within this time both are served. */
export const REFRESH_GRACE = 10_000;
