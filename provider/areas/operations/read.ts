import { sql } from 'kysely';
import {
  operationCounts,
  operationList,
  operationRead,
  operationRows,
} from '../../../contract/operations/endpoints';
import type { OperationRow } from '../../../contract/operations/operation';
import { implement } from '../../http/call';
import { operationOf } from '../../operations/operationView';
import { rowsOfPage } from '../../operations/pageQuery';
import { countOperations, readOperation, readOperations } from '../../operations/seenOperations';

export const list = implement(operationList, async ({ tx, caller }, { query }) => {
  const { sort, state, action, q } = query;
  const wanted = { state, action, q };
  const { operations, total } = await readOperations(tx, caller, wanted, sort, rowsOfPage(query));
  return { data: operations.map((operation) => operationOf(operation, caller)), total };
});

export const counts = implement(operationCounts, ({ tx, caller }, { query }) =>
  countOperations(tx, caller, query, ['state', 'action']),
);

export const read = implement(operationRead, async ({ tx, caller }, { params }) =>
  operationOf(await readOperation(tx, caller, params.id), caller),
);

export const rows = implement(operationRows, async ({ tx, caller }, { params, query }) => {
  const { id } = await readOperation(tx, caller, params.id);
  const { offset, limit } = rowsOfPage(query);
  const chosen = tx
    .selectFrom('operation_row')
    .where('customer_code', '=', caller.customerCode)
    .where('operation', '=', id)
    .$if(Boolean(query.state), (select) => select.where('state', '=', query.state as OperationRow['state']));
  const { total } = await chosen.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow();
  const page = await chosen
    .select(['position', 'id', 'label', 'state', 'partial', 'reason'])
    .orderBy('position')
    .offset(offset)
    .limit(limit)
    .execute();
  return {
    data: page.map(
      ({ partial, reason, ...row }): OperationRow => ({
        ...row,
        ...(partial && { partial }),
        ...(reason && { reason }),
      }),
    ),
    total,
  };
});
