import { mergedCalls } from '../../../contract/endpoints/resizing';
import { genericHeads, type Head, type Placement } from '../../../contract/entities/resizing';
import type { FieldError } from '../../../contract/errors';
import { sameAnswers } from '../../../contract/procedures/procedure';
import {
  applicationsToPlace,
  mergedSchool,
  placementProblems,
  placesOf,
} from '../../../contract/procedures/resizing';
import { licencesOf } from '../../db/licencesOf';
import { readHolder } from '../../db/officeHolder';
import { arrange, type Doing, type Given } from '../../procedures/arrangement';
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

const NOT_MERGED = 'La scuola non è interessata da un dimensionamento.';
const NOT_NEEDED = 'Per questa scuola non è prevista alcuna procedura di dimensionamento.';
const OTHER_HEAD =
  'Il dirigente scolastico non è quello indicato nella gestione utenti: controllare il passo “DS responsabile”.';
const GENERIC_HEAD =
  'L’utenza indicata come dirigente scolastico non è di una persona: indicarne un’altra nella gestione utenti.';
const UNKNOWN_SCHOOL = 'La scuola indicata non è tra quelle accorpanti';

/** What was announced of the caller's school. @throws Refusal `notFound` */
export async function theResizing(
  { tx, caller }: Pick<Doing, 'tx' | 'caller'>,
  lock = false,
): Promise<ResizingRow> {
  const found = await readResizing(tx, caller.customerCode, lock);
  if (!found) throw new Refusal('notFound', { detail: NOT_MERGED });
  return found;
}

/** The applications for which the caller's school chooses. */
export async function toPlace({ tx, caller }: Pick<Doing, 'tx' | 'caller'>, { cessata }: ResizingRow) {
  return applicationsToPlace(await licencesOf(tx, caller.customerCode), cessata);
}

/** Resizing, the merged school: what the names of its table stand for. */
export const merged = arrange({
  procedure: mergedSchool,
  calls: mergedCalls,
  entity: 'resizing',
  open: async (doing) => {
    const needed = await toPlace(doing, await theResizing(doing));
    if (needed.length === 0) throw new Refusal('notFound', { detail: NOT_NEEDED });
  },
  guards: { head, everyPlace },
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

/** Where user management has a head, it is that one; and a person, not an account of an office. */
async function head({ doing, answers }: Given): Promise<string | undefined> {
  const holder = await readHolder(doing.tx, doing.caller.customerCode, 'DS');
  if (!holder) return undefined;
  const username = holder.uid.split('.').slice(0, -1).join('.').toLowerCase();
  if ((genericHeads as readonly string[]).includes(username)) return GENERIC_HEAD;
  const known = { nomeDs: holder.cn, cognomeDs: holder.sn, codiceFiscaleDs: holder.codice_fiscale };
  return sameAnswers(answers.ds, known) ? undefined : OTHER_HEAD;
}

/** Every application has its school, one that it can have. */
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
