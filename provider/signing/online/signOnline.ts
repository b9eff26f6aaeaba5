import { createHash } from 'node:crypto';
import type { SignatureReport } from '../../../contract/signatures/report';
import type { TrustSource } from '../worker/task';
import { verifyInWorker } from '../worker/verifyInWorker';
import {
  type OnlineSigner,
  type RefusalReason,
  type SigningCredentials,
  SigningRefused,
} from './onlineSigner';

export interface SigningRequest {
  readonly document: Buffer;
  readonly credentials: SigningCredentials;
  /** The tax code of the person who must have signed. */
  readonly person: string;
  readonly trust: TrustSource;
  readonly at: Date;
}

/** What came of asking for a signature. */
export type SigningOutcome =
  | { readonly state: 'signed'; readonly file: Buffer; readonly report: SignatureReport }
  /** The service did not want to. */
  | { readonly state: 'refused'; readonly reason: RefusalReason }
  /** The service did not answer in time, or not at all. */
  | { readonly state: 'unavailable' }
  /** What came back is not this person's signature on this document. */
  | { readonly state: 'untrustworthy'; readonly report: SignatureReport };

/** Milliseconds that a service has. */
const TIME = 30_000;
/** Bytes that a signature may add to its document: certificates, timestamps, revocation lists. */
const ADDED = 5_000_000;

/**
 * Has a document signed by a service, and believes nothing of what comes back: it is called signed only where the
 * verification passes for this document and this person.
 */
export async function signOnline(
  signer: OnlineSigner,
  { document, credentials, person, trust, at }: SigningRequest,
  time = TIME,
): Promise<SigningOutcome> {
  const answer = await ask(signer, document, credentials, time);
  if (!Buffer.isBuffer(answer)) return answer;
  const contentSha256 = createHash('sha256').update(document).digest('hex');
  const task = { file: { bytes: answer }, trust, at, person, contentSha256 };
  const report = await verifyInWorker(task, { size: document.length + ADDED });
  if (report.verdict !== 'passed') return { state: 'untrustworthy', report };
  return { state: 'signed', file: answer, report };
}

/** The error of a service may repeat what it was sent: nothing of it is kept. */
async function ask(
  signer: OnlineSigner,
  document: Buffer,
  credentials: SigningCredentials,
  time: number,
): Promise<Buffer | SigningOutcome> {
  const signal = AbortSignal.timeout(time);
  const late = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason)),
  );
  try {
    return Buffer.from(await Promise.race([signer.sign(document, credentials, signal), late]));
  } catch (error) {
    if (error instanceof SigningRefused) return { state: 'refused', reason: error.reason };
    return { state: 'unavailable' };
  }
}
