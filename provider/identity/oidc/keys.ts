import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import type { JWK } from 'jose';
import { sql } from 'kysely';
import type { Database, Tx } from '../../db/database';

/** What tokens and cookies are signed with. Private: never leave the provider. */
export interface Keys {
  readonly jwks: { readonly keys: JWK[] };
  readonly cookieKeys: string[];
}

const SETTING = 'identity-keys';

/**
 * The keys of this installation, made at the first start and kept in the database: every process signs
 * with the same ones. The lock lets one process make them while the others wait.
 */
export function loadKeys(db: Database): Promise<Keys> {
  return db.asPlatform(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${SETTING}, 0))`.execute(tx);
    return (await readKeys(tx)) ?? (await makeKeys(tx));
  });
}

async function readKeys(tx: Tx): Promise<Keys | undefined> {
  const row = await tx.selectFrom('setting').select('value').where('name', '=', SETTING).executeTakeFirst();
  return row?.value as Keys | undefined;
}

async function makeKeys(tx: Tx): Promise<Keys> {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = { ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), use: 'sig', alg: 'ES256' };
  const keys: Keys = { jwks: { keys: [jwk as JWK] }, cookieKeys: [randomBytes(32).toString('base64url')] };
  await tx
    .insertInto('setting')
    .values({ name: SETTING, value: JSON.stringify(keys) })
    .execute();
  return keys;
}

/** The part of a signing key that checks signatures. */
export function publicPart({ kty, crv, x, y, kid, use, alg }: JWK): JWK {
  return { kty, crv, x, y, kid, use, alg } as JWK;
}
