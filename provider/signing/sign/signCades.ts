import { createHash, type KeyObject, sign } from 'node:crypto';
import {
  element,
  explicit,
  integerOf,
  lengthOctets,
  octetStringOf,
  oidOf,
  sequenceOf,
  setOf,
  timeOf,
} from '../asn1/encode';
import { readCertificate } from '../certificates/certificate';
import { attributeTypes, contentTypes } from '../cms/oids';
import { SHA256, signatureAlgorithm } from './algorithms';

export interface CadesInput {
  /** SHA-256 of the document. */
  readonly digest: Buffer;
  /** Size of the document in bytes. */
  readonly length: number;
  /** The signer's certificate, DER. */
  readonly certificate: Buffer;
  readonly at: Date;
}

/** The bytes around a document in its signed file, so that a large one can be streamed. */
export interface Around {
  readonly before: Buffer;
  readonly after: Buffer;
}

/** Signs a document of a given digest (CAdES B-B, EN 319 122-1), and returns the bytes around it. */
export function signCades({ key, ...input }: CadesInput & { readonly key: KeyObject }): Around {
  const signed = attributesToSign(input);
  return assembleCades(input, signed, sign('sha256', signed, key), signatureAlgorithm(key));
}

/**
 * Assembles a file with a signature made elsewhere.
 * @param signed the signed bytes: the attributes of {@link attributesToSign}
 * @param algorithm AlgorithmIdentifier, DER
 */
export function assembleCades(
  input: CadesInput,
  signed: Buffer,
  signature: Buffer,
  algorithm: Buffer,
): Around {
  const certificates = explicit(0, input.certificate);
  const signers = setOf(signerInfo(input, signed, signature, algorithm));
  const inner = [integerOf(1), setOf(SHA256)];
  const open = openings(
    [
      { tag: 0x30, first: [oidOf(contentTypes.signedData)], last: [] },
      { tag: 0xa0, first: [], last: [] },
      { tag: 0x30, first: inner, last: [certificates, signers] },
      { tag: 0x30, first: [oidOf(contentTypes.data)], last: [] },
      { tag: 0xa0, first: [], last: [] },
      { tag: 0x04, first: [], last: [] },
    ],
    input.length,
  );
  return { before: open, after: Buffer.concat([certificates, signers]) };
}

interface Layer {
  readonly tag: number;
  /** The parts before the next layer. */
  readonly first: readonly Buffer[];
  /** The parts after the next layer. */
  readonly last: readonly Buffer[];
}

/** Encodes the headers of nested elements, around `length` bytes that follow later. */
function openings(layers: readonly Layer[], length: number): Buffer {
  const [outer, ...rest] = layers;
  if (!outer) return Buffer.alloc(0);
  const next = openings(rest, length);
  const own = Buffer.concat(outer.first);
  const inside = own.length + next.length + length + closings(rest) + Buffer.concat(outer.last).length;
  return Buffer.concat([Buffer.of(outer.tag), lengthOctets(inside), own, next]);
}

const closings = (layers: readonly Layer[]): number =>
  layers.flatMap(({ last }) => last).reduce((sum, { length }) => sum + length, 0);

/** Encodes the attributes that a signer signs, as a DER SET: a remote device is asked to sign its SHA-256. */
export function attributesToSign({ digest, certificate, at }: CadesInput): Buffer {
  const { issuer, serial } = readCertificate(certificate);
  const reference = sequenceOf(
    octetStringOf(createHash('sha256').update(certificate).digest()),
    sequenceOf(sequenceOf(explicit(4, issuer.bytes)), integerOf(serial)),
  );
  return setOf(
    attribute(attributeTypes.contentType, oidOf(contentTypes.data)),
    attribute(attributeTypes.signingTime, timeOf(at)),
    attribute(attributeTypes.messageDigest, octetStringOf(digest)),
    attribute(attributeTypes.signingCertificateV2, sequenceOf(sequenceOf(reference))),
  );
}

function signerInfo(
  { certificate }: CadesInput,
  signed: Buffer,
  signature: Buffer,
  algorithm: Buffer,
): Buffer {
  const { issuer, serial } = readCertificate(certificate);
  const tagged = Buffer.from(signed);
  tagged[0] = 0xa0;
  const id = sequenceOf(issuer.bytes, integerOf(serial));
  return sequenceOf(integerOf(1), id, SHA256, tagged, algorithm, octetStringOf(signature));
}

const attribute = (oid: string, value: Buffer) => sequenceOf(oidOf(oid), element(0x31, value));
