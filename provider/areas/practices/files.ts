import { practiceDelete, practiceDeleteFiles, practiceFiles } from '../../../contract/endpoints/practices';
import { attachmentSize, extensionOf, subjectOf } from '../../../contract/entities/transfer';
import { removeUpload } from '../../db/uploads';
import { refuseWaiting } from '../../documentSigning/keepSignature';
import { type Call, implementInSteps, type Outside } from '../../http/call';
import { advance, currentRun } from '../../procedures/advance';
import { Refusal } from '../../refusal';
import { removeObject } from '../../uploads/finish';
import { arrivedIn, uploadView } from '../../uploads/uploadView';
import { filesOf } from './practiceFiles';
import { asked, keyIn, openPractice, thePractice } from './practiceStore';
import { transfer } from './transfer';

const list = implementInSteps(practiceFiles, {
  async find(call, { query }) {
    const row = await thePractice(call, asked(query));
    return filesOf(call.tx, call.caller.customerCode, keyIn(row));
  },
  work: (found, { objects }) =>
    Promise.all(
      found.map(async (file) => ({
        ...{ filename: file.row.name, fornitore: file.supplier || '-', type: extensionOf(file.row.name) },
        ...{ password: file.hasPassword, size: attachmentSize(file.row.size), bytes: file.row.size },
        upload: uploadView(file, file.row.stored_at ? undefined : await arrivedIn(objects, file.row)),
      })),
    ),
  store: async (_call, _input, views) => views,
});

const ELSEWHERE = 'La pratica è arrivata a un altro passo: ricaricare la pagina.';

/** The files of a practice that is at one of these steps, before they go. @throws Refusal */
async function filesToRemove(call: Call, key: Parameters<typeof openPractice>[1], steps: readonly string[]) {
  const { tx, caller } = call;
  const row = await openPractice(call, key, true);
  const { step } = await currentRun({ ...call, subject: subjectOf(keyIn(row)) }, transfer);
  if (!steps.includes(step)) throw new Refusal('conflict', { detail: ELSEWHERE });
  if (row.document_id) await refuseWaiting(tx, caller.customerCode, row.document_id);
  return { row, files: await filesOf(tx, caller.customerCode, keyIn(row)) };
}

type Found = Awaited<ReturnType<typeof filesToRemove>>;

async function removeObjects({ files }: Found, { objects }: Outside): Promise<void> {
  for (const { row } of files) await removeObject(objects, row);
}

async function forget(call: Call, { row, files }: Found, event: 'delete' | 'annul'): Promise<undefined> {
  for (const file of files) await removeUpload(call.tx, file.row);
  const about = { ...call, subject: subjectOf(keyIn(row)) };
  await advance(about, transfer, { event });
  return undefined;
}

const removePractice = implementInSteps(practiceDelete, {
  find: (call, { query }) => filesToRemove(call, asked(query), ['allegati']),
  work: removeObjects,
  store: (call, _input, _done, found) => forget(call, found, 'delete'),
});

const removeFiles = implementInSteps(practiceDeleteFiles, {
  find: (call, { body }) => filesToRemove(call, asked(body), ['documento']),
  work: removeObjects,
  store: (call, _input, _done, found) => forget(call, found, 'annul'),
});

/** What answers the calls about the files of a practice. */
export const fileRoutes = [list, removePractice, removeFiles] as const;
