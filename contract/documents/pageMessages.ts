/**
 * Messages of pdf.js 5.4 which report that a part of a page is not drawn. pdf.js continues without it and gives no
 * other sign of the loss. tests/provider/documents/pdf/examinePdf.test.ts triggers most of them with a file each, so
 * that a pdf.js version with different messages fails there.
 */
const LOSSES = [
  /Unable to decode (inline )?image/,
  /Dependent image isn't ready/,
  /Image (dimensions are missing|exceeded maximum)/,
  /getOperatorList - ignoring/,
  /getContentStream - ignoring/,
  /ignoring (pattern|shading|ColorSpace|the rest of the image data)/,
  /reached the end of the image data/,
  /BMP image decoding failed/,
  /Filter ".*" is not supported/,
  /Invalid stream: /,
  /flate stream/,
  /Unterminated (hex )?string/,
  /Skipping command/,
  /bad (2d|rtc|white|black|two dim) code/i,
  /JpxImage|OpenJPEG/,
];

/** Returns whether a pdf.js message reports content that is not drawn. */
export const isContentLost = (message: string): boolean => LOSSES.some((loss) => loss.test(message));

const COMPLETED = /^Info: page=(\d+) - getOperatorList: time=/;

/**
 * Returns the number, from 1, of the page that pdf.js reports as completely read. There is no other sign: if reading a
 * page fails as a whole, pdf.js draws the part that it has, perhaps nothing, and reports success.
 */
export function completedPage(message: string): number | undefined {
  const [, number] = COMPLETED.exec(message) ?? [];
  return number === undefined ? undefined : Number(number);
}
