import {
  platformJobList,
  platformJobRetry,
  platformMailList,
  platformMailRetry,
} from '../../../contract/staff/endpoints/work';
import type { PlatformJob, PlatformMail } from '../../../contract/staff/platformWork';
import { type Call, implement } from '../../http/call';
import { findPage, type Source } from '../../platform/findPage';
import { jobSource, workSources } from '../../platform/sources';
import { Refusal } from '../../refusal';

const jobs = implement(platformJobList, ({ tx, now }, { query }) =>
  findPage<PlatformJob>(tx, jobSource(now), query),
);

const mails = implement(platformMailList, ({ tx }, { query }) =>
  findPage<PlatformMail>(tx, workSources.mails, query),
);

/** Finds a record by id. @throws Refusal `notFound` */
async function one<T>({ tx }: Call, source: Source, id: string): Promise<T> {
  const [found] = (await findPage<T>(tx, source, { id })).data;
  if (!found) throw new Refusal('notFound');
  return found;
}

const retryJob = implement(platformJobRetry, async (call, { params: { id } }) => {
  const job = await call.tx.selectFrom('job').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!job) throw new Refusal('notFound', { detail: 'Il lavoro non c’è più: nel frattempo è riuscito.' });
  if (job.failure === null)
    throw new Refusal('conflict', { detail: 'Il lavoro non è fallito: verrà svolto alla sua ora.' });
  if (job.held_until && job.held_until > call.now)
    throw new Refusal('conflict', {
      detail: 'Il lavoro è in corso in questo momento: va atteso che finisca.',
    });
  await call.tx
    .updateTable('job')
    .set({ due_at: call.now, held_until: null, attempts: 0, parked_at: null })
    .where('id', '=', id)
    .execute();
  const { name, failure } = job;
  call.audit({ entity: 'platformJob', action: 'retry', id, before: { name, failure } });
  return one<PlatformJob>(call, jobSource(call.now), id);
});

const retryMail = implement(platformMailRetry, async (call, { params: { id } }) => {
  const row = await call.tx
    .selectFrom('mail')
    .select('held_until')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  const mail = await one<PlatformMail>(call, workSources.mails, id);
  if (mail.sentAt) throw new Refusal('conflict', { detail: 'Il messaggio è già stato inviato.' });
  if (!mail.kept)
    throw new Refusal('conflict', {
      detail: 'Il testo del messaggio non è più conservato: va ripetuta l’operazione che lo ha scritto.',
    });
  if (row?.held_until && row.held_until > call.now)
    throw new Refusal('conflict', {
      detail: 'Il messaggio è in invio in questo momento: va atteso che se ne sappia l’esito.',
    });
  await call.tx
    .updateTable('mail')
    .set({ due_at: call.now, attempts: 0, failure: null })
    .where('id', '=', id)
    .execute();
  const { recipient, failure = null } = mail;
  call.audit({ entity: 'platformMail', action: 'retry', id, before: { recipient, failure } });
  return one<PlatformMail>(call, workSources.mails, id);
});

/** Implementations of the endpoints for background jobs and mails. */
export const platformWork = [jobs, retryJob, mails, retryMail];
