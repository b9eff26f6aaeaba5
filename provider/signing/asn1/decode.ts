import { Asn1 } from './node';
import { Unreadable } from './unreadable';

/** A document of 50 MB that was streamed in pieces of 100 bytes has half a million, and is walked a few times. */
const MOST_ELEMENTS = 8_000_000;

export interface Decoded {
  readonly root: Asn1;
  /** How many bytes follow the element. */
  readonly trailing: number;
}

/** Decodes the BER or DER element at the beginning of the bytes. @throws Unreadable */
export function decode(bytes: Buffer): Decoded {
  if (bytes.length === 0) throw new Unreadable('empty');
  const root = Asn1.at(bytes, 0, bytes.length, 0, { left: MOST_ELEMENTS });
  return { root, trailing: bytes.length - root.bytes.length };
}

/** The one element that fills the bytes. @throws Unreadable */
export function decodeWhole(bytes: Buffer): Asn1 {
  const { root, trailing } = decode(bytes);
  if (trailing > 0) throw new Unreadable('malformed', 'more than one element');
  return root;
}
