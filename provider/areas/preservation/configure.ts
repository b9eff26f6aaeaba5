import { applicationCodes } from '../../../contract/constants';
import { preservationSet } from '../../../contract/preservation/endpoints';
import type { Clock } from '../../../contract/values/clock';
import type { Database, Tx } from '../../db/database';
import { implement } from '../../http/call';
import { JobKind, type Worker, workerOf } from '../../jobs/jobKind';
import { keptSchool } from '../../platform/keptSchool';
import { unknownApplications } from '../../platform/licences';
import { openPreservations } from '../../platform/preservations';
import { Refusal } from '../../refusal';

interface ConfigureJob {
  readonly customerCode: string;
}

export const configureJob = new JobKind<ConfigureJob>('preservationConfigure');

/** Milliseconds after which the demo's operator activates the service automatically. */
export const DEMO_OPERATOR_WAITS = 15_000;

/**
 * Returns the worker that activates the service in a demo, in place of the provider's staff; only a demo sends its
 * jobs.
 */
export const configureWorker = ({ db, clock }: { readonly db: Database; readonly clock: Clock }): Worker =>
  workerOf(configureJob, async ({ customerCode }) => {
    await db.asPlatform((tx) => putToWork(tx, customerCode, clock.now()));
  });

/**
 * Marks the service of a school as working.
 * @returns false if there was no completed activation that waited for it
 */
async function putToWork(tx: Tx, customerCode: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('preservation')
    .set({ configured_at: now })
    .where('customer_code', '=', customerCode)
    .where('completed_at', 'is not', null)
    .where('configured_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Opens the activation to a school, or marks its service as working. */
export const setByOperator = implement(preservationSet, async (call, { body }) => {
  const { tx, now } = call;
  const { customerCode, azione } = body;
  const stato = azione === 'apri' ? ('aperta' as const) : ('configurata' as const);
  if (azione === 'apri') {
    await keptSchool(call, customerCode);
    const [unknown] = await unknownApplications(tx, [applicationCodes.archiving]);
    if (unknown) throw new Refusal('conflict', { detail: `L'applicazione ${unknown} non c'è.` });
    await openPreservations(tx, [{ customerCode, at: now }]);
  } else if (!(await putToWork(tx, customerCode, now)))
    throw new Refusal('conflict', {
      detail: `La scuola ${customerCode} non ha un'attivazione completata e da configurare.`,
    });
  call.audit({ entity: 'preservation', action: 'set', id: customerCode, after: { stato } });
  return { stato };
});
