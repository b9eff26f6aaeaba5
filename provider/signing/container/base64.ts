import { Unreadable } from '../asn1/unreadable';

/** The number of characters decoded at a time: a multiple of four, so that each piece can be decoded separately. */
const PIECE = 65_536;

/** Whether an octet is a base64 character, including the padding. */
const meaningful = Uint8Array.from({ length: 256 }, (_, octet) =>
  /[A-Za-z0-9+/=]/.test(String.fromCharCode(octet)) ? 1 : 0,
);
const blank = Uint8Array.from({ length: 256 }, (_, octet) => (/\s/.test(String.fromCharCode(octet)) ? 1 : 0));

/**
 * Decodes base64 with or without line ends, in place: a file of 70 MB needs no second buffer.
 * @returns the beginning of the same buffer
 * @throws Unreadable when it contains anything but base64
 */
export function decodeBase64(text: Buffer): Buffer {
  const length = squeeze(text);
  const body = text.subarray(0, length);
  const padding = body.indexOf(0x3d);
  if (padding !== -1 && (padding < length - 2 || length % 4 !== 0)) throw new Unreadable('malformed');
  let written = 0;
  for (let at = 0; at < length; at += PIECE) {
    const piece = body.toString('latin1', at, Math.min(at + PIECE, length));
    written += text.write(piece, written, 'base64');
  }
  return text.subarray(0, written);
}

/** Moves the base64 characters to the front. @returns their number */
function squeeze(text: Buffer): number {
  let length = 0;
  for (const octet of text) {
    if (meaningful[octet]) text[length++] = octet;
    else if (!blank[octet]) throw new Unreadable('malformed', 'not base64');
  }
  return length;
}
