import { createHash } from 'node:crypto';
import { decodeWhole } from '../asn1/decode';
import { bitString, sequence } from '../asn1/read';
import { holds } from '../cryptography/verifySignature';
import { type Certificate, isValidAt } from './certificate';
import { issued, isWeak } from './chain';
import type { OcspAnswer, OcspResponse } from './ocspResponse';
import type { Statement } from './statement';

const OCSP_SIGNING = '1.3.6.1.5.5.7.3.9';

/**
 * Returns the statement of a response about a certificate; undefined if there is none or its signer is not acceptable.
 * Acceptable are the issuer itself and a responder with an OCSP certificate from that issuer (RFC 6960 §4.2.2.2).
 */
export function saidByOcsp(
  response: OcspResponse,
  certificate: Certificate,
  issuer: Certificate,
): Statement | undefined {
  const answer = response.answers.find((one) => isOn(one, certificate, issuer));
  if (!answer || answer.state === 'unknown' || !isBelieved(response, issuer)) return undefined;
  const { from, until, plain } = answer;
  const revokedAt = answer.state === 'revoked' ? (answer.revokedAt ?? new Date(0)) : undefined;
  return { revokedAt, from, until, whole: plain };
}

function isOn({ digest, issuerName, issuerKey, serial }: OcspAnswer, of: Certificate, by: Certificate) {
  if (!digest || !serial.equals(of.serial)) return false;
  const hash = (bytes: Buffer) => createHash(digest.name).update(bytes).digest();
  const [, key] = sequence(decodeWhole(by.publicKey));
  return hash(of.issuer.bytes).equals(issuerName) && hash(bitString(key)).equals(issuerKey);
}

function isBelieved(response: OcspResponse, issuer: Certificate): boolean {
  const responders = response.certificates.filter((one) => mayRespond(one, issuer, response));
  return [issuer, ...responders].some((by) => isSignedBy(response, by));
}

function mayRespond(responder: Certificate, issuer: Certificate, { producedAt }: OcspResponse): boolean {
  const { extendedKeyUsage, notUnderstood } = responder.extensions;
  const isOcspSigner = extendedKeyUsage?.includes(OCSP_SIGNING) === true && notUnderstood.length === 0;
  if (!isOcspSigner || !producedAt || !isValidAt(responder, producedAt)) return false;
  return issued(issuer, responder) && !isWeak(responder, issuer);
}

/** Returns whether a certificate's key made the signature of a response, with algorithms that are not weak. */
const isSignedBy = ({ algorithm, signature, signedPart }: OcspResponse, by: Certificate): boolean =>
  holds({ algorithm, signature, publicKey: by.publicKey }, signedPart) && !isWeak({ algorithm }, by);
