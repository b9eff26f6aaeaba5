import type * as Webauthn from '@simplewebauthn/server';

/**
 * Loads the WebAuthn library at its first use: it would take a sixth of the startup, and most processes never need
 * it.
 */
export const loadWebauthn = (): Promise<typeof Webauthn> => import('@simplewebauthn/server');
