import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import type { JWK } from 'jose';
import type { Clock } from '../../../contract/values/clock';
import type { Database, Tx } from '../../db/database';
import { readOrCreateSecret, readSecret } from '../../db/settings';
import { systemClock } from '../../systemClock';

/** Keys that sign tokens and cookies. Private: they never leave the provider. */
export interface Keys {
  /** The first signs; all of them verify. */
  readonly jwks: { readonly keys: JWK[] };
  readonly cookieKeys: string[];
}

/** Keys as stored. */
export interface StoredKeys extends Keys {
  /** By key id: the time until which a replaced key verifies, in milliseconds since 1970. */
  readonly until?: Readonly<Record<string, number>>;
  /** By key id: the time from which a new key signs, in milliseconds since 1970; until then, all processes read it. */
  readonly from?: Readonly<Record<string, number>>;
}

/** Loads the keys of this installation, made at the first start: every process signs with the same ones. */
export async function loadKeys(db: Database, machine: Clock = systemClock): Promise<Keys> {
  return keysAt(await readOrCreateSecret(db, KEYS_SETTING, makeKeys), machine.now());
}

/** Reads the keys without creating any and without waiting for a lock. */
export async function readKeys(tx: Tx, machine: Clock = systemClock): Promise<Keys | undefined> {
  const stored = await readSecret<StoredKeys>(tx, KEYS_SETTING);
  return stored && keysAt(stored, machine.now());
}

export const KEYS_SETTING = 'identity-keys';

/** Returns the keys that verify tokens at a time. The first is the one that signs: the newest whose time has come. */
export function keysAt({ jwks, cookieKeys, until = {}, from = {} }: StoredKeys, now: Date): Keys {
  const at = now.getTime();
  const living = jwks.keys.filter(({ kid = '' }) => (until[kid] ?? Number.POSITIVE_INFINITY) > at);
  const signing = living.find(({ kid = '' }) => (from[kid] ?? 0) <= at);
  const keys = [...living.filter((key) => key === signing), ...living.filter((key) => key !== signing)];
  return { jwks: { keys }, cookieKeys };
}

function makeKeys(): Keys {
  return { jwks: { keys: [makeTokenKey()] }, cookieKeys: [randomBytes(32).toString('base64url')] };
}

export function makeTokenKey(): JWK {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), use: 'sig', alg: 'ES256' } as JWK;
}

/** Returns the public part of a signing key. */
export function publicPart({ kty, crv, x, y, kid, use, alg }: JWK): JWK {
  return { kty, crv, x, y, kid, use, alg } as JWK;
}
