import type { PdfDocument } from './pdfDocument';
import type { PdfSignature } from './signatureFields';
import { PdfString } from './values';

/** The byte range of a signature in a PDF. */
export interface Ranges {
  /** The two pieces around the signature value. */
  readonly pieces: readonly [Buffer, Buffer];
  /** The value: CMS, or a timestamp token, with its padding. */
  readonly value: Buffer;
  /** The end of the signed revision. */
  readonly end: number;
  /** Whether the pieces are the whole revision except the value. */
  readonly isWhole: boolean;
}

/** Reads the byte range of a signature; undefined if it, or the value, is missing or invalid. */
export function rangesOf(document: PdfDocument, { dict }: PdfSignature): Ranges | undefined {
  const { bytes } = document;
  const contents = document.resolve(dict.get('Contents'));
  const numbers = document.array(dict.get('ByteRange')).map((one) => document.resolve(one));
  if (!(contents instanceof PdfString) || contents.bytes.length === 0 || dict.hasDuplicates) return undefined;
  if (numbers.length !== 4 || !numbers.every((one): one is number => Number.isInteger(one))) return undefined;
  const [first, firstLength, second, secondLength] = numbers as [number, number, number, number];
  const end = second + secondLength;
  const isOrdered = first >= 0 && firstLength > 0 && second >= first + firstLength && secondLength > 0;
  if (!isOrdered || end > bytes.length) return undefined;
  const around = contents.isHexadecimal && contents.from === first + firstLength && contents.to === second;
  return {
    pieces: [bytes.subarray(first, first + firstLength), bytes.subarray(second, end)],
    value: contents.bytes,
    end,
    isWhole: first === 0 && around,
  };
}
