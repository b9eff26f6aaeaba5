import { inflateSync } from 'node:zlib';
import { PdfBroken } from './pdfBroken';
import { nameOf, PdfDict, type PdfStream, type PdfValue } from './values';

/** The maximum decompressed size of one stream in bytes. */
const LARGEST = 32_000_000;

/**
 * Decodes an object stream or cross-reference stream, which is plain or deflated, with or without a predictor.
 * @throws PdfBroken for other filters
 */
export function decodeStream({ dict, raw }: PdfStream, resolve: (value: PdfValue) => PdfValue): Buffer {
  const filter = resolve(dict.get('Filter'));
  const filters = (Array.isArray(filter) ? filter : filter === null ? [] : [filter]).map((one) =>
    nameOf(resolve(one)),
  );
  if (filters.length === 0) return raw;
  if (filters.length > 1 || (filters[0] !== 'FlateDecode' && filters[0] !== 'Fl'))
    throw new PdfBroken('a filter that is not used for structure');
  let bytes: Buffer;
  try {
    bytes = inflateSync(raw, { maxOutputLength: LARGEST });
  } catch {
    throw new PdfBroken('a stream that cannot be decompressed');
  }
  const given = resolve(dict.get('DecodeParms'));
  const parameters = resolve(Array.isArray(given) ? ((given[0] as PdfValue) ?? null) : given);
  return parameters instanceof PdfDict ? unpredict(bytes, parameters) : bytes;
}

/** Reverses a PNG predictor (ISO 32000-1 §7.4.4.4). */
function unpredict(bytes: Buffer, parameters: PdfDict): Buffer {
  const number = (name: string, otherwise: number) => {
    const value = parameters.get(name);
    return typeof value === 'number' ? value : otherwise;
  };
  const predictor = number('Predictor', 1);
  if (predictor === 1) return bytes;
  const bits = number('Colors', 1) * number('BitsPerComponent', 8);
  const width = (number('Columns', 1) * bits) >> 3;
  const before = Math.max(1, bits >> 3);
  if (predictor < 10 || width < 1 || width > LARGEST) throw new PdfBroken('an unknown predictor');
  const rows = Math.floor(bytes.length / (width + 1));
  const out = Buffer.alloc(rows * width);
  for (let row = 0; row < rows; row++) {
    const kind = bytes[row * (width + 1)] ?? 0;
    for (let column = 0; column < width; column++) {
      const at = row * width + column;
      const left = column >= before ? (out[at - before] ?? 0) : 0;
      const up = row > 0 ? (out[at - width] ?? 0) : 0;
      const corner = row > 0 && column >= before ? (out[at - width - before] ?? 0) : 0;
      const raw = bytes[row * (width + 1) + 1 + column] ?? 0;
      out[at] = raw + predicted(kind, left, up, corner);
    }
  }
  return out;
}

function predicted(kind: number, left: number, up: number, corner: number): number {
  switch (kind) {
    case 0:
      return 0;
    case 1:
      return left;
    case 2:
      return up;
    case 3:
      return (left + up) >> 1;
    case 4: {
      const guess = left + up - corner;
      const [byLeft, byUp, byCorner] = [left, up, corner].map((value) => Math.abs(guess - value)) as [
        number,
        number,
        number,
      ];
      if (byLeft <= byUp && byLeft <= byCorner) return left;
      return byUp <= byCorner ? up : corner;
    }
    default:
      throw new PdfBroken('an unknown predictor');
  }
}
