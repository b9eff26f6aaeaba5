import { createHash, createPublicKey, type JsonWebKey, type KeyObject, verify } from 'node:crypto';
import { Refusal } from '../../refusal';

/** The request that a proof must match. */
export interface Proven {
  readonly method: string;
  /** Absolute URL, exactly as the browser sent it. */
  readonly url: string;
  readonly accessToken: string;
  /** Thumbprint of the key that the token is bound to. */
  readonly jkt: string;
  readonly now: Date;
}

/** Allowed clock skew of browsers, in seconds. */
export const PROOF_TOLERANCE = 300;
const LONGEST = 2_000;
/** Maximum number of cached keys; an evicted one is parsed again. */
const REMEMBERED = 10_000;

/**
 * Verifies a DPoP proof (RFC 9449, 4.3): it must have an ES256 signature by the key of the token, be for this method,
 * URL and token, and be new. The caller must check that it was not used before. We use node:crypto because this runs at
 * each call, and Web Crypto takes ten times as long.
 * @returns the id (`jti`), which identifies the proof; the text does not, because encodings and signatures have
 * variants
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

/** Decodes a part of a compact JWS; empty if it is not a JSON object. */
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

/**
 * Returns a public key, parsed once: parsing takes half as long as verifying. @param jkt the key's own thumbprint, so
 * that it identifies no other
 */
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

/** Returns a URL without query and fragment; undefined if it is not valid. */
function addressOf(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
