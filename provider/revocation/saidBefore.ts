import { createHash } from 'node:crypto';
import type { Database } from '../db/database';
import type { Link } from '../signing/certificates/revocation';
import type { Said } from './saidByAuthority';

/** Earlier responses of authorities, kept for all processes until they expire. */
export interface SaidBefore {
  read(key: string): Promise<Buffer | undefined>;
  keep(key: string, said: Said): Promise<void>;
}

export const saidBefore = (db: Database, now: Date): SaidBefore => ({
  read: (key) =>
    db.asPlatform(async (tx) => {
      const found = await tx
        .selectFrom('revocation_answer')
        .select('der')
        .where('key', '=', key)
        .where('until', '>', now)
        .executeTakeFirst();
      return found && Buffer.from(found.der);
    }),
  keep: async (key, { der, until }) => {
    if (!until || until <= now) return;
    await db.asPlatform((tx) =>
      tx
        .insertInto('revocation_answer')
        .values({ key, der, until })
        .onConflict((same) => same.column('key').doUpdateSet({ der, until }))
        .execute(),
    );
  },
});

const sha256 = (...parts: readonly Uint8Array[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};

/** Returns the key of the response about one certificate. */
export const keyOfResponse = ({ certificate, issuer }: Link): string =>
  `ocsp ${sha256(issuer.der, certificate.der)}`;

/** Returns the key of an authority's list at an address. */
export const keyOfList = (url: string, { issuer }: Link): string =>
  `list ${sha256(issuer.der, Buffer.from(url))}`;
