/** Lifetimes of the identity provider's artefacts, in seconds. Every kind is set: the defaults are longer. */
export const lifetimes = {
  AccessToken: 10 * 60,
  AuthorizationCode: 60,
  IdToken: 10 * 60,
  /** Time to type a password. */
  Interaction: 30 * 60,
  /** Session and refresh token end if no new token was issued for this time: the person is idle. */
  Session: 2 * 60 * 60,
  RefreshToken: 2 * 60 * 60,
  /** Since the last authentication: after this no token is refreshed, however active the person is. */
  Grant: 10 * 60 * 60,
} as const;

/** Milliseconds for which a used refresh token still works, because two tabs may send the same one at once. */
export const REFRESH_GRACE = 10_000;
