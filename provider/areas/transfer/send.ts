import { practiceAddress, practiceComplete, practiceUpload } from '../../../contract/transfer/endpoints';
import { folderOf, supplierText } from '../../../contract/transfer/transfer';
import type { TransferUpload } from '../../../contract/transfer/transferPayloads';
import { partsIn } from '../../../contract/uploads/upload';
import { uploadOf } from '../../db/uploads';
import { type Call, implementInSteps } from '../../http/call';
import { Refusal } from '../../refusal';
import { finishSteps, missingHash } from '../../uploads/finish';
import { addressSteps, beginSteps } from '../../uploads/send';
import { storeFileFacts } from './practiceFiles';
import { changePractice, keyIn, openPractice, type PracticeRow, refuseDocument } from './practiceStore';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Finds the practice of an upload call of the specification: all three calls have the same payload, and the last two
 * the header x-upload-token.
 */
const practiceIn = (call: Call, { customerCodeArgo, codMinAltri, area }: TransferUpload, lock = false) =>
  openPractice(call, { customer: customerCodeArgo, codMinAltri, area }, lock);

/**
 * Finds and locks the practice, so that its document is not created before the file is stored.
 * @throws Refusal if there is a document
 */
async function practiceToFill(call: Call, body: TransferUpload): Promise<PracticeRow> {
  const row = await practiceIn(call, body, true);
  refuseDocument(row);
  return row;
}

const newUpload = (body: TransferUpload) => ({
  folder: folderOf(body),
  name: body.filename,
  size: body.size,
});

const begin = implementInSteps(practiceUpload, {
  async find(call, { params, query, body }) {
    refuseDocument(await practiceIn(call, body));
    return beginSteps.find(call, { params, query, body: newUpload(body) });
  },
  work: (found, outside, { params, query, body }) =>
    beginSteps.work(found, outside, { params, query, body: newUpload(body) }),
  async store(call, { params, query, body }, worked, found) {
    const row = await practiceToFill(call, body);
    const view = await beginSteps.store(call, { params, query, body: newUpload(body) }, worked, found);
    const { tx, caller, now } = call;
    const { fornitore, password } = body;
    const said = { supplier: supplierText(fornitore), password };
    await storeFileFacts(tx, { customerCode: caller.customerCode, uploadId: view.id, ...said });
    await changePractice(tx, row, { updated_date: now, by_uid: caller.uid });
    return view;
  },
  undo: beginSteps.undo,
});

/**
 * Returns the id of the upload in the header, which must belong to the practice in the payload.
 * @throws Refusal
 */
async function idIn(call: Call, body: TransferUpload): Promise<string> {
  const id = call.uploadToken ?? '';
  const row = await practiceIn(call, body);
  const known = UUID.test(id) ? await uploadOf(call.tx, call.caller.customerCode, id) : undefined;
  if (known?.row.folder !== folderOf(keyIn(row))) throw new Refusal('notFound');
  return id;
}

function declared({ chunkIndex, piece, sha256 }: TransferUpload) {
  if (!sha256) throw missingHash();
  return { number: chunkIndex, piece, sha256 };
}

const address = implementInSteps(practiceAddress, {
  async find(call, { query, body }) {
    const params = { id: await idIn(call, body) };
    const input = { params, query, body: declared(body) };
    return { input, found: await addressSteps.find(call, input) };
  },
  work: ({ input, found }, outside) => addressSteps.work(found, outside, input),
  store: (call, _, worked, { input, found }) => addressSteps.store(call, input, worked, found),
});

const complete = implementInSteps(practiceComplete, {
  async find(call, { query, body }) {
    const params = { id: await idIn(call, body) };
    const input = { params, query, body: { sha256: body.sha256 } };
    const found = await finishSteps.find(call, input);
    const { size, part_size } = found.row;
    const numbers = new Set(body.completedUploadDto.map(({ partNumber }) => partNumber));
    if (body.status !== 'COMPLETED' || numbers.size !== partsIn(size, part_size))
      throw new Refusal('uploadIncomplete');
    return { input, found };
  },
  work: ({ input, found }, outside) => finishSteps.work(found, outside, input),
  async store(call, { body }, worked, { input, found }) {
    await practiceToFill(call, body);
    return finishSteps.store(call, input, worked, found);
  },
});

/** Implementations of the calls that send the files of a practice. */
export const sendFiles = [begin, address, complete] as const;
