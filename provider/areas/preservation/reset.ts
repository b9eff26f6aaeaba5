import { preservationReset } from '../../../contract/preservation/endpoints';
import { type Call, implement } from '../../http/call';
import { tellCancelled } from '../../procedures/tellCancelled';
import { openActivation } from './activation';
import { readDocuments, removeDocuments, updateActivation } from './preservationStore';

/**
 * Reads the uid of the account that began the activation: the author of the first change since it was opened or reset.
 */
async function readBeginner({ tx, caller }: Call): Promise<string | undefined> {
  const lines = tx
    .selectFrom('audit_entry')
    .where('customer_code', '=', caller.customerCode)
    .where('entity', '=', 'preservation')
    .where('outcome', '=', 'done');
  const last = await lines
    .select('seq')
    .where('action', '=', 'reset')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  const first = await lines
    .select('as_whom')
    .where('action', '!=', 'set')
    .where('seq', '>', last?.seq ?? 0)
    .orderBy('seq')
    .limit(1)
    .executeTakeFirst();
  return first?.as_whom;
}

/**
 * Resets the activation. The school head stays, because it is edited in user management. The hashes of signed
 * documents stay in the log.
 */
export const reset = implement(preservationReset, async (call) => {
  const { tx, caller } = call;
  const startedBy = await readBeginner(call);
  const { manager_name, manager_cf, generation } = await openActivation(call);
  const documents = await readDocuments(tx, caller.customerCode);
  await removeDocuments(tx, caller.customerCode);
  await updateActivation(tx, caller.customerCode, {
    manager_name: null,
    manager_cf: null,
    ds_name: null,
    ds_cf: null,
    generation: generation + 1,
  });
  const signed = documents.flatMap(({ kind, file_sha256 }) =>
    file_sha256 ? [{ kind, sha256: file_sha256 }] : [],
  );
  const before = { name: manager_name, cf: manager_cf, signed };
  call.audit({ entity: 'preservation', action: 'reset', id: caller.customerCode, before, after: null });
  await tellCancelled(call, {
    procedure: 'Attivazione della conservazione digitale',
    path: '/servizi',
    startedBy,
  });
  return undefined;
});
