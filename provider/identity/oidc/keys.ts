import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import type { JWK } from 'jose';
import type { Database } from '../../db/database';
import { readOrCreateSecret } from '../../db/settings';

/** What tokens and cookies are signed with. Private: never leave the provider. */
export interface Keys {
  readonly jwks: { readonly keys: JWK[] };
  readonly cookieKeys: string[];
}

/** The keys of this installation, made at the first start: every process signs with the same ones. */
export function loadKeys(db: Database): Promise<Keys> {
  return readOrCreateSecret(db, SETTING, makeKeys);
}

const SETTING = 'identity-keys';

function makeKeys(): Keys {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = { ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), use: 'sig', alg: 'ES256' };
  return { jwks: { keys: [jwk as JWK] }, cookieKeys: [randomBytes(32).toString('base64url')] };
}

/** The part of a signing key that checks signatures. */
export function publicPart({ kty, crv, x, y, kid, use, alg }: JWK): JWK {
  return { kty, crv, x, y, kid, use, alg } as JWK;
}
