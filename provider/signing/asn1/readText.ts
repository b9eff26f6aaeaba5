import type { Asn1 } from './node';

const UTF8 = 12;
const UNIVERSAL = 28;
const BMP = 30;
/** PrintableString, TeletexString, IA5String: one octet per character. */
const NARROW = [19, 20, 22];

/** Reads a character string of any type used in names; returns anything else as `#` and hexadecimal BER (RFC 4514). */
export function readText(node: Asn1): string {
  const { value, tag } = node;
  const isText = [UTF8, UNIVERSAL, BMP, ...NARROW].includes(tag) && node.class === 'universal';
  if (!isText || node.constructed) return `#${node.bytes.toString('hex')}`;
  if (tag === UTF8) return value.toString('utf8');
  if (tag === BMP) return wide(value, 2);
  if (tag === UNIVERSAL) return wide(value, 4);
  return value.toString('latin1');
}

/** Decodes characters of 2 or 4 octets, big-endian. */
function wide(value: Buffer, size: 2 | 4): string {
  let text = '';
  for (let at = 0; at + size <= value.length; at += size) {
    const point = value.readUIntBE(at, size);
    text += point > 0x10ffff ? '\ufffd' : String.fromCodePoint(point);
  }
  return text;
}
