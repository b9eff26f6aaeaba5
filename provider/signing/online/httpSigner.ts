import { readAtMost } from '../../outgoing/readAtMost';
import {
  AnswerLost,
  type OnlineSigner,
  type RefusalReason,
  type SigningCredentials,
  SigningRefused,
} from './onlineSigner';

/** The address of a signing service and our token for it; docs/signing.md describes requests and responses. */
export interface SigningService {
  readonly name: string;
  readonly url: string;
  readonly token: string;
}

const reasons: readonly RefusalReason[] = ['credentials', 'otp', 'otp-used'];
/** Bytes that a signature may add to its document, in base64. */
const ADDED = 8_000_000;

/** Creates a service that signs over HTTP. Its responses are not trusted: the caller verifies them (signOnline.ts). */
export function httpSigner({ name, url, token }: SigningService): OnlineSigner {
  const ask = async (
    documents: readonly Buffer[],
    { username, password, otp }: SigningCredentials,
    signal: AbortSignal,
  ): Promise<readonly (Buffer | undefined)[]> => {
    const sent = documents.map((document) => document.toString('base64'));
    const response = await fetch(url, {
      method: 'POST',
      // A redirect would send the credentials of the signer to another address.
      redirect: 'error',
      signal,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ username, password, otp, documents: sent }),
    }).catch(lost);
    // A gateway responded because the service did not: the service may have signed.
    if (response.status === 502 || response.status === 504) throw new AnswerLost();
    const most = sent.reduce((sum, { length }) => sum + length + ADDED, 0);
    const text = String(await readAtMost(response, most).catch(lost));
    const answer = objectIn(text) as { reason?: unknown; signed?: unknown };
    const reason = reasons.find((one) => one === answer.reason);
    if (response.status === 403 && reason) throw new SigningRefused(reason);
    if (!response.ok || !Array.isArray(answer.signed))
      throw new Error(`The service ${name} answered ${response.status}.`);
    const { signed } = answer;
    return documents.map((_, place) => {
      const file: unknown = signed[place];
      return typeof file === 'string' ? Buffer.from(file, 'base64') : undefined;
    });
  };
  return {
    name,
    sign: async (document, credentials, signal) => {
      const [file] = await ask([document], credentials, signal);
      if (!file) throw new Error(`The service ${name} signed nothing.`);
      return file;
    },
    signMany: ask,
  };
}

/** Error codes of fetch for a connection that broke or timed out after the request was sent. */
const BROKEN = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT'];

/** Throws AnswerLost if the service may have received the request, otherwise the given error. */
function lost(error: Error & { readonly cause?: { readonly code?: string } }): never {
  if (BROKEN.includes(error.cause?.code ?? '')) throw new AnswerLost(undefined, { cause: error });
  throw error;
}

function objectIn(text: string): object {
  const value: unknown = JSON.parse(text || '{}');
  return typeof value === 'object' && value !== null ? value : {};
}
