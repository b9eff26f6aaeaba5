import type { TaxCode } from '../../contract/codiceFiscale';
import { refusalFor, refusalIn, type SignatureRefusal } from '../../contract/signatures/refusal';
import type { SignatureReport, SignerReport } from '../../contract/signatures/report';
import { type Evidence, evidenceFor } from './evidence';
import type { Task, TrustSource } from './worker/task';
import { verifyInWorker } from './worker/verifyInWorker';

export interface SignatureOffered {
  readonly file: Uint8Array;
  /** SHA-256 of the document as it was handed out, hexadecimal. */
  readonly contentSha256: string;
  /** Who must have signed. */
  readonly person: TaxCode;
  readonly trust: TrustSource;
  readonly at: Date;
}

/** What came of looking at a signature. */
export type Acceptance =
  | {
      readonly state: 'accepted';
      readonly file: Uint8Array;
      readonly report: SignatureReport;
      /** The signature of the person who was expected. */
      readonly signer: SignerReport;
      readonly evidence: Evidence;
    }
  | { readonly state: 'refused'; readonly refusal: SignatureRefusal; readonly report?: SignatureReport };

/** Milliseconds that somebody waits for a verification. */
const TIME = 15_000;

/**
 * The one way in for signatures: a file counts as the signature of a person on a document only where the verification
 * passes for both. It takes its time: never await it inside a database transaction.
 */
export async function acceptSignature(offered: SignatureOffered): Promise<Acceptance> {
  const { file, contentSha256, person, trust, at } = offered;
  const task: Task = { file: { bytes: file }, trust, at, person, contentSha256 };
  const report = await verifyInWorker(task, { time: TIME });
  const signer = report.signers.find(({ taxCode, verdict }) => taxCode === person && verdict === 'passed');
  const refusal = refusalIn(report);
  if (refusal || !signer)
    return {
      state: 'refused',
      report,
      refusal: refusal ?? refusalFor('other-person'),
    };
  return { state: 'accepted', file, report, signer, evidence: evidenceFor(task, report) };
}
