import { createHash, randomUUID } from 'node:crypto';
import type { AnyRecord } from '../../../contract/schema/anyRecord';
import type { Attachment } from '../../../contract/schema/attachment';
import type { FieldError } from '../../../contract/schema/errors';
import type { Field } from '../../../contract/schema/fields';
import type { StoredEntity } from '../../../contract/storing/stored';
import { bytesIn, type FileType, fileTypeOf, fileTypes } from '../../../contract/values/files';
import type { Tx } from '../../db/database';
import type { Call, Outside } from '../../http/call';
import { writeObject } from '../../objects/writeObject';
import { Refusal } from '../../refusal';
import { takeSpace } from '../../uploads/schoolSpace';

/** The objects of files received with a call, by field. */
export type PutFiles = ReadonlyMap<string, string>;

const GONE = 'Questo file non c’è più: va scelto di nuovo';
const DAMAGED = 'Il file è arrivato danneggiato: va scelto di nuovo';

export const attachmentsIn = ({ fields }: Pick<StoredEntity, 'fields'>): readonly string[] =>
  Object.entries(fields).flatMap(([name, { kind }]: [string, Field]) =>
    kind === 'attachment' ? [name] : [],
  );

/**
 * Returns the written values, with files in the form in which a record stores them: name, media type, size and SHA-256.
 * @param before the current record, whose files may be kept
 * @throws Refusal if bytes do not match their SHA-256, or the file no longer exists
 */
export function withKept(entity: StoredEntity, before: AnyRecord, written: AnyRecord): AnyRecord {
  const errors: FieldError[] = [];
  const kept = attachmentsIn(entity)
    .filter((field) => field in written)
    .map((field) => {
      const sent = written[field] as Attachment | null | undefined;
      if (!sent) return [field, null];
      const there = before[field] as Attachment | null | undefined;
      const { content, sha256 } = sent;
      if (content === undefined && sha256 === there?.sha256) return [field, there];
      const found = content === undefined ? undefined : keptOf(sent.name, content);
      if (!found) errors.push({ field, message: GONE });
      else if (sha256 !== undefined && sha256 !== found.sha256) errors.push({ field, message: DAMAGED });
      return [field, found];
    });
  if (errors.length > 0) throw new Refusal('invalid', { errors });
  return { ...written, ...Object.fromEntries(kept) };
}

function keptOf(name: string, content: string): Attachment | undefined {
  const type = fileTypeOf(content);
  if (!type) return undefined;
  return {
    name: named(name, type),
    type: fileTypes[type].media,
    size: bytesIn(content),
    sha256: createHash('sha256').update(Buffer.from(content, 'base64')).digest('hex'),
  };
}

/** Ensures that the extension of a name matches the file's type: nobody opens `orario.exe`. */
const named = (name: string, type: FileType): string =>
  new RegExp(type === 'jpeg' ? '\\.jpe?g$' : `\\.${type}$`, 'i').test(name) ? name : `${name}.${type}`;

/**
 * Puts the files received with a call into the object store, outside its transaction. Until a record refers to them
 * they are registered for removal, so that files left behind by a process that dies are found.
 * @throws Refusal if the store is unavailable or full, or the school has no space left: nothing is written then
 */
export async function putFiles(
  entity: StoredEntity,
  { config, db, objects, caller, now }: Outside,
  written: AnyRecord,
): Promise<PutFiles> {
  const put = new Map<string, string>();
  const { customerCode, person } = caller;
  const inSchool = <T>(work: (tx: Tx) => Promise<T>) => db.inSchool({ customerCode, person }, work);
  for (const field of attachmentsIn(entity)) {
    const content = (written[field] as Attachment | null | undefined)?.content;
    if (content === undefined) continue;
    const bytes = Buffer.from(content, 'base64');
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const id = randomUUID();
    const row = {
      customer_code: customerCode,
      id,
      resource: entity.name,
      field,
      sha256,
      size: bytes.length,
      store: objects.kind,
      let_go_at: now,
    };
    await inSchool(async (tx) => {
      await takeSpace(tx, config, { customerCode, size: bytes.length });
      await tx.insertInto('stored_file').values(row).execute();
    });
    const begun = async (store_id: string) => {
      await inSchool((tx) => tx.updateTable('stored_file').set({ store_id }).where('id', '=', id).execute());
    };
    await writeObject(objects, { customerCode, id }, one(bytes), begun).catch((cause) => {
      if (cause instanceof Refusal) throw cause;
      throw Object.assign(new Refusal('unavailable'), { cause });
    });
    put.set(field, id);
  }
  return put;
}

async function* one(bytes: Buffer) {
  yield bytes;
}

/** Attaches the files that were put to a record, and releases those that it no longer refers to. */
export async function storeFiles(
  { tx, caller: { customerCode }, now }: Call,
  entity: StoredEntity,
  id: string,
  after: AnyRecord | undefined,
  put: PutFiles,
): Promise<void> {
  const over = attachmentsIn(entity).filter(
    (field) => !after || put.has(field) || (field in after && after[field] === null),
  );
  if (over.length > 0)
    await tx
      .updateTable('stored_file')
      .set({ let_go_at: now })
      .where('customer_code', '=', customerCode)
      .where('resource', '=', entity.name)
      .where('record', '=', id)
      .where('field', 'in', over)
      .where('let_go_at', 'is', null)
      .execute();
  if (put.size > 0)
    await tx
      .updateTable('stored_file')
      .set({ record: id, let_go_at: null })
      .where('customer_code', '=', customerCode)
      .where('id', 'in', [...put.values()])
      .execute();
}
