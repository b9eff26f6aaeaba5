import * as resizingMessages from '../../../contract/messages/it/resizing';
import { receivingSchool } from '../../../contract/resizing/procedure';
import { receivingCalls } from '../../../contract/resizing/receivingEndpoints';
import { type MergedSchool, resizingNames } from '../../../contract/resizing/resizing';
import { workingDayAfter } from '../../../contract/values/dates';
import { resizingWords } from '../../i18n/resizing.it';
import { currentRun } from '../../procedures/advance';
import { type Doing, defineHandlers } from '../../procedures/handlers';
import { issueReceipt } from '../../procedures/issueReceipt';
import { Refusal } from '../../refusal';
import { type ChoiceRow, parties, readChoices } from './resizingStore';

const NOBODY = resizingMessages.nobody;

/**
 * Reads the schools that handed applications over to the caller's school, with the applications and the caller's
 * answers.
 */
export async function received({
  tx,
  caller,
}: Pick<Doing, 'tx' | 'caller'>): Promise<readonly MergedSchool[]> {
  const choices = await readChoices(tx, 'receiving_code', caller.customerCode);
  const from = new Set(choices.map(({ customer_code }) => customer_code));
  return (await parties(tx))
    .filter(({ customer_code }) => from.has(customer_code))
    .map(({ customer_code, cod_min, name, city }) => ({
      codMin: cod_min,
      customerCode: customer_code,
      name,
      description: city,
      applicationData: choices.filter((one) => one.customer_code === customer_code).map(dataOf),
    }));
}

const dataOf = ({ application, status, reason }: ChoiceRow) => ({
  appCode: application,
  status: status ?? ('PENDING' as const),
  ...(reason && { description: reason }),
  saved: status !== null,
});

/** Tells whether every application handed over has an answer. */
export const allAnswered = (schools: readonly MergedSchool[]): boolean =>
  schools.every(({ applicationData }) => applicationData.every(({ saved }) => saved));

/** Reads the progress of the receiving school; undefined if nothing was handed over to it. */
export async function receivingState(doing: Doing) {
  const schools = await received(doing);
  if (schools.length === 0) return undefined;
  if (allAnswered(schools)) return 'FINISHED' as const;
  const { step } = await currentRun(doing, receiving);
  return step === 'informativa' ? ('TOBEGIN' as const) : ('STARTED' as const);
}

/** Working days within which the provider moves the data. */
const MOVE_DAYS = 20;

/** The procedure of the receiving school, with implementations of the names in its step table. */
export const receiving = defineHandlers({
  procedure: receivingSchool,
  calls: receivingCalls,
  entity: 'resizing',
  open: async (doing) => {
    if ((await received(doing)).length === 0) throw new Refusal('notFound', { detail: NOBODY });
  },
  guards: {},
  effects: {
    /**
     * Issues the receipt after the last answer. `giveAnswers` stores the answers, because both schools share their
     * rows.
     */
    answer: async ({ doing }) => {
      const schools = await received(doing);
      if (!allAnswered(schools)) return undefined;
      const { procedure, next, page } = resizingWords.receipt.receiving;
      await issueReceipt(
        doing,
        { procedure: receivingSchool },
        {
          prefix: 'ACC',
          procedura: `${procedure}. ${schools.map(saidOf).join('; ')}`,
          documenti: [],
          prossimo: next(
            schools.flatMap(({ applicationData }) => applicationData.map(({ status }) => status)),
          ),
          entro: workingDayAfter(doing.now, MOVE_DAYS),
          page: { name: page, path: '/dimensionamenti-accorpante' },
        },
      );
      return undefined;
    },
  },
});

const saidOf = ({ name, applicationData }: MergedSchool): string =>
  `${name}: ${applicationData
    .map(
      ({ appCode, status }) =>
        `${resizingNames[appCode]} ${status === 'ACCEPTED' ? 'accettato' : 'rifiutato'}`,
    )
    .join(', ')}`;
