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
  /** Of the document, in bytes. */
  readonly length: number;
  /** The signer's certificate, DER. */
  readonly certificate: Buffer;
  readonly key: KeyObject;
  readonly at: Date;
}

/**
 * A CAdES signature of level B-B (EN 319 122-1) around a document that is not needed here: its file is `before`,
 * then the document, then `after`, so that a large one can be streamed.
 */
export function signCades(input: CadesInput): { readonly before: Buffer; readonly after: Buffer } {
  const certificates = explicit(0, input.certificate);
  const signers = setOf(signerInfo(input));
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
  /** What stands before the next layer, and what after it. */
  readonly first: readonly Buffer[];
  readonly last: readonly Buffer[];
}

/** The beginnings of elements that enclose one another, around `length` bytes that come later. */
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

function signerInfo({ digest, certificate, key, at }: CadesInput): Buffer {
  const { issuer, serial } = readCertificate(certificate);
  const reference = sequenceOf(
    octetStringOf(createHash('sha256').update(certificate).digest()),
    sequenceOf(sequenceOf(explicit(4, issuer.bytes)), integerOf(serial)),
  );
  const attributes = [
    attribute(attributeTypes.contentType, oidOf(contentTypes.data)),
    attribute(attributeTypes.signingTime, timeOf(at)),
    attribute(attributeTypes.messageDigest, octetStringOf(digest)),
    attribute(attributeTypes.signingCertificateV2, sequenceOf(sequenceOf(reference))),
  ];
  const signed = setOf(...attributes);
  const tagged = Buffer.from(signed);
  tagged[0] = 0xa0;
  return sequenceOf(
    integerOf(1),
    sequenceOf(issuer.bytes, integerOf(serial)),
    SHA256,
    tagged,
    signatureAlgorithm(key),
    octetStringOf(sign('sha256', signed, key)),
  );
}

const attribute = (oid: string, value: Buffer) => sequenceOf(oidOf(oid), element(0x31, value));
