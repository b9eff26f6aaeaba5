import { randomBytes } from 'node:crypto';
import { fetchPublic, type PublicRequest, Unreached } from '../outgoing/fetchPublic';
import { Unreadable } from '../signing/asn1/unreadable';
import { covers } from '../signing/certificates/listScope';
import { nonceOf, ocspRequest } from '../signing/certificates/ocspRequest';
import { type OcspResponse, readOcspResponse } from '../signing/certificates/ocspResponse';
import type { Link } from '../signing/certificates/revocation';
import { isListOf, readRevocationList } from '../signing/certificates/revocationList';
import { saidByOcsp } from '../signing/certificates/saidByOcsp';
import { FRESH } from '../signing/certificates/statement';

/** The response of an authority, and until when to keep it. */
export interface Said {
  readonly der: Buffer;
  /** Time until which the response may be used; undefined if a newer one may be available at any time. */
  readonly until: Date | undefined;
}

export type Asking = Pick<PublicRequest, 'signal' | 'allowed' | 'resolve'> & { readonly now: Date };

/** Bytes. A response has a few thousand; the longest lists in use have a few million. */
const LONGEST = { response: 100_000, list: 10_000_000 } as const;
/** Octets of a nonce (RFC 9654). */
const NONCE = 32;
/** Milliseconds by which the clock of an authority may be ahead of ours. */
const AHEAD = 5 * 60_000;

/**
 * Asks a responder about one certificate. The response is accepted if it was signed by the certificate's authority, or
 * by a responder that the authority authorised, and if it is fresh: it repeats the nonce of the request, or its dates
 * are valid now.
 * @throws Unreached
 */
export async function askResponder(
  url: string,
  { certificate, issuer }: Link,
  asking: Asking,
): Promise<Said> {
  const { now, ...access } = asking;
  const nonce = randomBytes(NONCE);
  const body = { type: 'application/ocsp-request', bytes: ocspRequest(certificate, issuer, nonce) };
  const der = await fetchPublic({ ...access, url, body, most: LONGEST.response });
  const response = readable(url, () => readOcspResponse(der));
  refuseOtherNonce(url, response, nonce);
  const statement = saidByOcsp(response, certificate, issuer);
  if (!statement?.whole) throw new Unreached(`${url} says nothing of the certificate that can be believed`);
  refuseStale(url, statement, now);
  return { der, until: statement.until };
}

/**
 * Refuses a response with the nonce of another request, because it may be old. A response without a nonce is judged by
 * its dates.
 */
function refuseOtherNonce(url: string, { nonce }: OcspResponse, sent: Uint8Array): void {
  if (nonce && !nonce.equals(nonceOf(sent))) throw new Unreached(`${url} answers another question`);
}

/** Reads the list at an address; evaluating its entries is left to the check of the certificate. @throws Unreached */
export async function readListAt(url: string, { certificate, issuer }: Link, asking: Asking): Promise<Said> {
  const { now, ...access } = asking;
  const der = await fetchPublic({ ...access, url, most: LONGEST.list });
  const list = readable(url, () => readRevocationList(der));
  if (!isListOf(issuer, list)) throw new Unreached(`The list at ${url} is not of the authority`);
  if (!covers(list.scope, certificate)) throw new Unreached(`The list at ${url} is of other certificates`);
  refuseStale(url, list, now);
  return { der, until: list.until };
}

interface Dated {
  readonly from: Date | undefined;
  readonly until: Date | undefined;
}

function refuseStale(url: string, { from, until }: Dated, now: Date): void {
  if (!from || from.getTime() > now.getTime() + AHEAD) throw new Unreached(`${url} answers from the future`);
  const end = until ?? new Date(from.getTime() + FRESH);
  if (end < now) throw new Unreached(`${url} answers what no longer holds`);
}

function readable<T>(url: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    throw new Unreached(`What ${url} answers cannot be read`);
  }
}
