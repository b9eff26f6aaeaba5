import { X509Certificate } from 'node:crypto';
import type { Tx } from './database';

/** Reads the certificates trusted to sign the trusted list, by fingerprint. */
export async function readSigners(tx: Tx): Promise<ReadonlyMap<string, X509Certificate>> {
  const rows = await tx
    .selectFrom('trusted_list_signer')
    .select(['fingerprint', 'certificate'])
    .orderBy('fingerprint')
    .execute();
  return new Map(
    rows.map(({ fingerprint, certificate }) => [
      fingerprint,
      new X509Certificate(Buffer.from(certificate, 'base64')),
    ]),
  );
}

/** Returns the SHA-256 of a certificate, hexadecimal. */
export const fingerprintOf = (certificate: X509Certificate): string =>
  certificate.fingerprint256.replaceAll(':', '').toLowerCase();

/** Adds a certificate; requires the owner of the database. @returns false if it exists already */
export async function addSigner(tx: Tx, certificate: X509Certificate, at: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('trusted_list_signer')
    .values({
      fingerprint: fingerprintOf(certificate),
      certificate: certificate.raw.toString('base64'),
      pinned_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) > 0;
}

/** Removes a certificate; requires the owner of the database. @returns false if it did not exist */
export async function removeSigner(tx: Tx, fingerprint: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('trusted_list_signer')
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst();
  return Number(numDeletedRows) > 0;
}
