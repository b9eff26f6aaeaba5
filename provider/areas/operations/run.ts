import { sql } from 'kysely';
import { operationRun } from '../../../contract/operations/endpoints';
import { implement } from '../../http/call';
import { carryOut } from '../../operations/carryOut';
import { changedSince } from '../../operations/changedSince';
import { checkRequest } from '../../operations/checkRequest';
import { addJudgedRows, beginOperation, judgedRows } from '../../operations/operationStore';
import { operationOf } from '../../operations/operationView';
import { previewOf } from '../../operations/preview';
import { contextOf, type ResourceWorks, workOf } from '../../operations/resourceWork';
import { readOperation } from '../../operations/seenOperations';
import { selectWithReasons } from '../../operations/selectWithReasons';
import { Refusal } from '../../refusal';

export const run = (works: ResourceWorks) =>
  implement(operationRun, async (call, { body }) => {
    const { tx, caller, now } = call;
    const { customerCode } = caller;
    const agreed = checkRequest(body, caller, call.viewer);
    const { resource, action, input } = agreed;
    const source = selectWithReasons(contextOf(call), workOf(works, resource), agreed);

    // Store the rows first, so that exactly the rows that are compared with the preview are processed.
    const id = await beginOperation(tx, caller, { kind: 'run', resource, action, input }, now);
    await addJudgedRows(tx, customerCode, id, source);
    const preview = await previewOf(tx, judgedRows(customerCode, id), agreed);
    if (preview.digest !== body.digest) throw changedSince(preview);
    if (preview.eligible.count === 0) throw new Refusal('invalid', { detail: NOBODY });

    const skipped = preview.total - preview.eligible.count;
    const after = { resource, action, input, eligible: preview.eligible.count, skipped };
    call.audit({ entity: 'operation', action: 'run', id, after });
    await sql`savepoint agreed`.execute(tx);
    const outcome = await carryOut(call, works, id);
    // Another call changed a record between the judgement and the lock: roll back and judge again.
    if (outcome && outcome.skipped.length > 0) {
      await sql`rollback to savepoint agreed`.execute(tx);
      throw changedSince(await previewOf(tx, source, agreed));
    }
    return operationOf(await readOperation(tx, caller, id), caller);
  });

const NOBODY = 'Nessuno degli elementi selezionati può essere modificato.';
