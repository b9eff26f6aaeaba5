/** How long what the identity provider hands out lives, in seconds. Every kind is set: the defaults are longer. */
export const lifetimes = {
  AccessToken: 10 * 60,
  AuthorizationCode: 60,
  IdToken: 10 * 60,
  /** The time to type a password. */
  Interaction: 30 * 60,
  /** Without a new token for this long the person is idle: session and refresh token end. */
  Session: 2 * 60 * 60,
  RefreshToken: 2 * 60 * 60,
  /** From the last proof of identity: however busy the person is, no token is refreshed after it. */
  Grant: 10 * 60 * 60,
} as const;

/** Two tabs that refresh at once send the same refresh token; within this many milliseconds both are served. */
export const REFRESH_GRACE = 10_000;
