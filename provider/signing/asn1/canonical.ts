import { element } from './encode';
import type { Asn1 } from './node';
import { octets } from './read';

const OCTET_STRING = 4;
const SET = 17;

/** Re-encodes the element in DER (sets sorted, lengths definite); `tag` replaces its tag octet. */
export function canonical(node: Asn1, tag?: number): Buffer {
  const own = tag ?? node.bytes[0] ?? 0;
  if (!node.constructed) return element(own, node.value);
  if (node.is('universal', OCTET_STRING)) return element(own & ~0x20, octets(node));
  const parts = node.children.map((child) => canonical(child));
  if (node.is('universal', SET) || tag === 0x31) parts.sort(Buffer.compare);
  return element(own, ...parts);
}

/** Like `canonical`, but keeps the order of sets, because some programs sign sets that are not sorted. */
export function definite(node: Asn1, tag?: number): Buffer {
  const own = tag ?? node.bytes[0] ?? 0;
  if (!node.constructed) return element(own, node.value);
  return element(own, ...node.children.map((child) => definite(child)));
}
