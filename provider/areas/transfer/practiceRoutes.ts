import * as resizingMessages from '../../../contract/messages/it/resizing';
import * as transferMessages from '../../../contract/messages/it/transfer';
import {
  practiceDetails,
  practiceDocument,
  practiceHeads,
  practiceHistory,
  practicePdf,
  practiceSave,
  practiceSigned,
} from '../../../contract/transfer/endpoints';
import { keptChoices, NEW_PRACTICE, subjectOf } from '../../../contract/transfer/transfer';
import type { TransferDocument, TransferPayload } from '../../../contract/transfer/transferPayloads';
import { dayInRome } from '../../../contract/values/dates';
import { readSignatures, readSignedFile } from '../../db/documentSignatures';
import { readPendingOf } from '../../db/pendingSignatures';
import { possibleHeads } from '../../db/possibleHeads';
import { readFrozen } from '../../documentSigning/frozenDocuments';
import { p7mAnswer, pdfAnswer } from '../../documents/documentAnswer';
import { type Call, implement } from '../../http/call';
import { etag } from '../../http/version';
import { advance, currentRun } from '../../procedures/advance';
import { answerOf, runAnswer } from '../../procedures/procedureRoutes';
import { Refusal } from '../../refusal';
import { lockPractice } from './lockPractice';
import { filesOf } from './practiceFiles';
import { asked, keyIn, practiceOf, readPractices, thePractice } from './practiceStore';
import { transfer } from './transfer';

const heads = implement(practiceHeads, ({ tx, caller }) => possibleHeads(tx, caller.customerCode));

const details = implement(practiceDetails, async ({ tx, caller }, { query }) => {
  const { customerCode } = caller;
  const { cod_min, name } = await tx
    .selectFrom('school')
    .select(['cod_min', 'name'])
    .where('customer_code', '=', customerCode)
    .executeTakeFirstOrThrow();
  const [row] = await readPractices(tx, customerCode, asked(query));
  const pending = row && (await readPendingOf(tx, customerCode, row.document_id));
  return {
    customerCode,
    codMin: cod_min,
    name,
    ...(row && { practice: practiceOf(row) }),
    ...(pending && row?.status === 'CREATED' && { pending }),
  };
});

const OTHER_SCHOOL = transferMessages.otherSchool;
const OTHER_YEAR = transferMessages.otherYear;
const OTHER_HEAD = resizingMessages.otherHead;

const save = implement(practiceSave, async (call, { body }) => {
  const { caller, now } = call;
  if (body.customerCode !== caller.customerCode) throw new Refusal('conflict', { detail: OTHER_SCHOOL });
  if (body.anno !== dayInRome(now).slice(0, 4)) throw new Refusal('conflict', { detail: OTHER_YEAR });
  const answers = keptChoices(choicesOf(body));
  // A practice received without an area is identified by its source only until it has one.
  const [without] = await readPractices(call.tx, caller.customerCode, {
    codMinAltri: answers.codMinAltri ?? '',
    area: '',
  });
  const subject = without ? subjectOf(keyIn(without)) : NEW_PRACTICE;
  const about = { ...call, subject };
  const run = await currentRun(about, transfer, true);
  if (subject === NEW_PRACTICE && run.version === 0) await refuseSavedMeanwhile(about);
  const { ds } = run.answers;
  if (ds && (ds.nomeDs !== body.nomeDs || ds.cognomeDs !== body.cognomeDs))
    throw new Refusal('conflict', { detail: OTHER_HEAD });
  await advance(about, transfer, { event: 'save', answers: { ...answers } });
  return answers.codMinAltri ?? '';
});

/**
 * Refuses if the new practice that the page shows was saved meanwhile. A saved practice continues at an address of its
 * own, and the run of the new practice starts again at the first step.
 * @throws Refusal `stale` with the saved choices
 */
async function refuseSavedMeanwhile(about: Call & { readonly subject: string }): Promise<void> {
  const { tx, caller } = about;
  const row = await tx
    .selectFrom('practice')
    .selectAll()
    .where('customer_code', '=', caller.customerCode)
    .where('status', '=', 'CREATED')
    .orderBy('created_date', 'desc')
    .limit(1)
    .executeTakeFirst();
  const saved = row && (await currentRun({ ...about, subject: subjectOf(keyIn(row)) }, transfer));
  if (!saved?.saved) return;
  const next = await currentRun(about, transfer);
  const current = await answerOf(about, transfer, { ...next, answers: saved.answers, saved: saved.saved });
  throw new Refusal('stale', { current, currentVersion: etag(next.version) });
}

const choicesOf = ({ area, applicativi, codMinAltri, pec, annoFinanziario }: TransferPayload) => ({
  area: area ?? null,
  applicativi,
  codMinAltri: codMinAltri ?? '',
  pec: pec ?? null,
  annoFinanziario: annoFinanziario ?? null,
});

const OTHER_FILES = transferMessages.otherFiles;

const makeDocument = implement(practiceDocument, async (call, { body }) => {
  const key = { customer: body.customerCodeArgo, codMinAltri: body.codMinAltri, area: body.area };
  // Locked, so that no file is added between this check and the document.
  const { row, subject } = await lockPractice(call, key);
  const files = await filesOf(call.tx, call.caller.customerCode, keyIn(row));
  const names = files.map(({ row: { name } }) => name);
  if (!sameFiles(body, names)) throw new Refusal('conflict', { detail: OTHER_FILES });
  const about = { ...call, subject };
  const note = body.note?.trim();
  const answers = note ? { note } : {};
  return runAnswer(about, transfer, await advance(about, transfer, { event: 'create', answers }));
});

const sameFiles = ({ file }: TransferDocument, names: readonly string[]): boolean =>
  file.length === names.length && file.every(({ filename }) => names.includes(filename));

const NO_DOCUMENT = transferMessages.noDocument;

async function documentOf(call: Call, query: Parameters<typeof asked>[0]) {
  const { document_id: id } = await thePractice(call, asked(query));
  const found = id && (await readFrozen(call.tx, call.caller.customerCode, id));
  if (!found) throw new Refusal('notFound', { detail: NO_DOCUMENT });
  return found;
}

const pdf = implement(practicePdf, async (call, { query }) => {
  const { fileName, content, pages } = await documentOf(call, query);
  return pdfAnswer(fileName, content, pages);
});

const signed = implement(practiceSigned, async (call, { query }) => {
  const { id, fileName } = await documentOf(call, query);
  const found = await readSignedFile(call.tx, call.caller.customerCode, id, 'signature');
  if (!found) throw new Refusal('notFound', { detail: NO_DOCUMENT });
  return p7mAnswer(`${fileName}.p7m`, found.file);
});

const stages = implement(practiceHistory, async (call, { query }) => {
  const { tx, caller } = call;
  const row = await thePractice(call, asked(query));
  const { status_operatore: state, document_id: id, updated_date } = row;
  const signatures = await readSignatures(tx, caller.customerCode, id ? [id] : []);
  const signature = signatures.find(({ kind }) => kind === 'signature');
  const started = row.started_at ?? (state === 'STARTED' ? updated_date : null);
  const completed = row.completed_at ?? (state === 'COMPLETED' ? updated_date : null);
  return [
    { what: 'begun' as const, at: row.created_date.toISOString() },
    ...(row.status === 'SIGNED'
      ? [{ what: 'signed' as const, at: signature?.signed_at.toISOString(), persona: signature?.signer }]
      : []),
    ...(state ? [{ what: 'started' as const, at: started?.toISOString() }] : []),
    ...(state === 'COMPLETED' ? [{ what: 'completed' as const, at: completed?.toISOString() }] : []),
  ];
});

/** Implementations of the calls about the choices and the document of a practice. */
export const practiceRoutes = [heads, details, save, makeDocument, pdf, signed, stages] as const;
