import type { TagClass } from './head';
import type { Asn1 } from './node';
import { Unreadable } from './unreadable';

/** Returns the element, if it exists and has this tag. @throws Unreadable */
export function expected(node: Asn1 | undefined, tagClass: TagClass, tag: number): Asn1 {
  if (node?.is(tagClass, tag)) return node;
  throw new Unreadable('malformed', `expected ${tagClass} ${tag}`);
}

export const isSequence = (node: Asn1 | undefined): node is Asn1 =>
  node?.is('universal', 16) === true && node.constructed;

/** Returns the elements of a SEQUENCE. @throws Unreadable */
export function sequence(node: Asn1 | undefined): readonly Asn1[] {
  if (isSequence(node)) return node.children;
  throw new Unreadable('malformed', 'expected a SEQUENCE');
}

/** Returns the elements of a SET. @throws Unreadable */
export const set = (node: Asn1 | undefined): readonly Asn1[] => expected(node, 'universal', 17).children;

/** Finds the context-specific element with this tag. */
export const tagged = (nodes: readonly Asn1[], tag: number): Asn1 | undefined =>
  nodes.find((node) => node.is('context', tag));

/** Returns the single element inside an explicit tag [n]. @throws Unreadable */
export function wrappedIn(node: Asn1 | undefined, tag: number): Asn1 {
  const [inside, ...more] = expected(node, 'context', tag).children;
  if (inside && more.length === 0) return inside;
  throw new Unreadable('malformed', `expected one element in [${tag}]`);
}

/** Reads an object identifier in dotted form. @throws Unreadable */
export function oid(node: Asn1 | undefined): string {
  const { value } = expected(node, 'universal', 6);
  const last = value.at(-1);
  if (last === undefined || last & 0x80) throw new Unreadable('malformed', 'an object identifier ends early');
  const arcs: bigint[] = [];
  let arc = 0n;
  for (const byte of value) {
    arc = (arc << 7n) | BigInt(byte & 0x7f);
    if (byte & 0x80) continue;
    arcs.push(...(arcs.length === 0 ? firstTwo(arc) : [arc]));
    arc = 0n;
  }
  return arcs.join('.');
}

function firstTwo(arc: bigint): bigint[] {
  const first = arc < 80n ? arc / 40n : 2n;
  return [first, arc - first * 40n];
}

/** Yields the octets of an OCTET STRING, piece by piece if it was streamed. @throws Unreadable */
export function* pieces(node: Asn1): Generator<Buffer> {
  if (!node.constructed) {
    yield node.value;
    return;
  }
  for (const piece of node.each()) yield* pieces(expected(piece, 'universal', 4));
}

/** Reads the octets of an OCTET STRING, also under an implicit tag [n]. @throws Unreadable */
export function octets(node: Asn1): Buffer {
  return node.constructed ? Buffer.concat([...pieces(node)]) : node.value;
}

/** Reads the octets of an OCTET STRING. @throws Unreadable */
export const octetString = (node: Asn1 | undefined): Buffer => octets(expected(node, 'universal', 4));

/** Reads the octets of a BIT STRING of whole octets. @throws Unreadable */
export function bitString(node: Asn1 | undefined): Buffer {
  const { value } = expected(node, 'universal', 3);
  if (value[0] !== 0) throw new Unreadable('malformed', 'a BIT STRING has bits left over');
  return value.subarray(1);
}

/** Reads a small INTEGER, not negative. @throws Unreadable */
export function small(node: Asn1 | undefined): number {
  const value = expected(node, 'universal', 2).value;
  const [first = 0x80] = value;
  if (first & 0x80 || value.length > 4) throw new Unreadable('malformed', 'a number is out of range');
  return value.reduce((sum, byte) => sum * 256 + byte, 0);
}

/** Reads the octets of an INTEGER, as encoded: serial numbers are only compared. @throws Unreadable */
export const integerBytes = (node: Asn1 | undefined): Buffer => expected(node, 'universal', 2).value;

/** Reads a BOOLEAN. @throws Unreadable */
export const flag = (node: Asn1 | undefined): boolean => (expected(node, 'universal', 1).value[0] ?? 0) !== 0;
