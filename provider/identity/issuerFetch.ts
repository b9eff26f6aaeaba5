import { askPublic, type ClientCertificate, type PublicRequest } from '../outgoing/fetchPublic';
import { readAtMost } from '../outgoing/readAtMost';
import { PATIENCE } from './discovery';

/** Maximum bytes of a response of an OpenID provider: its metadata, keys or tokens. */
const MOST = 1_000_000;

/**
 * Creates a `fetch` for an OpenID provider. The origin of the issuer may be in any network, because the administrator
 * configured it. Other addresses must be public, because they come from the metadata of the provider. Redirects are not
 * followed.
 * @param allowed network addresses that may be requested although they are not public
 * @param clientCertificate certificate of our client, if it authenticates by TLS
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
    // Node's fetch does not support client certificates.
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

/** Tells whether a response is read: a success, or an error that explains what was wrong with the request. */
const isRead = (status: number) => [200, 400, 401].includes(status);

/** Builds the response; every body of an OpenID provider is JSON, whatever type it declares. */
const answer = (status: number, bytes?: Uint8Array<ArrayBuffer>) =>
  new Response(bytes ?? null, { status, headers: { 'content-type': 'application/json' } });
