/** Encodes the length octets of DER. */
export function lengthOctets(length: number): Buffer {
  if (length < 0x80) return Buffer.of(length);
  const octets = bigEndian(length);
  return Buffer.of(0x80 | octets.length, ...octets);
}

const bigEndian = (value: number): number[] =>
  value < 256 ? [value] : [...bigEndian(Math.floor(value / 256)), value % 256];

/** Encodes an element with its tag octet and content. */
export function element(tag: number, ...inside: readonly Uint8Array[]): Buffer {
  const length = inside.reduce((sum, part) => sum + part.length, 0);
  return Buffer.concat([Buffer.of(tag), lengthOctets(length), ...inside]);
}

export const sequenceOf = (...parts: readonly Uint8Array[]): Buffer => element(0x30, ...parts);

/** Encodes a SET, its elements in DER order. */
export const setOf = (...parts: readonly Uint8Array[]): Buffer =>
  element(0x31, ...[...parts].sort(Buffer.compare));

export const explicit = (tag: number, ...parts: readonly Uint8Array[]): Buffer =>
  element(0xa0 | tag, ...parts);

export const octetStringOf = (octets: Uint8Array): Buffer => element(0x04, octets);

export const bitStringOf = (octets: Uint8Array, unused = 0): Buffer =>
  element(0x03, Buffer.of(unused), octets);

export const asn1Null: Buffer = Buffer.of(0x05, 0x00);

export const asn1True: Buffer = Buffer.of(0x01, 0x01, 0xff);

/** Encodes an INTEGER that is not negative, from its octets or a small number. */
export function integerOf(value: number | Uint8Array): Buffer {
  let octets = Buffer.from(typeof value === 'number' ? bigEndian(value) : value);
  while (octets.length > 1 && octets[0] === 0) octets = octets.subarray(1);
  return element(0x02, ...((octets[0] ?? 0) & 0x80 ? [Buffer.of(0)] : []), octets);
}

/** Encodes an object identifier, from its dotted form. */
export function oidOf(dotted: string): Buffer {
  const [first = 0, second = 0, ...arcs] = dotted.split('.').map(Number);
  return element(0x06, Buffer.from([first * 40 + second, ...arcs].flatMap(base128)));
}

function base128(arc: number): number[] {
  const octets = [arc % 128];
  for (let rest = Math.floor(arc / 128); rest > 0; rest = Math.floor(rest / 128))
    octets.unshift((rest % 128) | 0x80);
  return octets;
}

export const utf8Of = (text: string): Buffer => element(0x0c, Buffer.from(text, 'utf8'));

export const printableOf = (text: string): Buffer => element(0x13, Buffer.from(text, 'latin1'));

/** Encodes a time to the second: UTCTime until 2049, GeneralizedTime after (RFC 5280). */
export function timeOf(time: Date): Buffer {
  const digits = `${time
    .toISOString()
    .replace(/\.\d+Z$/, '')
    .replace(/\D/g, '')}Z`;
  return time.getUTCFullYear() < 2050
    ? element(0x17, Buffer.from(digits.slice(2)))
    : element(0x18, Buffer.from(digits));
}
