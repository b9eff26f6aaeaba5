import { randomUUID } from 'node:crypto';
import { EXPORT_DAYS } from '../../../contract/exportRequests/exportRequest';
import type { Clock } from '../../../contract/values/clock';
import { addDays, dayInRome } from '../../../contract/values/dates';
import type { Database, Tx } from '../../db/database';
import { zipStream } from '../../documents/zipStream';
import { exportFailedMail, exportReadyMail } from '../../i18n/exportMail.it';
import { JobKind, type Worker, workerOf } from '../../jobs/jobKind';
import { queueMail } from '../../mail/queueMail';
import type { ObjectStore } from '../../objects/objectStore';
import { writeObject } from '../../objects/writeObject';
import { exportEntries } from './exportEntries';
import type { ExportProducer } from './exportProducer';
import { changeExport, type ExportKey, exportRow } from './exportRequestStore';

interface ExportJob extends ExportKey {}

export const exportJob = new JobKind<ExportJob>('dataExport');

interface Dependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly objects: ObjectStore;
  readonly publicUrl: string;
  readonly producer?: ExportProducer | undefined;
}

/** Thrown if the request was cancelled in the meantime. */
class Cancelled extends Error {}

/**
 * Returns the worker that creates the file of a request, streams it into the object store, and announces it by mail.
 */
export function exportWorker({ db, clock, objects, publicUrl, producer }: Dependencies): Worker {
  const inSchool = <T>({ customerCode }: ExportKey, work: (tx: Tx) => Promise<T>) =>
    db.inSchool({ customerCode, person: 'automatico' }, work);

  const pageOf = ({ prgRichiesta }: ExportKey) =>
    `${publicUrl}/areaamministrativa/esportazione/${prgRichiesta}`;

  async function run(job: ExportJob): Promise<void> {
    const row = await inSchool(job, (tx) => exportRow(tx, job));
    if (!row || row.removed_at || row.nome_file) return;
    // Remove what a process left in the object store when it died.
    if (row.object_id && row.store === objects.kind) {
      const name = { customerCode: job.customerCode, id: row.object_id };
      await objects.abandon({ ...name, storeId: row.store_id ?? '' });
      await objects.remove(name);
    }
    const now = clock.now();
    const id = randomUUID();
    const name = { customerCode: job.customerCode, id };
    const report = async (done: number, total: number) => {
      const still = await inSchool(job, (tx) => changeExport(tx, job, { done, total }));
      if (!still) throw new Cancelled();
    };
    const within = <T>(work: (tx: Tx) => Promise<T>) => inSchool(job, work);
    const entries = await exportEntries({ row, now, inSchool: within, producer, report });
    const begun = async (store_id: string) => {
      const still = await inSchool(job, (tx) =>
        changeExport(tx, job, { object_id: id, store: objects.kind, store_id }),
      );
      if (!still) throw new Cancelled();
    };
    const { size, sha256 } = await writeObject(objects, name, zipStream(entries, now), begun);
    const ready = clock.now();
    const served = {
      nome_file: `esportazione-${job.customerCode}-${job.prgRichiesta}.zip`,
      data_evasione: ready,
      scadenza: EXPORT_DAYS,
      size,
      sha256,
      failed: false,
    };
    const still = await inSchool(job, async (tx) => {
      if (!(await changeExport(tx, job, served, id))) return false;
      const last = addDays(dayInRome(ready), EXPORT_DAYS);
      const mail = exportReadyMail({ page: pageOf(job), days: EXPORT_DAYS, last, sha256 });
      await queueMail(
        tx,
        { customerCode: job.customerCode, uid: row.requested_by, recipient: row.des_email, ...mail },
        ready,
      );
      return true;
    });
    if (!still) await objects.remove(name);
  }

  return workerOf(
    exportJob,
    async (job) => {
      try {
        await run(job);
      } catch (error) {
        if (!(error instanceof Cancelled)) throw error;
      }
    },
    {
      parked: async (job) => {
        await inSchool(job, async (tx) => {
          const row = await exportRow(tx, job);
          // Notify only about the first failure.
          if (!row || row.failed || !(await changeExport(tx, job, { failed: true }))) return;
          const { requested_by: uid, des_email: recipient } = row;
          const mail = exportFailedMail({ page: pageOf(job) });
          await queueMail(tx, { customerCode: job.customerCode, uid, recipient, ...mail }, clock.now());
        });
      },
    },
  );
}
