import { Asn1 } from './node';
import { Unreadable } from './unreadable';

/**
 * Returns the number of elements that may be visited in an encoding; repeated visits count again. The limit is far
 * above what signatures need: a document of 50 MB streamed in pieces of 100 bytes has half a million elements, visited
 * a few times, and a certificate has one element in ten bytes. A hostile file can have one element in two bytes, which
 * would keep a thread busy for seconds.
 */
const budgetOf = ({ length }: Buffer): number => 10_000 + Math.floor(length / 10);

export interface Decoded {
  readonly root: Asn1;
  /** The number of bytes after the element. */
  readonly trailing: number;
}

/**
 * Decodes the BER or DER element at the beginning of the bytes.
 * @param most the number of elements that may be visited; pass more than the default for trusted input only
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
