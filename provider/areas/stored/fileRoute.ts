import * as fieldsMessages from '../../../contract/messages/it/fields';
import { filesIn } from '../../../contract/schema/attachment';
import { unreadOf } from '../../../contract/schema/readRule';
import type { StoredEntity } from '../../../contract/storing/stored';
import type { Call, Implementation, Outside } from '../../http/call';
import { Refusal } from '../../refusal';
import { attachmentsIn } from './storedFiles';
import { readOneStored } from './storedStore';

interface FileRequest {
  readonly params: { readonly id: string; readonly field: string };
  /** Selects a file of a list; without it, the first one. */
  readonly query: { readonly sha256?: string | null };
}

const ELSEWHERE = fieldsMessages.noDownload;

/** Finds the requested file. @throws Refusal `notFound`, also if the caller may not read the record or the field */
async function findFile(
  entity: StoredEntity,
  { tx, caller, viewer }: Call,
  { params: { id, field }, query: { sha256 } }: FileRequest,
) {
  const { customerCode } = caller;
  const found = await readOneStored(tx, entity, customerCode, id);
  if (!found || !attachmentsIn(entity).includes(field)) throw new Refusal('notFound');
  const files = filesIn(found.record[field]);
  const file = sha256 ? files.find((one) => one.sha256 === sha256) : files[0];
  if (!file || unreadOf(entity.reads, found.record, viewer).includes(field)) throw new Refusal('notFound');
  const object = await tx
    .selectFrom('stored_file')
    .select(['customer_code as customerCode', 'id', 'store'])
    .where('customer_code', '=', customerCode)
    .where('resource', '=', entity.name)
    .where('record', '=', id)
    .where('field', '=', field)
    .where('sha256', '=', file.sha256 ?? '')
    .where('let_go_at', 'is', null)
    .executeTakeFirst();
  if (!object) throw new Refusal('notFound', { detail: ELSEWHERE });
  return { object, fileName: file.name };
}

/** Implements the call that returns a download URL for a file of a record, valid for five minutes. */
export function fileRoute(entity: StoredEntity): readonly Implementation[] {
  const endpoint = entity.calls.file;
  if (!endpoint) return [];
  const work = async ({ object, fileName }: Awaited<ReturnType<typeof findFile>>, { objects }: Outside) => {
    if (object.store !== objects.kind) throw new Refusal('notFound', { detail: ELSEWHERE });
    const { url, until } = await objects.download(object, { fileName, back: '/' });
    return { url, until: until.toISOString() };
  };
  return [
    {
      endpoint,
      ahead: { find: (call, input) => findFile(entity, call, input), work: work as never },
      handle: async (call) => (call.ahead as { readonly worked: unknown }).worked,
    },
  ];
}
