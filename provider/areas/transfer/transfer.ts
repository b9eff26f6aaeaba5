import * as transferMessages from '../../../contract/messages/it/transfer';
import type { Head } from '../../../contract/resizing/resizing';
import type { FieldError } from '../../../contract/schema/errors';
import { transferCalls } from '../../../contract/transfer/endpoints';
import { transfer as procedure } from '../../../contract/transfer/procedure';
import {
  areaNames,
  choiceProblems,
  folderOf,
  keptChoices,
  keyOf,
  NEW_PRACTICE,
  noteProblem,
  subjectOf,
  type TransferChoices,
} from '../../../contract/transfer/transfer';
import { dayInRome } from '../../../contract/values/dates';
import { transferWords } from '../../i18n/transfer.it';
import { defineHandlers, type Given, Renamed } from '../../procedures/handlers';
import { headProblem } from '../../procedures/headProblem';
import { Refusal } from '../../refusal';
import { beginOf } from './begin';
import { freezeDocument } from './freezeDocument';
import { filesOf } from './practiceFiles';
import {
  changePractice,
  keyIn,
  keyOfRun,
  openPractice,
  practiceOfRun,
  readPractices,
  thePractice,
} from './practiceStore';
import { transferReceipt } from './transferReceipt';

const THERE = transferMessages.there;
const SAME_KEY = transferMessages.sameKey;
const NO_FILES = transferMessages.noFiles;
const UNFINISHED = transferMessages.unfinished;

/**
 * The procedure for the transfer of data from another supplier, with implementations of the names in its step table.
 */
export const transfer = defineHandlers({
  procedure,
  calls: transferCalls,
  entity: 'practice',
  shown: ({ subject }) => {
    const { codMinAltri = '', area } = keyOf(subject ?? '') ?? {};
    const procedure = transferWords.receipt.procedure(area ? areaNames[area] : '', codMinAltri);
    return { procedure, path: '/areaamministrativa/altri-fornitori' };
  },
  open: async (doing, purpose) => {
    if (doing.subject === NEW_PRACTICE) return;
    // Presence is accepted for a signed practice, because an open page reports it until it learns of the signature.
    await (purpose === 'presence' ? thePractice : openPractice)(doing, keyOfRun(doing));
  },
  begin: beginOf,
  guards: { head: headProblem, choices, sameKey, files },
  effects: {
    clear: async ({ answers: { applicativi: _, ...others } }: Given) => others,
    save,
    delete: async ({ doing }: Given) => {
      const row = await practiceOfRun(doing, true);
      await doing.tx
        .deleteFrom('practice')
        .where('customer_code', '=', row.customer_code)
        .where('cod_min_altri', '=', row.cod_min_altri)
        .where('area', '=', row.area)
        .execute();
      return 'forget' as const;
    },
    document: async ({ doing, answers: sent }: Given) => {
      const { tx, caller, now } = doing;
      const kept = keptChoices(sent.applicativi as TransferChoices);
      const answers: Given['answers'] = { ...sent, applicativi: { ...kept } };
      const row = await practiceOfRun(doing, true);
      const { note } = (answers.allegati ?? {}) as { note?: string | null };
      const rowOf = { ...columnsOf(answers), note: note?.trim() || null };
      const document = await freezeDocument(doing, { ...row, ...rowOf, applicativi: kept.applicativi });
      await changePractice(tx, row, {
        ...rowOf,
        document_id: document.id,
        prefix_key_file_original: folderOf(keyIn(row)),
        progress: 100,
        updated_date: now,
        by_uid: caller.uid,
      });
      return answers;
    },
    removeFiles: async ({ doing, answers: { allegati: _, ...others } }: Given) => {
      const row = await practiceOfRun(doing, true);
      await changePractice(doing.tx, row, {
        document_id: null,
        prefix_key_file_original: null,
        note: null,
        progress: 0,
        updated_date: doing.now,
      });
      return others;
    },
    complete: async ({ doing }: Given) => {
      const row = await practiceOfRun(doing, true);
      await changePractice(doing.tx, row, {
        status: 'SIGNED',
        prefix_key_file_signed: `signed/${row.document_id}`,
        updated_date: doing.now,
        by_uid: doing.caller.uid,
      });
      await transferReceipt(doing, row);
      return 'forget' as const;
    },
  },
});

const choicesIn = (answers: Given['answers']) => (answers.applicativi as TransferChoices).applicativi ?? [];

const columnsOf = (answers: Given['answers']) => {
  const { applicativi = [], pec, annoFinanziario } = answers.applicativi as TransferChoices;
  const { nomeDs, cognomeDs, codiceFiscaleDs } = answers.ds as Head;
  return {
    nome_ds: nomeDs,
    cognome_ds: cognomeDs,
    tax_code_ds: codiceFiscaleDs,
    applicativi: JSON.stringify(applicativi),
    pec: pec ?? null,
    anno_finanziario: annoFinanziario ?? null,
  };
};

async function save({ doing, answers }: Given): Promise<Renamed> {
  const { tx, caller, now } = doing;
  const { codMinAltri = '', area } = answers.applicativi as TransferChoices;
  const key = { codMinAltri: codMinAltri ?? '', area: area ?? ('' as const) };
  if ((await readPractices(tx, caller.customerCode, key)).length > 0)
    throw new Refusal('conflict', { detail: THERE });
  const known = { updated_date: now, by_uid: caller.uid, ...columnsOf(answers) };
  const changed = { cod_min_altri: key.codMinAltri, area: key.area, ...known };
  const before = keyOf(doing.subject ?? '');
  if (before) await changePractice(tx, await openPractice(doing, before, true), changed);
  else {
    const made = await tx
      .insertInto('practice')
      .values({
        customer_code: caller.customerCode,
        status: 'CREATED',
        status_operatore: null,
        created_date: now,
        anno: dayInRome(now).slice(0, 4),
        progress: 0,
        prefix_key_file_original: null,
        prefix_key_file_signed: null,
        ...changed,
      })
      .onConflict((there) => there.doNothing())
      .executeTakeFirst();
    // Another call saved a practice with the same key at the same time.
    if (made.numInsertedOrUpdatedRows !== 1n) throw new Refusal('conflict', { detail: THERE });
  }
  return new Renamed(subjectOf(key));
}

async function choices({ answers }: Given): Promise<readonly FieldError[] | undefined> {
  const problems = choiceProblems((answers.applicativi ?? {}) as TransferChoices);
  return problems.length > 0 ? problems : undefined;
}

/** Checks that choices changed in the summary keep the key of the practice. */
async function sameKey(given: Given): Promise<string | readonly FieldError[] | undefined> {
  const { codMinAltri, area } = (given.answers.applicativi ?? {}) as TransferChoices;
  const key = keyOf(given.doing.subject ?? '');
  if (codMinAltri !== key?.codMinAltri || area !== key?.area) return SAME_KEY;
  return files(given);
}

async function files({ doing, answers }: Given): Promise<string | readonly FieldError[] | undefined> {
  const row = await practiceOfRun(doing);
  const found = await filesOf(doing.tx, doing.caller.customerCode, keyIn(row));
  if (found.length === 0) return NO_FILES;
  if (found.some(({ row: { stored_at } }) => !stored_at)) return UNFINISHED;
  const { note } = (answers.allegati ?? {}) as { note?: string | null };
  const message = noteProblem({ applications: choicesIn(answers).length, files: found.length, note });
  return message ? [{ field: 'note', message }] : undefined;
}
