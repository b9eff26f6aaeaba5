import { partLength, type Upload } from '../../contract/uploads/upload';
import type { UploadRow, UploadWithParts } from '../db/uploads';
import type { ObjectStore, UploadName } from '../objects/objectStore';
import { Refusal } from '../refusal';

/** Returns the name of a file in the store. */
export const nameOf = ({ customer_code, id, size, part_size, store_id }: UploadRow): UploadName => ({
  customerCode: customer_code,
  id,
  size,
  partSize: part_size,
  storeId: store_id,
});

/**
 * Returns who computes the SHA-256 of the whole file: S3 only has that of each part, and no byte of it passes through
 * this process.
 */
export const hashedBy = ({ store }: Pick<UploadRow, 'store'>): Upload['hashedBy'] =>
  store === 'disk' ? 'store' : 'sender';

/** Returns the numbers of the parts that arrived intact; undefined when the store has no such upload. */
export async function arrivedIn(
  objects: ObjectStore,
  row: UploadRow,
): Promise<ReadonlySet<number> | undefined> {
  if (row.store !== objects.kind) return undefined;
  try {
    const parts = await objects.parts(nameOf(row));
    const good = parts.filter(({ number, length }) => length === partLength(row.size, row.part_size, number));
    return new Set(good.map(({ number }) => number));
  } catch (error) {
    if (error instanceof Refusal && error.code === 'notFound') return undefined;
    throw error;
  }
}

/** Returns a file as the API shows it. */
export function uploadView(
  { row, declared }: UploadWithParts,
  there: ReadonlySet<number> = new Set(),
): Upload {
  const arrived = declared.filter(({ number }) => there.has(number));
  const bytes = arrived.map(({ number }) => partLength(row.size, row.part_size, number));
  return {
    id: row.id,
    folder: row.folder,
    name: row.name,
    size: row.size,
    partSize: row.part_size,
    state: row.stored_at ? 'stored' : 'sending',
    arrived,
    arrivedBytes: row.stored_at ? row.size : bytes.reduce((sum, one) => sum + one, 0),
    by: row.by_name,
    begunAt: row.begun_at.toISOString(),
    storedAt: row.stored_at?.toISOString() ?? null,
    sha256: row.sha256,
    hashedBy: hashedBy(row),
    checked: row.checked,
  };
}
