import { decodeWhole } from '../asn1/decode';
import type { Asn1 } from '../asn1/node';
import {
  bitString,
  expected,
  integerBytes,
  isSequence,
  octetString,
  oid,
  sequence,
  tagged,
  wrappedIn,
} from '../asn1/read';
import { readTime } from '../asn1/readTime';
import { Unreadable } from '../asn1/unreadable';
import { type Algorithm, readAlgorithm } from '../cms/signerInfo';
import { type Digest, digestOf } from '../cryptography/digests';
import { type Certificate, readableCertificates } from './certificate';
import { hasCritical } from './extensions';
import { readable } from './readable';

/** The response of a responder about some certificates (RFC 6960, BasicOCSPResponse). */
export interface OcspResponse {
  /** The bytes as received, including the wrapper. */
  readonly der: Buffer;
  readonly signedPart: Buffer;
  readonly algorithm: Algorithm;
  readonly signature: Buffer;
  readonly producedAt: Date | undefined;
  readonly answers: readonly OcspAnswer[];
  /** The nonce, DER: if equal to that of the request, the response is fresh. Undefined if the response has none. */
  readonly nonce: Buffer | undefined;
  /** The certificates in the response: the responder's, if it is not the authority itself. */
  readonly certificates: readonly Certificate[];
}

/** The status of one certificate, which is named by its serial number and digests of its authority. */
export interface OcspAnswer {
  /** Algorithm of the two digests; undefined if unknown. */
  readonly digest: Digest | undefined;
  readonly issuerName: Buffer;
  readonly issuerKey: Buffer;
  readonly serial: Buffer;
  readonly state: 'good' | 'revoked' | 'unknown';
  readonly revokedAt: Date | undefined;
  readonly from: Date | undefined;
  readonly until: Date | undefined;
  /** Whether neither the answer nor the response has a critical extension, none of which is understood. */
  readonly plain: boolean;
}

const BASIC = '1.3.6.1.5.5.7.48.1.1';
export const OCSP_NONCE = '1.3.6.1.5.5.7.48.1.2';
const states = ['good', 'revoked', 'unknown'] as const;

/** Reads an OCSPResponse, or a bare BasicOCSPResponse. @throws Unreadable */
export function readOcspResponse(der: Buffer): OcspResponse {
  const [signedPart, algorithm, signature, certificates] = sequence(basicIn(decodeWhole(der)));
  const fields = sequence(signedPart);
  const from = fields.findIndex((node) => node.is('universal', 24));
  const extensions = tagged(fields.slice(from), 1)?.children[0];
  const plain = !hasCritical(extensions);
  const brought = certificates ? sequence(wrappedIn(certificates, 0)) : [];
  return {
    der,
    signedPart: expected(signedPart, 'universal', 16).bytes,
    algorithm: readAlgorithm(algorithm),
    signature: bitString(signature),
    producedAt: readTime(fields[from]),
    answers: sequence(fields[from + 1]).map((answer) => readAnswer(answer, plain)),
    nonce: extensions && nonceIn(extensions),
    certificates: readableCertificates(brought.map(({ bytes }) => bytes)),
  };
}

/** Reads responses and skips unreadable ones. */
export const readableResponses = readable(readOcspResponse);

function basicIn(root: Asn1): Asn1 {
  const [status, answered] = sequence(root);
  if (isSequence(status)) return root;
  // A status other than 0 means that there is no response.
  if (expected(status, 'universal', 10).value.some((octet) => octet !== 0))
    throw new Unreadable('malformed', 'no answer');
  const [type, basic] = sequence(wrappedIn(answered, 0));
  if (oid(type) !== BASIC) throw new Unreadable('malformed', 'an unknown kind of response');
  return decodeWhole(octetString(basic));
}

function nonceIn(extensions: Asn1): Buffer | undefined {
  const found = sequence(extensions).map(sequence);
  const nonce = found.find(([type]) => oid(type) === OCSP_NONCE);
  return nonce && octetString(nonce.at(-1));
}

function readAnswer(node: Asn1, plain: boolean): OcspAnswer {
  const [id, state, from, ...rest] = sequence(node);
  const [algorithm, name, key, serial] = sequence(id);
  return {
    digest: digestOf(readAlgorithm(algorithm).oid),
    issuerName: octetString(name),
    issuerKey: octetString(key),
    serial: integerBytes(serial),
    state: (state?.class === 'context' && states[state.tag]) || 'unknown',
    revokedAt: readTime(state?.is('context', 1) ? state.children[0] : undefined),
    from: readTime(from),
    until: readTime(tagged(rest, 0)?.children[0]),
    plain: plain && !hasCritical(tagged(rest, 1)?.children[0]),
  };
}
