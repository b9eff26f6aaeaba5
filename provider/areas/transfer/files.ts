import * as transferMessages from '../../../contract/messages/it/transfer';
import { practiceDelete, practiceDeleteFiles, practiceFiles } from '../../../contract/transfer/endpoints';
import { attachmentSize, extensionOf } from '../../../contract/transfer/transfer';
import { refuseWaiting } from '../../documentSigning/storeSignature';
import { type Call, implement, implementInSteps } from '../../http/call';
import { advance } from '../../procedures/advance';
import { Refusal } from '../../refusal';
import { removeFile } from '../../uploads/removeFile';
import { arrivedIn, uploadView } from '../../uploads/uploadView';
import { lockPractice } from './lockPractice';
import { filesOf } from './practiceFiles';
import { asked, keyIn, thePractice } from './practiceStore';
import { transfer } from './transfer';

const list = implementInSteps(practiceFiles, {
  async find(call, { query }) {
    const row = await thePractice(call, asked(query));
    return filesOf(call.tx, call.caller.customerCode, keyIn(row));
  },
  work: (found, { objects }) =>
    Promise.all(
      found.map(async (file) => ({
        filename: file.row.name,
        fornitore: file.supplier || '-',
        type: extensionOf(file.row.name),
        password: file.hasPassword,
        size: attachmentSize(file.row.size),
        bytes: file.row.size,
        upload: uploadView(file, file.row.stored_at ? undefined : await arrivedIn(objects, file)),
      })),
    ),
  store: async (_call, _input, views) => views,
});

const ELSEWHERE = transferMessages.elsewhere;

/**
 * Removes the files of a practice at a step. Their bytes are deleted once nobody can sign a document that names them.
 * @throws Refusal if the practice is signed, at another step, or a signature is being checked
 */
async function removeFiles(
  call: Call,
  key: Parameters<typeof lockPractice>[1],
  { at, event }: { readonly at: string; readonly event: string },
): Promise<undefined> {
  const { tx, caller } = call;
  const { row, subject, step } = await lockPractice(call, key);
  if (step !== at) throw new Refusal('conflict', { detail: ELSEWHERE });
  if (row.document_id) await refuseWaiting(tx, caller.customerCode, row.document_id);
  const files = await filesOf(tx, caller.customerCode, keyIn(row));
  await advance({ ...call, subject }, transfer, { event });
  for (const file of files) await removeFile(call, file.row);
  return undefined;
}

const remove = implement(practiceDelete, (call, { query }) =>
  removeFiles(call, asked(query), { at: 'allegati', event: 'delete' }),
);

const annul = implement(practiceDeleteFiles, (call, { body }) =>
  removeFiles(call, asked(body), { at: 'documento', event: 'annul' }),
);

/** Implementations of the calls about the files of a practice. */
export const fileRoutes = [list, remove, annul] as const;
