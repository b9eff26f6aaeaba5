import { sql } from 'kysely';
import { exportState } from '../../../contract/exportRequests/exportRequest';
import type { Clock } from '../../../contract/values/clock';
import { dayInRome } from '../../../contract/values/dates';
import type { Database } from '../../db/database';
import { eachOf } from '../../jobs/eachOf';
import { JobKind, type Worker, workerOf } from '../../jobs/jobKind';
import type { ObjectStore } from '../../objects/objectStore';
import { exportJob } from './exportJob';

interface RetentionOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly objects: ObjectStore;
}

const HOUR = 3600;

/** The job that creates the file of a request, unless it was given up. */
const making = sql`(select from job j where j.name = ${exportJob.name} and j.parked_at is null
  and j.data ->> 'customerCode' = export_request.customer_code
  and j.data ->> 'prgRichiesta' = export_request.prg_richiesta::text)`;

/**
 * Removes files that can no longer be downloaded because their requests expired or were removed. Also removes
 * incomplete files whose job was given up.
 * @returns the number of files removed
 */
export async function cleanExports({ db, clock, objects }: RetentionOptions): Promise<number> {
  const rows = await db.asPlatform((tx) =>
    tx
      .selectFrom('export_request')
      .select(['customer_code', 'prg_richiesta', 'object_id', 'store', 'store_id', 'nome_file'])
      .select(['data_evasione', 'scadenza', 'removed_at'])
      .where('object_id', 'is not', null)
      .where((build) =>
        build.or([
          build('removed_at', 'is not', null),
          build('nome_file', 'is not', null),
          build.not(build.exists(making)),
        ]),
      )
      .execute(),
  );
  const today = dayInRome(clock.now());
  const over = rows.filter(
    ({ nome_file, data_evasione, scadenza, removed_at }) =>
      removed_at !== null ||
      nome_file === null ||
      exportState(
        { nomeFile: nome_file, dataEvasione: data_evasione?.toISOString() ?? null, scadenza },
        today,
      ) === 'expired',
  );
  await eachOf(over, async ({ customer_code, prg_richiesta, object_id, store, store_id }) => {
    const name = { customerCode: customer_code, id: object_id ?? '' };
    // Bytes first: a row without bytes is reported, but bytes without a row would never be found.
    if (store === objects.kind) {
      await objects.abandon({ ...name, storeId: store_id ?? '' });
      await objects.remove(name);
    }
    await db.asPlatform((tx) =>
      tx
        .updateTable('export_request')
        .set({ object_id: null })
        .where('customer_code', '=', customer_code)
        .where('prg_richiesta', '=', prg_richiesta)
        // Only if a retry has not started another file in the meantime.
        .where('object_id', '=', object_id)
        .execute(),
    );
  });
  return over.length;
}

const keeping = new JobKind<Record<string, never>>('dataExports');

/** Returns the worker that runs `cleanExports` once an hour, in one of the processes. */
export function exportsWorker(options: RetentionOptions): Worker {
  return workerOf(keeping, async () => void (await cleanExports(options)), { every: HOUR });
}
