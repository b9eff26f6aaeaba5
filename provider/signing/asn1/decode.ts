import { Asn1 } from './node';
import { Unreadable } from './unreadable';

/**
 * How many elements are looked at, each time that one is. A document of 50 MB that was streamed in pieces of 100 bytes
 * has half a million and is walked a few times; in a certificate there is one every ten bytes. A file of two million
 * octets can hold a million elements, which no signature needs and which would keep a thread for seconds.
 */
const budgetOf = ({ length }: Buffer): number => 10_000 + Math.floor(length / 10);

export interface Decoded {
  readonly root: Asn1;
  /** How many bytes follow the element. */
  readonly trailing: number;
}

/**
 * Decodes the BER or DER element at the beginning of the bytes.
 * @param most elements that may be looked at; for what is known to be honest
 * @throws Unreadable
 */
export function decode(bytes: Buffer, most = budgetOf(bytes)): Decoded {
  if (bytes.length === 0) throw new Unreadable('empty');
  const root = Asn1.at(bytes, 0, bytes.length, 0, { left: most });
  return { root, trailing: bytes.length - root.bytes.length };
}

/** The one element that fills the bytes. @throws Unreadable */
export function decodeWhole(bytes: Buffer, most?: number): Asn1 {
  const { root, trailing } = decode(bytes, most);
  if (trailing > 0) throw new Unreadable('malformed', 'more than one element');
  return root;
}
