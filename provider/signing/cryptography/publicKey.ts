import { createPublicKey, type KeyObject } from 'node:crypto';
import { decodeWhole } from '../asn1/decode';
import { bitStringOf, sequenceOf } from '../asn1/encode';
import { bitString, sequence } from '../asn1/read';
import type { Algorithm } from '../cms/signerInfo';

/** A cache of parsed keys: each rule needs the key of a certificate, and parsing it takes longer than using it. */
const readBefore = new WeakMap<Buffer, KeyObject | undefined>();

/** Returns the key of a SubjectPublicKeyInfo; undefined when its kind is unknown, or it is damaged. */
export function publicKeyOf(info: Buffer): KeyObject | undefined {
  if (!readBefore.has(info)) readBefore.set(info, read(info));
  return readBefore.get(info);
}

function read(info: Buffer): KeyObject | undefined {
  try {
    return createPublicKey({ key: info, format: 'der', type: 'spki' });
  } catch {
    return undefined;
  }
}

/** Returns the same RSA key, bound to the RSASSA-PSS parameters that a signature declares. */
export function boundToPss(info: Buffer, { node }: Algorithm): KeyObject | undefined {
  const [, key] = sequence(decodeWhole(info));
  return publicKeyOf(sequenceOf(node.bytes, bitStringOf(bitString(key))));
}
