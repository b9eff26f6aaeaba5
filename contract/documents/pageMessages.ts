/**
 * Messages of pdf.js 5.4 which report that a part of a page is not drawn. pdf.js continues without that part and
 * reports its loss only in the message. tests/provider/documents/pdf/examinePdf.test.ts triggers most messages with one
 * file each, so that it fails if a version of pdf.js changes them.
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
 * Returns the number, from 1, of the page that a pdf.js message reports as completely read; undefined for other
 * messages. Only this message shows that a page is complete: if reading fails, pdf.js draws the part that it has read,
 * perhaps nothing, and reports success.
 */
export function completedPage(message: string): number | undefined {
  const [, number] = COMPLETED.exec(message) ?? [];
  return number === undefined ? undefined : Number(number);
}
