import type { Asn1 } from '../asn1/node';
import { expected, integerBytes, isSequence, octetString, octets, oid, sequence } from '../asn1/read';
import { type Attribute, readAttributes } from './attributes';

/** The reference from a signature to its certificate. */
export type SignerId =
  | { readonly by: 'issuer'; readonly issuer: Asn1; readonly serial: Buffer }
  | { readonly by: 'key'; readonly keyId: Buffer };

/** An algorithm with its parameters. */
export interface Algorithm {
  readonly oid: string;
  readonly parameters: Asn1 | undefined;
  readonly node: Asn1;
}

/** One signature in an envelope (RFC 5652, SignerInfo). */
export interface SignerInfo {
  readonly id: SignerId;
  readonly digest: Algorithm;
  /** The SET of signed attributes, tagged [0]; undefined when only the content is signed. */
  readonly signedAttributes: Asn1 | undefined;
  readonly signed: readonly Attribute[];
  readonly algorithm: Algorithm;
  readonly signature: Buffer;
  readonly unsigned: readonly Attribute[];
  /** All its fields except the unsigned attributes, as they were encoded. */
  readonly parts: readonly Buffer[];
}

/** @throws Unreadable */
export function readSignerInfo(node: Asn1): SignerInfo {
  const fields = sequence(node);
  const [, id, digest, ...rest] = fields;
  const signedAttributes = rest[0]?.is('context', 0) ? rest.shift() : undefined;
  const [algorithm, signature, unsigned] = rest;
  return {
    id: readId(id),
    digest: readAlgorithm(digest),
    signedAttributes,
    signed: signedAttributes ? readAttributes(signedAttributes) : [],
    algorithm: readAlgorithm(algorithm),
    signature: octetString(signature),
    unsigned: unsigned ? readAttributes(expected(unsigned, 'context', 1)) : [],
    parts: (unsigned ? fields.slice(0, -1) : fields).map(({ bytes }) => bytes),
  };
}

function readId(node: Asn1 | undefined): SignerId {
  if (isSequence(node)) {
    const [issuer, serial] = node.children;
    return { by: 'issuer', issuer: expected(issuer, 'universal', 16), serial: integerBytes(serial) };
  }
  return { by: 'key', keyId: octets(expected(node, 'context', 0)) };
}

/** Reports whether an algorithm has no parameters, or NULL in their place. */
export const isPlain = ({ parameters }: Algorithm): boolean =>
  parameters === undefined || (parameters.is('universal', 5) && parameters.value.length === 0);

/** @throws Unreadable */
export function readAlgorithm(node: Asn1 | undefined): Algorithm {
  const whole = expected(node, 'universal', 16);
  const [identifier, parameters] = whole.children;
  return { oid: oid(identifier), parameters, node: whole };
}
