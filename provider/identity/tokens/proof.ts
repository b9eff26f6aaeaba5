import { createHash, createPublicKey, type JsonWebKey, type KeyObject, verify } from 'node:crypto';
import { Refusal } from '../../refusal';

/** The request that a proof must be for. */
export interface Proven {
  readonly method: string;
  /** Absolute, as the browser wrote it. */
  readonly url: string;
  readonly accessToken: string;
  /** The thumbprint of the key that the token is bound to. */
  readonly jkt: string;
  readonly now: Date;
}

/** Clocks of browsers may differ from ours by so much, in seconds. */
export const PROOF_TOLERANCE = 300;
const LONGEST = 2_000;
/** Keys of so many sessions are kept read; what falls out is read again. */
const REMEMBERED = 10_000;

/**
 * Checks a DPoP proof (RFC 9449, 4.3) at each call, so by node:crypto, which takes a tenth of the time of
 * Web Crypto: one ES256 signature by the key of the token, for this method, address and token, made just
 * now. That it was not used before is checked apart.
 * @returns its name (`jti`): signatures and encodings have variants, so only what was signed says which proof it is
 * @throws Refusal `unauthenticated`
 */
export function checkProof(proof: string, proven: Proven): string {
  const parts = proof.length <= LONGEST ? proof.split('.') : [];
  const [header, payload, signature] = parts;
  const claims = read(payload);
  const isProof =
    parts.length === 3 &&
    isSigned(read(header), `${header}.${payload}`, String(signature), proven.jkt) &&
    isFor(claims, proven);
  if (!isProof) throw new Refusal('unauthenticated');
  return String(claims.jti);
}

type Json = Readonly<Record<string, unknown>>;

/** A part of a compact JWS; empty when it is not a JSON object. */
function read(part: string | undefined): Json {
  try {
    const value: unknown = JSON.parse(Buffer.from(String(part), 'base64url').toString());
    return typeof value === 'object' && value !== null ? (value as Json) : {};
  } catch {
    return {};
  }
}

function isSigned({ typ, alg, crit, jwk }: Json, text: string, signature: string, jkt: string): boolean {
  if (typ !== 'dpop+jwt' || alg !== 'ES256' || crit !== undefined) return false;
  const { kty, crv, x, y, d } = (jwk ?? {}) as JsonWebKey;
  // RFC 7638: these members, in this order.
  const thumbprint = sha256(JSON.stringify({ crv, kty, x, y }));
  if (kty !== 'EC' || crv !== 'P-256' || d !== undefined || thumbprint !== jkt) return false;
  try {
    const key = keyOf(jkt, { kty, crv, x, y });
    const bytes = Buffer.from(signature, 'base64url');
    return verify('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }, bytes);
  } catch {
    return false;
  }
}

const keys = new Map<string, KeyObject>();

/** A public key, read once: reading takes half as long as verifying. @param jkt the key's own thumbprint, so that it stands for no other */
function keyOf(jkt: string, jwk: JsonWebKey): KeyObject {
  const known = keys.get(jkt);
  if (known) return known;
  const key = createPublicKey({ key: jwk, format: 'jwk' });
  const [oldest] = keys.keys();
  if (keys.size >= REMEMBERED && oldest !== undefined) keys.delete(oldest);
  keys.set(jkt, key);
  return key;
}

function isFor({ jti, htm, htu, iat, ath }: Json, { method, url, accessToken, now }: Proven): boolean {
  return (
    typeof jti === 'string' &&
    jti !== '' &&
    htm === method &&
    typeof htu === 'string' &&
    addressOf(htu) === addressOf(url) &&
    typeof iat === 'number' &&
    Math.abs(now.getTime() / 1000 - iat) <= PROOF_TOLERANCE &&
    ath === sha256(accessToken)
  );
}

/** Without query and fragment; undefined, which is no address, for what cannot be read. */
function addressOf(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
