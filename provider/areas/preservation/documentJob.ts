import type { UpdateQueryBuilder, UpdateResult } from 'kysely';
import { type PreservationKind, preservationDocuments } from '../../../contract/preservation/preservation';
import type { Clock } from '../../../contract/values/clock';
import { dayInRome, showDay } from '../../../contract/values/dates';
import type { Database, Tx } from '../../db/database';
import type { Tables } from '../../db/tables';
import { freezeDocument } from '../../documentSigning/frozenDocuments';
import { makePreservationDocument } from '../../documents/preservation/makePreservationDocument';
import type { PreservationFacts } from '../../i18n/preservation/facts';
import { JobKind, type Worker, workerOf } from '../../jobs/jobKind';
import { filenameOf } from './fileNames';

interface DocumentJob {
  readonly customerCode: string;
  readonly kind: PreservationKind;
  /** Generation of the documents for which the job was sent; the job does nothing if there is a newer one. */
  readonly generation: number;
}

export const documentJob = new JobKind<DocumentJob>('preservationDocument');

interface Dependencies {
  readonly db: Database;
  readonly clock: Clock;
  /** The provider's name and contact, as written in the documents. */
  readonly provider: string;
  readonly contact: string;
}

/** Seconds after which another process repeats the job of a process that died. */
const LEASE = 30;

/**
 * Returns the worker that creates a document and freezes it by its hash. The document is rendered outside any
 * transaction. It is stored only if it is still required and does not exist yet, so running the job twice stores it
 * once.
 */
export function preservationWorker({ db, clock, provider, contact }: Dependencies): Worker {
  const inSchool = <T>({ customerCode }: DocumentJob, work: (tx: Tx) => Promise<T>) =>
    db.inSchool({ customerCode, person: 'automatico' }, work);

  return workerOf(
    documentJob,
    async (job) => {
      const now = clock.now();
      const facts = await inSchool(job, (tx) => factsFor(tx, job));
      if (!facts) return;
      const day = showDay(dayInRome(now));
      const { content, pages } = await makePreservationDocument(
        job.kind,
        { ...facts, provider, contact, day },
        now,
      );
      await inSchool(job, (tx) => handOut(tx, job, { content, pages, now }));
    },
    {
      lease: LEASE,
      parked: async (job) => {
        await inSchool(job, (tx) =>
          whereWanted(tx.updateTable('preservation_document').set({ failed: true }), job).execute(),
        );
      },
    },
  );
}

const whereWanted = (
  query: UpdateQueryBuilder<Tables, 'preservation_document', 'preservation_document', UpdateResult>,
  { customerCode, kind, generation }: DocumentJob,
) =>
  query
    .where('customer_code', '=', customerCode)
    .where('kind', '=', kind)
    .where('generation', '=', generation)
    .where('document_id', 'is', null);

interface Made {
  readonly content: Buffer;
  readonly pages: number;
  readonly now: Date;
}

async function handOut(tx: Tx, job: DocumentJob, { content, pages, now }: Made): Promise<void> {
  const { customerCode, kind, generation } = job;
  const wanted = await tx
    .selectFrom('preservation_document')
    .select('kind')
    .where('customer_code', '=', customerCode)
    .where('kind', '=', kind)
    .where('generation', '=', generation)
    .where('document_id', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!wanted) return;
  const { name } = preservationDocuments[kind];
  const fileName = filenameOf(kind, customerCode);
  const { id } = await freezeDocument(tx, { customerCode, name, fileName, pages, content, now });
  await whereWanted(
    tx.updateTable('preservation_document').set({ document_id: id, failed: false }),
    job,
  ).execute();
}

/** Reads the facts for the document; undefined if it is no longer required, or already exists. */
async function factsFor(
  tx: Tx,
  { customerCode, kind, generation }: DocumentJob,
): Promise<Omit<PreservationFacts, 'provider' | 'contact' | 'day'> | undefined> {
  const row = await tx
    .selectFrom('preservation_document as document')
    .innerJoin('preservation', 'preservation.customer_code', 'document.customer_code')
    .innerJoin('school', 'school.customer_code', 'document.customer_code')
    .selectAll('school')
    .select(['ds_name', 'ds_cf', 'manager_name', 'manager_cf'])
    .where('document.customer_code', '=', customerCode)
    .where('document.kind', '=', kind)
    .where('document.generation', '=', generation)
    .where('document.document_id', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const place = [row.postal_code, row.city, row.provincia && `(${row.provincia})`].filter(Boolean).join(' ');
  return {
    school: {
      customerCode,
      codMin: row.cod_min,
      name: row.name,
      kind: row.kind ?? '',
      address: [row.street, place].filter(Boolean).join(', '),
    },
    ds: { name: row.ds_name ?? '', cf: row.ds_cf ?? '' },
    manager: { name: row.manager_name ?? '', cf: row.manager_cf ?? '' },
  };
}
