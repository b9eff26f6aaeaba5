import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ServicePurpose } from '../../../contract/trustedList/trustedList';
import { readableCertificates } from './certificate';
import type { CertificateSources } from './chain';
import { readableResponses } from './ocspResponse';
import type { RevocationFacts } from './revocation';
import { readableLists } from './revocationList';

/** The trusted authorities, with revocation lists and OCSP responses. */
export interface Trust extends RevocationFacts, Anchors {
  /** The authorities for other purposes than signatures, where a trusted list distinguishes them. */
  readonly purposes?: Readonly<Record<OtherPurpose, Anchors>>;
}

/** The authorities that are trusted for one purpose. */
export type Anchors = Pick<CertificateSources, 'anchors' | 'wasQualified' | 'namesSigners'>;

export type OtherPurpose = Exclude<ServicePurpose, 'signature'>;

/** Returns the same trust, with the authorities for another purpose than signatures. */
export const trustFor = <T extends Pick<Trust, 'anchors' | 'purposes'>>(
  trust: T,
  purpose: OtherPurpose,
): T => ({
  ...trust,
  ...trust.purposes?.[purpose],
});

/** Maximum size of a file in a folder, in bytes; the longest revocation lists have a few MB. */
const LARGEST = 20_000_000;
const PEM = /-----BEGIN ((?:TRUSTED |X509 )?(?:CERTIFICATE|CRL))-----([\s\S]*?)-----END \1-----/g;

/**
 * Reads folders of authority certificates and revocation lists (PEM or DER) and OCSP responses (DER), whatever the file
 * names. It skips other files. A missing folder counts as empty.
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

/** Builds trust from DER: each is tried as a certificate, as a list and as a response. */
export const trustIn = (all: readonly Buffer[]): Trust => ({
  anchors: readableCertificates(all),
  revocationLists: readableLists(all),
  ocspResponses: readableResponses(all),
});

/** Returns the same trust with further revocation facts: lists and responses, DER. It adds no trusted authority. */
export const withFacts = (trust: Trust, facts: readonly Buffer[]): Trust => ({
  ...trust,
  revocationLists: [...trust.revocationLists, ...readableLists(facts)],
  ocspResponses: [...trust.ocspResponses, ...readableResponses(facts)],
});

function elementsIn(file: Buffer): Buffer[] {
  const found = [...file.toString('latin1').matchAll(PEM)].map(([, , body = '']) => body);
  return found.length === 0 ? [file] : found.map((body) => Buffer.from(body, 'base64'));
}
