import { commonNameIn } from '../../contract/signing/personName';
import { refusalFor, refusalIn, type SignatureRefusal } from '../../contract/signing/refusal';
import {
  isSignatureOf,
  othersIn,
  type SignatureReport,
  type SignerReport,
} from '../../contract/signing/report';
import type { TaxCode } from '../../contract/values/codiceFiscale';
import { type Evidence, evidenceFor } from './evidence';
import { type AskRevocation, isUnchecked, verifyAsking } from './verifyAsking';
import type { Task, TrustSource } from './worker/task';

export interface SignatureOffered {
  readonly file: Uint8Array;
  /** SHA-256 of the document as it was handed out, hexadecimal. */
  readonly contentSha256: string;
  /** The required signer. */
  readonly person: TaxCode;
  readonly trust: TrustSource;
  readonly at: Date;
  /**
   * Asks authorities about revocation. If undefined, no authority is asked: the report says so, and the signature is
   * not refused for it.
   */
  readonly ask: AskRevocation | undefined;
}

/** The outcome for a valid signature of the required person on the document. */
export interface Accepted {
  /** `unchecked`: the authorities were asked whether its certificates were revoked, but not all of them answered. */
  readonly state: 'accepted' | 'unchecked';
  readonly file: Uint8Array;
  readonly report: SignatureReport;
  /** The signature of the expected person. */
  readonly signer: SignerReport;
  /** The names of the other signers. */
  readonly others: readonly string[];
  readonly evidence: Evidence;
  /** Whether all certificates are known not to be revoked. */
  readonly revocationChecked: boolean;
}

/** The outcome of verifying a signature. */
export type Acceptance =
  | Accepted
  | { readonly state: 'refused'; readonly refusal: SignatureRefusal; readonly report?: SignatureReport };

/** The timeout of a verification in milliseconds. */
const TIME = 15_000;

/**
 * Verifies that a file is a valid signature of the required person on the document that was handed out. Every signature
 * that is stored must pass this function. It can take seconds: never await it inside a database transaction.
 */
export async function acceptSignature(offered: SignatureOffered): Promise<Acceptance> {
  const { file, contentSha256, person, trust, at, ask } = offered;
  const asked: Task = { file: { bytes: file }, trust, at, person, contentSha256 };
  const { answer, task } = await verifyAsking(asked, { time: TIME }, ask);
  const { report } = answer;
  const signer = report.signers.find((one) => isSignatureOf(one, person) && one.verdict === 'passed');
  const refusal = refusalIn(report);
  if (refusal || !signer)
    return {
      state: 'refused',
      report,
      refusal: refusal ?? refusalFor('other-person'),
    };
  const revocationChecked = !isUnchecked(answer);
  const state = ask && !revocationChecked ? 'unchecked' : 'accepted';
  const others = [...new Set(othersIn(report, person).map(({ subject }) => commonNameIn(subject ?? '')))];
  return { state, revocationChecked, file, report, signer, others, evidence: evidenceFor(task, answer) };
}
