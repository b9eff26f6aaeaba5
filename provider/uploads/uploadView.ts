import { extentOf, partsIn, piecesIn, type SentPart, type Upload } from '../../contract/uploads/upload';
import type { DeclaredRow, UploadRow, UploadWithParts } from '../db/uploads';
import type { DeclaredPart, ObjectStore, UploadName } from '../objects/objectStore';
import { Refusal } from '../refusal';

/** Returns the name of a file in the store. */
export const nameOf = ({ customer_code, id, size, store_id }: UploadRow): UploadName => ({
  customerCode: customer_code,
  id,
  size,
  storeId: store_id,
});

const divided = ({ size, part_size, pieces }: UploadRow) => ({ size, partSize: part_size, pieces });

/**
 * Returns the number, offset and length under which the store has a part or a piece; a whole part has the number of its
 * first piece. In an upload with pieces, these numbers begin above the numbers of the parts. Otherwise a part that the
 * previous release receives during a rolling upgrade could take the number of another one.
 */
export function inStore(row: UploadRow, part: SentPart): Omit<DeclaredPart, 'sha256'> {
  const extent = extentOf(divided(row), part);
  if (row.pieces === 1) return { number: part.number, ...extent };
  const above = partsIn(row.size, row.part_size);
  return { number: above + (part.number - 1) * row.pieces + (part.piece ?? 1), ...extent };
}

/**
 * Returns who computes the SHA-256 of the whole file: S3 only has that of each part, and no byte of it passes through
 * this process.
 */
export const hashedBy = ({ store }: Pick<UploadRow, 'store'>): Upload['hashedBy'] =>
  store === 'disk' ? 'store' : 'sender';

/** The declared parts and pieces that arrived intact, by number and piece. */
export type Arrived = readonly DeclaredRow[];

/** Returns the declared parts and pieces whose bytes arrived; undefined if the store has no such upload. */
export async function arrivedIn(
  objects: ObjectStore,
  { row, declared }: UploadWithParts,
): Promise<Arrived | undefined> {
  if (row.store !== objects.kind) return undefined;
  try {
    const parts = await objects.parts(nameOf(row));
    const lengths = new Map(parts.map(({ number, length }) => [number, length]));
    return declared.filter((part) => {
      const { number, length } = inStore(row, part);
      return lengths.get(number) === length;
    });
  } catch (error) {
    if (error instanceof Refusal && error.code === 'notFound') return undefined;
    throw error;
  }
}

/**
 * Returns the complete parts by number, each as the part itself if it arrived whole, otherwise as the list of all its
 * pieces, in the order of the file.
 */
export function completeParts(row: UploadRow, arrived: Arrived): ReadonlyMap<number, Arrived> {
  const byNumber = new Map<number, DeclaredRow[]>();
  for (const part of arrived) byNumber.set(part.number, [...(byNumber.get(part.number) ?? []), part]);
  const complete = new Map<number, Arrived>();
  for (let number = 1; number <= partsIn(row.size, row.part_size); number++) {
    const sent = byNumber.get(number) ?? [];
    const whole = sent.find(({ piece }) => !piece);
    if (whole) complete.set(number, [whole]);
    else if (sent.length === piecesIn(divided(row), number)) complete.set(number, sent);
  }
  return complete;
}

/** Returns a file as the API shows it. */
export function uploadView({ row }: UploadWithParts, there: Arrived = []): Upload {
  const whole = there.filter(({ piece }) => !piece);
  const numbers = new Set(whole.map(({ number }) => number));
  const pieces = there.flatMap(({ number, piece, sha256 }) =>
    piece && !numbers.has(number) ? [{ number, piece, sha256 }] : [],
  );
  const bytes = [...whole, ...pieces].map((part) => inStore(row, part).length);
  return {
    id: row.id,
    folder: row.folder,
    name: row.name,
    size: row.size,
    partSize: row.part_size,
    pieces: row.pieces,
    state: row.stored_at ? 'stored' : 'sending',
    arrived: whole.map(({ number, sha256 }) => ({ number, sha256 })),
    arrivedPieces: pieces,
    arrivedBytes: row.stored_at ? row.size : bytes.reduce((sum, one) => sum + one, 0),
    by: row.by_name,
    begunAt: row.begun_at.toISOString(),
    storedAt: row.stored_at?.toISOString() ?? null,
    sha256: row.sha256,
    hashedBy: hashedBy(row),
    checked: row.checked,
  };
}
