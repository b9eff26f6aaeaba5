import { Unreadable } from '../asn1/unreadable';

/** How many characters are decoded at once: a multiple of four, so that each piece stands alone. */
const PIECE = 65_536;

/** Whether an octet is a character of base64, the padding included. */
const meaningful = Uint8Array.from({ length: 256 }, (_, octet) =>
  /[A-Za-z0-9+/=]/.test(String.fromCharCode(octet)) ? 1 : 0,
);
const blank = Uint8Array.from({ length: 256 }, (_, octet) => (/\s/.test(String.fromCharCode(octet)) ? 1 : 0));

/**
 * Decodes base64 with or without line ends, over itself: a file of 70 MB needs no second buffer.
 * @returns the beginning of the same buffer
 * @throws Unreadable when there is anything but base64 in it
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

/** Moves what is meaningful to the front. @returns how much it is */
function squeeze(text: Buffer): number {
  let length = 0;
  for (const octet of text) {
    if (meaningful[octet]) text[length++] = octet;
    else if (!blank[octet]) throw new Unreadable('malformed', 'not base64');
  }
  return length;
}
