import { Asn1 } from './node';
import { Unreadable } from './unreadable';

/**
 * The number of elements that may be visited, where repeated visits count again. A document of 50 MB that was streamed
 * in pieces of 100 bytes has half a million and is walked a few times; in a certificate there is one every ten bytes. A
 * file of two million octets can hold a million elements, which no signature needs and which would keep a thread busy
 * for seconds.
 */
const budgetOf = ({ length }: Buffer): number => 10_000 + Math.floor(length / 10);

export interface Decoded {
  readonly root: Asn1;
  /** The number of bytes after the element. */
  readonly trailing: number;
}

/**
 * Decodes the BER or DER element at the beginning of the bytes.
 * @param most elements that may be visited; for trusted input
 * @throws Unreadable
 */
export function decode(bytes: Buffer, most = budgetOf(bytes)): Decoded {
  if (bytes.length === 0) throw new Unreadable('empty');
  const root = Asn1.at(bytes, 0, bytes.length, 0, { left: most });
  return { root, trailing: bytes.length - root.bytes.length };
}

/** Decodes the single element that fills the bytes. @throws Unreadable */
export function decodeWhole(bytes: Buffer, most?: number): Asn1 {
  const { root, trailing } = decode(bytes, most);
  if (trailing > 0) throw new Unreadable('malformed', 'more than one element');
  return root;
}
