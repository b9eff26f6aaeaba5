import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { SignatureReport } from '../../contract/signing/report';
import type { ListedAuthority } from '../../contract/trustedList/trustedList';
import { asTaxCode } from '../../contract/values/codiceFiscale';
import { readTrust } from './certificates/trustStore';
import type { Answer, Task } from './worker/task';

/**
 * The report of a verification and all that it used except the file, to repeat it years later. Serialisable as JSON.
 */
export interface Evidence {
  readonly version: 1;
  readonly report: SignatureReport;
  readonly asked: {
    /** ISO 8601. */
    readonly at: string;
    readonly person: string | null;
    /** SHA-256 of the document that was handed out, hexadecimal. */
    readonly contentSha256: string | null;
    /** The timestamp stored beside the file, DER in base64. */
    readonly timestamp?: string;
    /** The earlier acceptance of the file: ISO 8601, and the digests of its signatures. */
    readonly accepted?: { readonly at: string; readonly signatures: readonly string[] };
  };
  /** Certificates, revocation lists and OCSP responses used in the verification, DER in base64. */
  readonly trust: readonly string[];
  /** The entries of the trusted list, as it was then, for the authorities that the chains of certificates reach. */
  readonly listed?: readonly ListedAuthority[];
}

/** Returns the evidence of a verification: the question, the trusted authorities, the result. */
export function evidenceFor(task: Task, { report, listed }: Pick<Answer, 'report' | 'listed'>): Evidence {
  return {
    version: 1,
    report,
    asked: {
      at: task.at.toISOString(),
      person: task.person ?? null,
      contentSha256: task.contentSha256 ?? (task.content ? sha256Of(task.content) : null),
      ...(task.timestamp && { timestamp: Buffer.from(task.timestamp).toString('base64') }),
      ...(task.accepted && { accepted: { ...task.accepted, at: task.accepted.at.toISOString() } }),
    },
    trust: trusted(task).map((der) => Buffer.from(der).toString('base64')),
    ...(listed.length > 0 && { listed }),
  };
}

const sha256Of = (source: Task['file']): string =>
  createHash('sha256')
    .update('path' in source ? readFileSync(source.path) : source.bytes)
    .digest('hex');

function trusted({ trust, facts = [] }: Task): readonly Uint8Array[] {
  if ('der' in trust) return [...trust.der, ...facts];
  const { anchors, revocationLists, ocspResponses } = readTrust(...trust.folders);
  return [...[...anchors, ...revocationLists, ...ocspResponses].map(({ der }) => der), ...facts];
}

/** Parses stored evidence; undefined for anything else. */
export function parseEvidence(text: string): Evidence | undefined {
  try {
    const found = JSON.parse(text) as Partial<Evidence>;
    const whole = found.version === 1 && found.report && found.asked && Array.isArray(found.trust);
    return whole ? (found as Evidence) : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the task that repeats the verification of a file with the trust, time and person of its evidence. */
export function taskOf({ asked, trust, listed }: Evidence, file: Task['file']): Task {
  return {
    file,
    trust: { der: trust.map((der) => Buffer.from(der, 'base64')), ...(listed && { listed }) },
    at: new Date(asked.at),
    ...(asked.person !== null && { person: asTaxCode(asked.person) }),
    ...(asked.contentSha256 !== null && { contentSha256: asked.contentSha256 }),
    ...(asked.accepted && { accepted: { ...asked.accepted, at: new Date(asked.accepted.at) } }),
    ...(asked.timestamp !== undefined && { timestamp: Buffer.from(asked.timestamp, 'base64') }),
  };
}

/**
 * Returns whether a repeated verification has the same report as the evidence. The order of fields does not count,
 * because the database does not preserve it. The report includes the digest of the file.
 */
export const isSame = ({ report }: Evidence, again: SignatureReport): boolean =>
  isDeepStrictEqual(report, again);
