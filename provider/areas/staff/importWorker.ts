import type { ImportedSchool } from '../../../contract/staff/platformImport';
import type { Clock } from '../../../contract/values/clock';
import { PLATFORM, recordAudit } from '../../audit/recordAudit';
import type { Database, Tx } from '../../db/database';
import { JobKind, type Worker, workerOf } from '../../jobs/jobKind';
import { offerContracts, statusOf } from '../../platform/contracts';
import { giveLicences } from '../../platform/licences';
import { findImport, markImport, markRows, nextRows } from '../../platform/schoolImports';
import { makeSchools } from '../../platform/schools';
import { makeSupervisor } from '../../platform/supervisors';

interface SchoolImport {
  readonly id: string;
  readonly who: string;
  readonly address: string | null;
}

export const schoolImport = new JobKind<SchoolImport>('schoolImport');

/** Number of schools per transaction. */
const CHUNK = 100;

interface Dependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly publicUrl: string;
  readonly signInElsewhere: boolean;
}

/**
 * Returns the worker that creates the schools of a file in chunks. After an interruption it continues with the
 * remaining ones. If its job is given up, it marks the import as stopped.
 */
export function schoolImportWorker(dependencies: Dependencies): Worker {
  const { db, clock } = dependencies;
  const run = async (job: SchoolImport) => {
    while (await db.asOperator((tx) => makeSome(tx, dependencies, job)));
  };
  return workerOf(schoolImport, run, {
    parked: ({ id }) =>
      db.asOperator(async (tx) => {
        if ((await findImport(tx, id))?.state !== 'running') return;
        const left = await nextRows(tx, id, 1);
        await markImport(tx, id, left.length > 0 ? 'stopped' : 'done', clock.now());
      }),
  });
}

/** Creates one chunk of schools. @returns whether there may be more */
async function makeSome(
  tx: Tx,
  dependencies: Dependencies,
  { id, who, address }: SchoolImport,
): Promise<boolean> {
  // Locked, so that two jobs of one file create its schools one after the other.
  const state = (await findImport(tx, id))?.state;
  // The job of a stopped file may be retried too.
  if (state === 'stopped') await markImport(tx, id, 'running', null);
  else if (state !== 'running') return false;
  const rows = await nextRows(tx, id, CHUNK);
  const made: string[] = [];
  for (const { position, content } of rows) {
    const school = content as unknown as ImportedSchool;
    const isNew = await makeOne(tx, dependencies, school);
    await markRows(tx, id, [position], isNew ? 'done' : 'skipped');
    if (isNew) made.push(school.customerCode);
  }
  const at = dependencies.clock.now();
  const actor = { customerCode: PLATFORM, who, asWhom: who, address, at };
  if (made.length > 0)
    await recordAudit(tx, actor, [
      { entity: 'platformSchool', action: 'create', id, after: { schools: made } },
    ]);
  if (rows.length < CHUNK) await markImport(tx, id, 'done', at);
  return rows.length === CHUNK;
}

/** Creates a school. @returns whether it did not exist yet */
async function makeOne(
  tx: Tx,
  { clock, publicUrl, signInElsewhere }: Dependencies,
  { supervisor, licences, contracts, ...school }: ImportedSchool,
): Promise<boolean> {
  if ((await makeSchools(tx, [school])) === 0) return false;
  const { customerCode } = school;
  const now = clock.now();
  const given = [...new Map((licences ?? []).map((one) => [one.ac, one])).values()];
  await giveLicences(
    tx,
    given.map((one) => ({ ...one, customerCode })),
  );
  const offered = (contracts ?? []).map((one) => ({ ...one, customerCode, status: statusOf(one), at: now }));
  await offerContracts(tx, offered);
  if (supervisor) await makeSupervisor({ tx, customerCode, now, publicUrl, signInElsewhere }, supervisor);
  return true;
}
