import { sql } from 'kysely';
import { importCounts, importList, importRead, importRows } from '../../../contract/imports/endpoints';
import { implement } from '../../http/call';
import { importedRowOf, importOf, outcomeColumn, readCounts, withOutcome } from '../../operations/importView';
import { rowsOfPage } from '../../operations/pageQuery';
import {
  countOperations,
  readOperation,
  readOperations,
  type SeenOperation,
} from '../../operations/seenOperations';
import { Refusal } from '../../refusal';

const ONLY = { kind: 'run', action: 'import' } as const;

/** Reversing an import is an operation of its own, not an import. */
const isImport = ({ action, kind }: SeenOperation) => action === 'import' && kind === 'run';

export const list = implement(importList, async ({ tx, caller }, { query }) => {
  const { sort, state, q } = query;
  const wanted = { ...ONLY, state, q };
  const { operations, total } = await readOperations(tx, caller, wanted, sort, rowsOfPage(query));
  const ids = operations.map(({ id }) => id);
  const outcomes = await readCounts(tx, caller.customerCode, ids);
  return {
    data: operations.map((operation) => importOf(operation, caller, outcomes.get(operation.id))),
    total,
  };
});

export const counts = implement(importCounts, ({ tx, caller }, { query }) =>
  countOperations(tx, caller, { ...query, ...ONLY }, ['state']),
);

export const read = implement(importRead, async ({ tx, caller }, { params: { id } }) => {
  const operation = await readOperation(tx, caller, id);
  if (!isImport(operation)) throw new Refusal('notFound');
  return importOf(operation, caller, (await readCounts(tx, caller.customerCode, [id])).get(id));
});

export const rows = implement(importRows, async ({ tx, caller }, { params, query }) => {
  const operation = await readOperation(tx, caller, params.id);
  if (!isImport(operation)) throw new Refusal('notFound');
  const { outcome } = query;
  const { offset, limit } = rowsOfPage(query);
  const chosen = tx
    .selectFrom('operation_row')
    .where('customer_code', '=', caller.customerCode)
    .where('operation', '=', operation.id)
    .$if(Boolean(outcome), (select) => select.where(withOutcome(outcome ?? 'refused')));
  const { total } = await chosen.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow();
  const page = await chosen
    .select(['position', 'id', 'label', 'reason', 'given'])
    .select(outcomeColumn)
    .orderBy('position')
    .offset(offset)
    .limit(limit)
    .execute();
  return { data: page.map(importedRowOf), total };
});
