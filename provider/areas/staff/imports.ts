import {
  platformImportBegin,
  platformImportList,
  platformImportRead,
  platformImportRun,
  platformImportTakeBack,
} from '../../../contract/staff/endpoints/imports';
import { type Call, implement, implementInSteps } from '../../http/call';
import { sendJob } from '../../jobs/sendJob';
import { readSchoolFile } from '../../platform/readSchoolFile';
import {
  findImport,
  listImports,
  markImport,
  readImport,
  storeImport,
  takeBackImport,
} from '../../platform/schoolImports';
import { takenBackUntil } from '../../platform/schools';
import { Refusal } from '../../refusal';
import { schoolImport } from './importWorker';

const begin = implementInSteps(platformImportBegin, {
  find: async () => undefined,
  work: (_, { file, now }, { query }) =>
    readSchoolFile(new Uint8Array(file ?? []), query.nascoste === 'si', now),
  store: async (call, _, { rows, reading }) => {
    const id = await storeImport(call.tx, rows, reading, { now: call.now, who: call.caller.sub });
    call.audit({ entity: 'platformImport', action: 'begin', id, after: { rows: rows.length } });
    return answer(call, id);
  },
});

async function answer({ tx }: Call, id: string) {
  const found = await readImport(tx, id);
  if (!found) throw new Refusal('notFound');
  return found;
}

const list = implement(platformImportList, ({ tx }) => listImports(tx));

const read = implement(platformImportRead, (call, { params }) => answer(call, params.id));

const run = implement(platformImportRun, async (call, { params: { id } }) => {
  const found = await findImport(call.tx, id);
  if (!found) throw new Refusal('notFound');
  if (found.state !== 'previewed' && found.state !== 'stopped')
    throw new Refusal('conflict', { detail: 'L’importazione è già stata avviata.' });
  await markImport(call.tx, id, 'running', null);
  await sendJob(call.tx, schoolImport, { id, who: call.caller.sub, address: call.address }, call.now);
  call.audit({ entity: 'platformImport', action: 'run', id });
  return answer(call, id);
});

const takeBack = implement(platformImportTakeBack, async (call, { params: { id } }) => {
  const found = await findImport(call.tx, id);
  if (!found) throw new Refusal('notFound');
  const again = found.state === 'takenBack' && (await answer(call, id)).kept > 0;
  if ((found.state !== 'done' && found.state !== 'stopped' && !again) || !found.done_at)
    throw new Refusal('conflict', { detail: 'Si può annullare solo un’importazione conclusa o interrotta.' });
  if (takenBackUntil(found.done_at) < call.now)
    throw new Refusal('conflict', { detail: 'L’importazione si può annullare solo entro trenta giorni.' });
  await takeBackImport(call.tx, id);
  const after = await answer(call, id);
  const { takenBack, kept } = after;
  call.audit({ entity: 'platformImport', action: 'takeBack', id, after: { takenBack, kept } });
  return after;
});

/** Implementations of the endpoints for files of schools. */
export const platformImports = [list, begin, read, run, takeBack];
