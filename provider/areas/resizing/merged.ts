import * as resizingMessages from '../../../contract/messages/it/resizing';
import { mergedCalls } from '../../../contract/resizing/endpoints';
import {
  applicationsToPlace,
  mergedSchool,
  placementProblems,
  placesOf,
} from '../../../contract/resizing/procedure';
import type { Head, Placement } from '../../../contract/resizing/resizing';
import type { FieldError } from '../../../contract/schema/errors';
import { licencesOf } from '../../db/licencesOf';
import { resizingWords } from '../../i18n/resizing.it';
import { type Doing, defineHandlers, type Given } from '../../procedures/handlers';
import { headProblem } from '../../procedures/headProblem';
import { Refusal } from '../../refusal';
import { freezeSummary } from './freezeSummary';
import { mergedReceipt } from './mergedReceipt';
import {
  changeResizing,
  type ResizingRow,
  readResizing,
  receivingOptions,
  replaceChoices,
  sendChoices,
} from './resizingStore';

const NOT_MERGED = resizingMessages.notMerged;
const NOT_NEEDED = resizingMessages.notNeeded;
const UNKNOWN_SCHOOL = resizingMessages.unknownSchool;

/**
 * Reads the announced resizing of the caller's school.
 * @param lock locks it until the transaction ends; callers must have locked the procedure before
 * @throws Refusal `notFound`
 */
export async function theResizing(
  { tx, caller }: Pick<Doing, 'tx' | 'caller'>,
  lock = false,
): Promise<ResizingRow> {
  const found = await readResizing(tx, caller.customerCode, lock);
  if (!found) throw new Refusal('notFound', { detail: NOT_MERGED });
  return found;
}

/** Lists the applications for which the caller's school chooses a destination. */
export async function toPlace({ tx, caller }: Pick<Doing, 'tx' | 'caller'>, { cessata }: ResizingRow) {
  return applicationsToPlace(await licencesOf(tx, caller.customerCode), cessata);
}

/** The procedure of the merged school, with implementations of the names in its step table. */
export const merged = defineHandlers({
  procedure: mergedSchool,
  calls: mergedCalls,
  entity: 'resizing',
  shown: () => ({ procedure: resizingWords.receipt.merged.procedure, path: '/dimensionamenti-accorpata' }),
  open: async (doing) => {
    const needed = await toPlace(doing, await theResizing(doing));
    if (needed.length === 0) throw new Refusal('notFound', { detail: NOT_NEEDED });
  },
  guards: { head: headProblem, everyPlace },
  effects: {
    send: async ({ doing, answers }: Given) => {
      const { tx, caller, now } = doing;
      const resizing = await theResizing(doing, true);
      const placement = answers.applicativi as Placement;
      await replaceChoices(tx, caller.customerCode, placement, await toPlace(doing, resizing));
      const document = await freezeSummary(doing, resizing, answers.ds as Head);
      await changeResizing(tx, caller.customerCode, { document_id: document.id, updated_at: now });
      return undefined;
    },
    forget: async ({ doing }: Given) => {
      const { tx, caller, now } = doing;
      await replaceChoices(tx, caller.customerCode, {}, []);
      await changeResizing(tx, caller.customerCode, { document_id: null, updated_at: now });
      return 'forget' as const;
    },
    complete: async ({ doing }: Given) => {
      const { tx, caller, now } = doing;
      await sendChoices(tx, caller.customerCode, now);
      await changeResizing(tx, caller.customerCode, { sent_at: now, updated_at: now });
      await mergedReceipt(doing, await theResizing(doing));
      return undefined;
    },
  },
});

/** Checks that every application has a receiving school, and only schools that may receive it. */
async function everyPlace({ doing, answers }: Given): Promise<readonly FieldError[] | undefined> {
  const placement = (answers.applicativi ?? {}) as Placement;
  const needed = await toPlace(doing, await theResizing(doing));
  const known = new Set((await receivingOptions(doing.tx)).map(({ customer_code }) => customer_code));
  const unknown = needed
    .filter((code) => placesOf(placement, code).some((one) => !known.has(one)))
    .map((field) => ({ field, message: UNKNOWN_SCHOOL }));
  const problems = [...placementProblems(placement, needed), ...unknown];
  return problems.length > 0 ? problems : undefined;
}
