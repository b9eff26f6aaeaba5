import { askPublic, type PublicRequest } from '../outgoing/fetchPublic';
import { readAtMost } from '../outgoing/readAtMost';
import { PATIENCE } from './discovery';

/** Bytes of an answer of an OpenID provider: its metadata, its keys or tokens. */
const MOST = 1_000_000;

/**
 * `fetch` for an OpenID provider. The administrator configured its issuer: that origin is reached wherever it is. Other
 * addresses are from a document of the provider itself: they are reached on the public Internet alone. Redirects are
 * not followed.
 * @param allowed network addresses that may be asked though they are not public
 */
export function issuerFetch(issuer: string, allowed: PublicRequest['allowed'] = []): typeof fetch {
  const { origin } = new URL(issuer);
  return async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const signal = init.signal ?? AbortSignal.timeout(PATIENCE);
    if (url.origin !== origin) return elsewhere(url, init, { allowed, signal });
    const response = await fetch(url, { ...init, signal, redirect: 'error' });
    if (response.ok) return new Response(await readAtMost(response, MOST), { status: response.status });
    await response.body?.cancel();
    return new Response(null, { status: response.status });
  };
}

async function elsewhere(
  { href }: URL,
  { body }: RequestInit,
  access: Pick<PublicRequest, 'allowed' | 'signal'>,
): Promise<Response> {
  const form = body && {
    type: 'application/x-www-form-urlencoded;charset=UTF-8',
    bytes: Buffer.from(String(body)),
  };
  const { status, bytes } = await askPublic({
    ...access,
    url: href,
    most: MOST,
    ...(form && { body: form }),
  });
  return status === 200 ? new Response(new Uint8Array(bytes)) : new Response(null, { status });
}
