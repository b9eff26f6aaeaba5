import { createHash, randomUUID } from 'node:crypto';
import * as storedMessages from '../../../contract/messages/it/stored';
import type { AnyRecord } from '../../../contract/schema/anyRecord';
import { type Attachment, filesIn } from '../../../contract/schema/attachment';
import { attachmentField } from '../../../contract/schema/attachmentField';
import type { FieldError } from '../../../contract/schema/errors';
import type { Field } from '../../../contract/schema/fields';
import type { StoredEntity } from '../../../contract/storing/stored';
import { bytesIn, type FileType, fileTypeOf, fileTypes } from '../../../contract/values/files';
import type { Tx } from '../../db/database';
import type { Call, Outside } from '../../http/call';
import { writeObject } from '../../objects/writeObject';
import { Refusal } from '../../refusal';
import { takeSpace } from '../../uploads/schoolSpace';

/** Files of a call that are in the object store already, but that no record refers to yet. */
export type PutFiles = readonly PutFile[];
interface PutFile {
  readonly id: string;
  readonly field: string;
  readonly sha256: string;
}

const GONE = storedMessages.gone;
const DAMAGED = storedMessages.damaged;
const TWICE = storedMessages.twice;

export const attachmentsIn = ({ fields }: Pick<StoredEntity, 'fields'>): readonly string[] =>
  Object.entries(fields).flatMap(([name, field]: [string, Field]) => (attachmentField(field) ? [name] : []));

/**
 * Returns the written values, with files in the form in which a record stores them: name, media type, size and SHA-256.
 * @param before the current record; a file without bytes refers to one of its files
 * @throws Refusal if bytes do not match their SHA-256, or the file no longer exists
 */
export function withStoredFiles(entity: StoredEntity, before: AnyRecord, written: AnyRecord): AnyRecord {
  const errors: FieldError[] = [];
  const kept = attachmentsIn(entity)
    .filter((name) => name in written)
    .map((name) => {
      const isList = entity.fields[name]?.kind === 'list';
      const there = filesIn(before[name]);
      const files = filesIn(written[name]).map((sent, place) => {
        const found = storedFormOf(sent, there);
        if (typeof found !== 'string') return found;
        errors.push({ field: isList ? `${name}[${place}]` : name, message: found });
        return sent;
      });
      const hashes = files.map(({ sha256 }) => sha256);
      const twice = hashes.findIndex((hash, place) => hashes.indexOf(hash) !== place);
      if (errors.length === 0 && twice >= 0) errors.push({ field: `${name}[${twice}]`, message: TWICE });
      return [name, isList ? (written[name] ? files : null) : (files[0] ?? null)];
    });
  if (errors.length > 0) throw new Refusal('invalid', { errors });
  return { ...written, ...Object.fromEntries(kept) };
}

/** Returns a sent file in the form in which a record stores it, or the reason why it is refused. */
function storedFormOf(
  { name, content, sha256 }: Attachment,
  there: readonly Attachment[],
): Attachment | string {
  const found =
    content === undefined ? there.find((one) => one.sha256 === sha256) : attachmentFrom(name, content);
  if (!found) return GONE;
  return sha256 !== undefined && sha256 !== found.sha256 ? DAMAGED : found;
}

function attachmentFrom(name: string, content: string): Attachment | undefined {
  const type = fileTypeOf(content);
  if (!type) return undefined;
  return {
    name: withExtension(name, type),
    type: fileTypes[type].media,
    size: bytesIn(content),
    sha256: createHash('sha256').update(Buffer.from(content, 'base64')).digest('hex'),
  };
}

/** Ensures that the extension of a name matches the file's type: a PDF named `orario.exe` becomes `orario.exe.pdf`. */
const withExtension = (name: string, type: FileType): string =>
  new RegExp(type === 'jpeg' ? '\\.jpe?g$' : `\\.${type}$`, 'i').test(name) ? name : `${name}.${type}`;

/**
 * Writes the files of a call to the object store, outside the transaction of the call. Until a record refers to them
 * they are marked for removal, so that files of a process that crashes are removed.
 * @throws Refusal if the store is unavailable or full, or the school has no space left; then nothing is written
 */
export async function putFiles(
  entity: StoredEntity,
  { config, db, objects, caller, now }: Outside,
  written: AnyRecord,
): Promise<PutFiles> {
  const put: PutFile[] = [];
  const { customerCode, person } = caller;
  const inSchool = <T>(work: (tx: Tx) => Promise<T>) => db.inSchool({ customerCode, person }, work);
  const sent = attachmentsIn(entity).flatMap((field) =>
    filesIn(written[field]).flatMap(({ content }) => (content === undefined ? [] : [{ field, content }])),
  );
  for (const { field, content } of sent) {
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
    put.push({ id, field, sha256 });
  }
  return put;
}

async function* one(bytes: Buffer) {
  yield bytes;
}

/** Attaches stored files to a record, and marks for removal those that it no longer refers to. */
export async function storeFiles(
  { tx, caller: { customerCode }, now }: Call,
  entity: StoredEntity,
  id: string,
  after: AnyRecord | undefined,
  put: PutFiles,
): Promise<void> {
  for (const field of attachmentsIn(entity)) {
    if (after && !(field in after)) continue;
    // A file that was sent again replaces the earlier object with the same content.
    const replaced = put.filter((one) => one.field === field).map(({ sha256 }) => sha256);
    const kept = filesIn(after?.[field]).flatMap(({ sha256 = '' }) =>
      replaced.includes(sha256) ? [] : [sha256],
    );
    await tx
      .updateTable('stored_file')
      .set({ let_go_at: now })
      .where('customer_code', '=', customerCode)
      .where('resource', '=', entity.name)
      .where('record', '=', id)
      .where('field', '=', field)
      .$if(kept.length > 0, (files) => files.where('sha256', 'not in', kept))
      .where('let_go_at', 'is', null)
      .execute();
  }
  if (put.length > 0)
    await tx
      .updateTable('stored_file')
      .set({ record: id, let_go_at: null })
      .where('customer_code', '=', customerCode)
      .where(
        'id',
        'in',
        put.map((one) => one.id),
      )
      .execute();
}
