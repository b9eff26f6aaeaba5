import * as preservationMessages from '../../../contract/messages/it/preservation';
import { preservationGenerate } from '../../../contract/preservation/endpoints';
import {
  type PreservationKind,
  preservationDocuments,
  preservationKinds,
} from '../../../contract/preservation/preservation';
import { signatoryOf } from '../../documentSigning/whoSigns';
import { type Call, implement } from '../../http/call';
import { sendJob } from '../../jobs/sendJob';
import { Refusal } from '../../refusal';
import { openActivation, theActivation } from './activation';
import { documentJob } from './documentJob';
import { type Activation, readDocuments, removeDocuments, updateActivation } from './preservationStore';
import { statusOf } from './statusOf';

const NO_MANAGER = preservationMessages.noManager;
const NO_HEAD = preservationMessages.noHead;

/**
 * Queues the creation of the missing documents. If the documents name a school head other than the current one, all are
 * created again.
 */
export const generate = implement(preservationGenerate, async (call) => {
  const { tx, caller, now } = call;
  const { customerCode } = caller;
  const activation = await openActivation(call);
  if (!activation.manager_cf) throw new Refusal('conflict', { detail: NO_MANAGER });
  const head = await signatoryOf(tx, customerCode, 'DS');
  if (!head) throw new Refusal('conflict', { detail: NO_HEAD });
  const ds = { name: head.name, cf: head.taxCode };
  const generation = await generationFor(call, activation, ds);
  const there = (await readDocuments(tx, customerCode)).filter(({ failed }) => !failed);
  const missing = preservationKinds.filter((kind) => !there.some((row) => row.kind === kind));
  const manager = { name: activation.manager_name ?? '', cf: activation.manager_cf };
  for (const kind of missing) {
    const signer = preservationDocuments[kind].signer === 'DS' ? ds : manager;
    await askFor(call, kind, generation, signer);
    await sendJob(tx, documentJob, { customerCode, kind, generation }, now);
  }
  if (missing.length > 0)
    call.audit({
      entity: 'preservation',
      action: 'generate',
      id: customerCode,
      after: { documents: missing, ds: ds.cf },
    });
  return statusOf(tx, await theActivation(call));
});

/**
 * Returns the current generation of the documents. If they name a school head other than the current one, removes them
 * and begins a new generation.
 */
async function generationFor(
  { tx, caller }: Call,
  { ds_cf, ds_name, generation }: Activation,
  ds: { readonly name: string; readonly cf: string },
): Promise<number> {
  if (ds_cf === ds.cf && ds_name === ds.name) return generation;
  await removeDocuments(tx, caller.customerCode);
  await updateActivation(tx, caller.customerCode, {
    ds_name: ds.name,
    ds_cf: ds.cf,
    generation: generation + 1,
  });
  return generation + 1;
}

async function askFor(
  { tx, caller }: Call,
  kind: PreservationKind,
  generation: number,
  signer: { readonly name: string; readonly cf: string },
): Promise<void> {
  const row = { generation, signer_name: signer.name, signer_cf: signer.cf, failed: false };
  await tx
    .insertInto('preservation_document')
    .values({ customer_code: caller.customerCode, kind, ...row })
    .onConflict((taken) => taken.columns(['customer_code', 'kind']).doUpdateSet(row))
    .execute();
}
