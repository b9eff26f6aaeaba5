import { sql } from 'kysely';
import type { ResizingStage } from '../../../contract/resizing/resizing';
import { receivingStages, resizingStages } from '../../../contract/resizing/stagesEndpoints';
import type { Tx } from '../../db/database';
import { type Call, implement } from '../../http/call';
import { type ChoiceRow, parties, type ResizingRow, readChoices, readResizing } from './resizingStore';

interface Dates {
  readonly announced_at: Date;
  readonly done_at: Date | null;
}

/** Reads the stages of the resizing of a merged school in order of time: announced, sent, answered, concluded. */
async function stagesOfMerged(tx: Tx, row: ResizingRow): Promise<readonly ResizingStage[]> {
  const choices = row.sent_at ? await readChoices(tx, 'customer_code', row.customer_code) : [];
  return inOrder(await stagesOf(tx, row, choices, 'receiving_code'));
}

/** Reads the dates of the resizings of the schools that handed applications over to the caller's school. */
async function stagesOfReceiving({ tx, caller }: Pick<Call, 'tx' | 'caller'>) {
  const choices = await readChoices(tx, 'receiving_code', caller.customerCode);
  const { rows } = await sql<
    Dates & { readonly customer_code: string }
  >`select * from resizing_conclusions()`.execute(tx);
  const found = [];
  for (const row of rows) {
    const handedOver = choices.filter(({ customer_code }) => customer_code === row.customer_code);
    found.push(...(await stagesOf(tx, row, handedOver, 'customer_code')));
  }
  return inOrder(found);
}

const inOrder = (found: readonly ResizingStage[]): readonly ResizingStage[] =>
  [...found].sort((a, b) => a.at.localeCompare(b.at));

async function stagesOf(
  tx: Tx,
  { announced_at, done_at }: Dates,
  choices: readonly ChoiceRow[],
  other: 'customer_code' | 'receiving_code',
): Promise<readonly ResizingStage[]> {
  const names = new Map((await parties(tx)).map(({ customer_code, name }) => [customer_code, name]));
  const named = (code: string) => names.get(code) ?? code;
  const [first] = choices;
  const mergedName = other === 'customer_code' && first ? { school: named(first.customer_code) } : {};
  const answered = choices.filter(({ answered_at }) => answered_at);
  const applicationsOf = (code: string, said: 'ACCEPTED' | 'REFUSED') =>
    answered
      .filter((one) => one[other] === code && one.status === said)
      .map(({ application }) => application);
  return [
    { what: 'announced' as const, at: announced_at.toISOString(), ...mergedName },
    ...(first?.sent_at ? [{ what: 'sent' as const, at: first.sent_at.toISOString(), ...mergedName }] : []),
    ...[...new Set(answered.map((one) => one[other]))].map((code) => ({
      what: 'answered' as const,
      at: answered
        .filter((one) => one[other] === code)
        .map(({ answered_at }) => answered_at?.toISOString() ?? '')
        .sort()
        .at(-1) as string,
      school: named(code),
      accepted: applicationsOf(code, 'ACCEPTED'),
      refused: applicationsOf(code, 'REFUSED'),
    })),
    ...(done_at ? [{ what: 'concluded' as const, at: done_at.toISOString(), ...mergedName }] : []),
  ];
}

/** Implementations of the calls about what has happened in resizings. */
export const stages = [
  implement(resizingStages, async ({ tx, caller }) => {
    const row = await readResizing(tx, caller.customerCode);
    return row ? stagesOfMerged(tx, row) : [];
  }),
  implement(receivingStages, stagesOfReceiving),
] as const;
