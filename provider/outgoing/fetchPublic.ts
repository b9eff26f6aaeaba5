import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { isPublic } from './publicAddress';
import { resolveName } from './resolveName';

/** The client certificate for a TLS connection. */
export interface ClientCertificate {
  readonly key: string;
  readonly certificate: string;
}

/** A request to a host on the public Internet. */
export interface PublicRequest {
  readonly url: string;
  /** The method; if absent, POST with a body and GET without one. */
  readonly method?: 'PATCH' | 'DELETE';
  readonly body?: { readonly type: string; readonly bytes: Uint8Array };
  readonly headers?: Readonly<Record<string, string>>;
  /** Our certificate and key in PEM, for servers that request a client certificate. */
  readonly clientCertificate?: ClientCertificate;
  /** The maximum size of the response in bytes; 0 to read the status alone. */
  readonly most: number;
  /** Aborts the request. */
  readonly signal: AbortSignal;
  /** Network addresses that may be contacted although they are not public. */
  readonly allowed?: readonly string[];
  /** True if the administrator configured the address: any host is then allowed. */
  readonly anywhere?: boolean;
  readonly resolve?: (name: string) => Promise<readonly string[]>;
}

/** No usable response arrived; the message says why, for the operator. */
export class Unreached extends Error {}

/** The host of the address may not be contacted, because it is not public. */
export class NotPublic extends Unreached {}

const MOST_REDIRECTS = 3;

/**
 * Reads an address that somebody unknown wrote, for example into a certificate. Only http and https, and only hosts of
 * the public Internet, are allowed. A name is resolved once and the connection uses that result, so that it cannot
 * resolve to another host later. Each redirect is checked like the first address.
 * @throws Unreached
 */
export async function fetchPublic(request: PublicRequest): Promise<Buffer> {
  let url = request.url;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const { status, location, bytes } = await once(request, url);
    if (location === undefined && status !== 200) throw new Unreached(`${url} answers ${status}`);
    if (location === undefined) return bytes;
    url = location;
  }
  throw new Unreached(`${request.url} redirects more than ${MOST_REDIRECTS} times`);
}

/**
 * A response of any status; its bytes are empty unless the status is one of READ and the request allows for bytes.
 */
export interface PublicAnswer {
  readonly status: number;
  /** The header Retry-After. */
  readonly retryAfter?: string;
  readonly bytes: Buffer;
}

/** Like {@link fetchPublic}, but without following redirects: a redirect is a response. @throws Unreached */
export const askPublic = (request: PublicRequest): Promise<PublicAnswer> => once(request, request.url);

/** Statuses whose bodies are read: the refusals give the reason. */
const READ = [200, 201, 400, 401, 403, 404, 409];

interface Answer extends PublicAnswer {
  /** The target of a redirect. */
  readonly location?: string;
}

async function once(request: PublicRequest, address: string): Promise<Answer> {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
    throw new Unreached(`${address} is no address of http or https`);
  const host = await publicHost(url, request);
  try {
    return await ask(url, host, request);
  } catch (error) {
    if (error instanceof Unreached) throw error;
    throw new Unreached(`${url.href} does not answer: ${(error as Error).message}`);
  }
}

/** Returns the network address to connect to, or a name if any host is allowed. */
async function publicHost(
  { hostname, href }: URL,
  { allowed = [], anywhere = false, resolve = resolveName, signal }: PublicRequest,
): Promise<string> {
  const name = hostname.replace(/^\[|\]$/g, '');
  if (anywhere) return name;
  const addresses = isIP(name) ? [name] : await Promise.race([resolve(name), ended(signal)]);
  const host = addresses.find((one) => allowed.includes(one) || isPublic(one));
  if (host) return host;
  throw new NotPublic(`${href} is not on the public Internet`);
}

const ended = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const reason = () => reject(new Unreached('No time is left to ask'));
    if (signal.aborted) reason();
    signal.addEventListener('abort', reason, { once: true });
  });

function ask(
  url: URL,
  host: string,
  { method, body, headers: sent, clientCertificate, most, signal }: PublicRequest,
): Promise<Answer> {
  const secure = url.protocol === 'https:';
  return new Promise((resolve, reject) => {
    const request = (secure ? https : http).request(
      {
        host,
        port: url.port || (secure ? 443 : 80),
        path: url.pathname + url.search,
        method: method ?? (body ? 'POST' : 'GET'),
        agent: false,
        signal,
        headers: {
          ...sent,
          host: url.host,
          'user-agent': 'Sportello',
          ...(body && { 'content-type': body.type, 'content-length': body.bytes.length }),
        },
        ...(secure && !isIP(url.hostname) && { servername: url.hostname }),
        ...(secure &&
          clientCertificate && { key: clientCertificate.key, cert: clientCertificate.certificate }),
      },
      (response) => {
        const { statusCode = 0, headers } = response;
        const retryAfter = headers['retry-after'];
        const answer = { status: statusCode, bytes: Buffer.alloc(0), ...(retryAfter && { retryAfter }) };
        if (most > 0 && READ.includes(statusCode)) {
          collect(response, most).then((bytes) => resolve({ ...answer, bytes }), reject);
          return;
        }
        request.destroy();
        const isRedirect = [301, 302, 303, 307, 308].includes(statusCode) && headers.location !== undefined;
        resolve(isRedirect ? { ...answer, location: absolute(headers.location ?? '', url) } : answer);
      },
    );
    request.on('error', reject);
    request.end(body?.bytes);
  });
}

/** Resolves a redirect; empty if it is not a valid address. */
const absolute = (location: string, from: URL): string =>
  URL.canParse(location, from) ? new URL(location, from).href : '';

async function collect(response: http.IncomingMessage, most: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of response) {
    size += piece.length;
    // Throwing ends the loop, which closes the connection.
    if (size > most) throw new Unreached(`The answer is longer than ${most} bytes`);
    pieces.push(piece);
  }
  if (!response.complete) throw new Unreached('The answer ends early');
  return Buffer.concat(pieces);
}
