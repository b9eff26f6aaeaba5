import { askPublic, type ClientCertificate, type PublicRequest } from '../outgoing/fetchPublic';
import { readAtMost } from '../outgoing/readAtMost';
import { PATIENCE } from './discovery';

/** Bytes of an answer of an OpenID provider: its metadata, its keys or tokens. */
const MOST = 1_000_000;

/**
 * `fetch` for an OpenID provider. The administrator configured its issuer: that origin is reached wherever it is. Other
 * addresses are from a document of the provider itself: they are reached on the public Internet alone. Redirects are
 * not followed.
 * @param allowed network addresses that may be asked though they are not public
 * @param clientCertificate what our client proves itself with, where it does so by TLS
 */
export function issuerFetch(
  issuer: string,
  allowed: PublicRequest['allowed'] = [],
  clientCertificate?: ClientCertificate,
): typeof fetch {
  const { origin } = new URL(issuer);
  return async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const signal = init.signal ?? AbortSignal.timeout(PATIENCE);
    const isIssuer = url.origin === origin;
    // The fetch of Node knows no certificates of clients.
    if (!isIssuer || clientCertificate)
      return asked(url, init, {
        allowed,
        signal,
        anywhere: isIssuer,
        ...(clientCertificate && { clientCertificate }),
      });
    const response = await fetch(url, { ...init, signal, redirect: 'error' });
    if (isRead(response.status)) return answer(response.status, await readAtMost(response, MOST));
    await response.body?.cancel();
    return answer(response.status);
  };
}

async function asked(
  { href }: URL,
  { body, headers }: RequestInit,
  access: Omit<PublicRequest, 'url' | 'most' | 'body' | 'headers'>,
): Promise<Response> {
  const { 'content-type': type = 'application/x-www-form-urlencoded', ...others } = Object.fromEntries(
    new Headers(headers),
  );
  const { status, bytes } = await askPublic({
    ...access,
    url: href,
    most: MOST,
    headers: others,
    ...(body && { body: { type, bytes: Buffer.from(String(body)) } }),
  });
  return answer(status, isRead(status) ? new Uint8Array(bytes) : undefined);
}

/** An answer that is good, or says what was wrong with the request. */
const isRead = (status: number) => [200, 400, 401].includes(status);

/** All that an OpenID provider answers is JSON, whatever type it gives it. */
const answer = (status: number, bytes?: Uint8Array<ArrayBuffer>) =>
  new Response(bytes ?? null, { status, headers: { 'content-type': 'application/json' } });
