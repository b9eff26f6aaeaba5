import { sql } from 'kysely';
import { importRun } from '../../../contract/imports/endpoints';
import type { Verdict } from '../../../contract/imports/imported';
import * as importsMessages from '../../../contract/messages/it/imports';
import { type Call, implement } from '../../http/call';
import { carryOut } from '../../operations/carryOut';
import { importOf, readCounts } from '../../operations/importView';
import { countRows, type StoredOperation, updateOperation } from '../../operations/operationStore';
import type { ResourceWorks } from '../../operations/resourceWork';
import { readOperation } from '../../operations/seenOperations';
import { Refusal } from '../../refusal';
import { collecting } from './permitted';

const CHANGED = importsMessages.changed;
const NOTHING = importsMessages.nothing;

export const run = (works: ResourceWorks) =>
  implement(importRun, async (call, { params: { id }, body }) => {
    const { tx, caller, now } = call;
    const { customerCode } = caller;
    const operation = await collecting(call, id);
    const would = await counted(call, operation);
    if (would.create !== body.create || would.update !== body.update)
      throw new Refusal('conflict', { detail: CHANGED, current: would });
    if (would.create + would.update === 0) throw new Refusal('invalid', { detail: NOTHING });

    await updateOperation(tx, operation, { state: 'running', started_at: now });
    await countRows(tx, customerCode, id);
    const { reading: _reading, ...input } = operation.input as Readonly<Record<string, unknown>>;
    const after = { ...input, resource: operation.resource, ...would };
    call.audit({ entity: 'import', action: 'run', id, after });
    await carryOut(call, works, id);
    const counts = await readCounts(tx, customerCode, [id]);
    return importOf(await readOperation(tx, caller, id), caller, counts.get(id));
  });

/** Counts the collected rows by what they would do. */
async function counted({ tx }: Call, { customer_code, id }: StoredOperation) {
  const { rows } = await sql<{ verdict: Verdict; count: number }>`
    select verdict, count(*)::integer as count from operation_row
    where customer_code = ${customer_code} and operation = ${id} group by 1`.execute(tx);
  const of = (verdict: Verdict) => rows.find((row) => row.verdict === verdict)?.count ?? 0;
  return { create: of('create'), update: of('update') };
}
