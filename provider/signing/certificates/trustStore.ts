import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Certificate, readableCertificates } from './certificate';
import type { WasQualified } from './chain';
import { readableResponses } from './ocspResponse';
import type { RevocationFacts } from './revocation';
import { readableLists } from './revocationList';

/** The authorities that are trusted, and the revocation lists and OCSP responses that lie beside them. */
export interface Trust extends RevocationFacts {
  readonly anchors: readonly Certificate[];
  readonly wasQualified?: WasQualified;
}

/** In bytes: the longest revocation lists have a few MB. */
const LARGEST = 20_000_000;
const PEM = /-----BEGIN ((?:TRUSTED |X509 )?(?:CERTIFICATE|CRL))-----([\s\S]*?)-----END \1-----/g;

/**
 * Reads folders of certificates of authorities, of revocation lists and OCSP responses, whatever the files are
 * called; the first two PEM or DER. What can be read as none of them is passed over; a folder that is not there trusts nobody.
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

/** Trust made of DER: each is tried as a certificate, as a list and as a response. */
export const trustIn = (all: readonly Buffer[]): Trust => ({
  anchors: readableCertificates(all),
  revocationLists: readableLists(all),
  ocspResponses: readableResponses(all),
});

/** The same trust, with what authorities said besides: lists and responses, DER. Nobody more is trusted for it. */
export const withFacts = (trust: Trust, facts: readonly Buffer[]): Trust => ({
  ...trust,
  revocationLists: [...trust.revocationLists, ...readableLists(facts)],
  ocspResponses: [...trust.ocspResponses, ...readableResponses(facts)],
});

function elementsIn(file: Buffer): Buffer[] {
  const found = [...file.toString('latin1').matchAll(PEM)].map(([, , body = '']) => body);
  return found.length === 0 ? [file] : found.map((body) => Buffer.from(body, 'base64'));
}
