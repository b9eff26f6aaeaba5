import { createHash } from 'node:crypto';
import { refusalOf } from '../../../contract/signing/refusal';
import type { TaxCode } from '../../../contract/values/codiceFiscale';
import { type Acceptance, acceptSignature } from '../acceptSignature';
import type { AskRevocation } from '../verifyAsking';
import type { TrustSource } from '../worker/task';
import {
  AnswerLost,
  type OnlineSigner,
  type RefusalReason,
  type SigningCredentials,
  SigningRefused,
} from './onlineSigner';

export interface SigningRequest {
  readonly documents: readonly Buffer[];
  readonly credentials: SigningCredentials;
  /** The required signer. */
  readonly person: TaxCode;
  readonly trust: TrustSource;
  readonly at: Date;
  readonly ask: AskRevocation | undefined;
}

/** The timeout of a service in milliseconds. */
const TIME = 30_000;
/** Bytes that a signature may add to its document: certificates, timestamps, revocation lists. */
const ADDED = 5_000_000;

/**
 * Has documents signed by a service with one authorisation. Each signature is verified: it is accepted only if it is of
 * the required person on that document. It waits for the service: never await it inside a database transaction.
 * @returns the outcome for each document, in order
 */
export async function signOnline(
  signer: OnlineSigner | undefined,
  request: SigningRequest,
  time = TIME,
): Promise<readonly Acceptance[]> {
  const { documents, credentials } = request;
  const answers = signer ? await ask(signer, documents, credentials, time) : 'service-unavailable';
  if (typeof answers === 'string')
    return documents.map(() => ({ state: 'refused', refusal: refusalOf(answers) }));
  return Promise.all(documents.map((document, place) => judge(document, answers[place], request)));
}

async function judge(
  document: Buffer,
  answer: Buffer | undefined,
  { person, trust, at, ask }: SigningRequest,
): Promise<Acceptance> {
  if (!answer) return { state: 'refused', refusal: refusalOf('service-unavailable') };
  if (answer.length > document.length + ADDED)
    return { state: 'refused', refusal: refusalOf('service-untrustworthy') };
  const contentSha256 = createHash('sha256').update(document).digest('hex');
  const accepted = await acceptSignature({ file: answer, contentSha256, person, trust, at, ask });
  if (accepted.state !== 'refused') return accepted;
  const { code } = accepted.refusal;
  // The signer can do something about these two: they used another person's credentials, or a revoked certificate.
  const refusal =
    code === 'other-person' || code === 'certificate-revoked'
      ? accepted.refusal
      : refusalOf('service-untrustworthy');
  return { ...accepted, refusal };
}

type NotSigned = RefusalReason | 'service-unavailable' | 'service-unanswered';

/** Returns the files from a service or why there are none. Its error is dropped, as it may contain the credentials. */
async function ask(
  signer: OnlineSigner,
  documents: readonly Buffer[],
  credentials: SigningCredentials,
  time: number,
): Promise<readonly (Buffer | undefined)[] | NotSigned> {
  const signal = AbortSignal.timeout(time);
  const late = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason)),
  );
  try {
    const [first] = documents;
    const signing =
      first && documents.length === 1
        ? signer.sign(first, credentials, signal).then((file) => [file])
        : signer.signMany(documents, credentials, signal);
    const files = await Promise.race([signing, late]);
    return documents.map((_, place) => {
      const file = files[place];
      return file && Buffer.from(file);
    });
  } catch (error) {
    if (error instanceof SigningRefused) return error.reason;
    return signal.aborted || error instanceof AnswerLost ? 'service-unanswered' : 'service-unavailable';
  }
}
