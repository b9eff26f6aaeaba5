/**
 * Messages of pdf.js 5.4 that say that a part of a page is not drawn. pdf.js goes on without it and has no other sign of
 * the loss. tests/provider/documents/pdf/examinePdf.test.ts makes most of them with a file each, so that a new
 * version of pdf.js that words them differently fails there.
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

/** Whether a message of pdf.js says that something of the page is not drawn. */
export const isContentLost = (message: string): boolean => LOSSES.some((loss) => loss.test(message));

const COMPLETED = /^Info: page=(\d+) - getOperatorList: time=/;

/**
 * Which page pdf.js says to have read to its end, from 1. It is the one sign of that: where reading a page fails as a
 * whole, pdf.js draws what it has, perhaps nothing, and reports success.
 */
export function completedPage(message: string): number | undefined {
  const [, number] = COMPLETED.exec(message) ?? [];
  return number === undefined ? undefined : Number(number);
}
