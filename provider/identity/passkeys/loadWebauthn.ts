import type * as Webauthn from '@simplewebauthn/server';

/**
 * Loads what asks devices and checks their answers, when the first of them is: it would be a sixth of what a start takes,
 * and most processes ask none.
 */
export const loadWebauthn = (): Promise<typeof Webauthn> => import('@simplewebauthn/server');
