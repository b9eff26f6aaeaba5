import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Certificate, readableCertificates } from './certificate';
import { type RevocationList, readableLists } from './revocation';

/** The authorities that are trusted, and the revocation lists that lie beside them. */
export interface Trust {
  readonly anchors: readonly Certificate[];
  readonly revocationLists: readonly RevocationList[];
}

/** In bytes: the longest revocation lists have a few MB. */
const LARGEST = 20_000_000;
const PEM = /-----BEGIN ((?:TRUSTED |X509 )?(?:CERTIFICATE|CRL))-----([\s\S]*?)-----END \1-----/g;

/**
 * Reads folders of certificates of authorities and of revocation lists, each PEM or DER, whatever the files are
 * called. What can be read as neither is passed over; a folder that is not there trusts nobody.
 */
export function readTrust(...folders: readonly string[]): Trust {
  return trustIn(folders.flatMap(filesIn).flatMap((path) => elementsIn(readFileSync(path))));
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .map((name) => join(folder, name))
    .filter((path) => {
      const found = statSync(path);
      return found.isFile() && found.size <= LARGEST;
    });
}

/** Trust made of DER: each is tried as a certificate and as a list. */
export const trustIn = (all: readonly Buffer[]): Trust => ({
  anchors: readableCertificates(all),
  revocationLists: readableLists(all),
});

function elementsIn(file: Buffer): Buffer[] {
  const found = [...file.toString('latin1').matchAll(PEM)].map(([, , body = '']) => body);
  return found.length === 0 ? [file] : found.map((body) => Buffer.from(body, 'base64'));
}
