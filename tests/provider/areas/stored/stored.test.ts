import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '../../../../contract/endpoint';
import { auditList } from '../../../../contract/endpoints/audit';
import { listExport } from '../../../../contract/endpoints/exports';
import { operationPreview, operationRun, operationTakeBack } from '../../../../contract/endpoints/operations';
import { verifyAudit } from '../../../../provider/audit/verifyAudit';
import { ask, refusal } from '../../../fixtures/ask';
import { notices } from '../../../fixtures/reference/storedNotices';
import type { SignedIn } from '../../../fixtures/signIn';
import { type StoredSchool, storedSchool } from '../../../fixtures/storedSchool';

const school = { customerCode: 'SG10001' };
const { calls, many } = notices;
const notice = { title: 'Uscita', body: 'Alle dodici.', channel: 'email' };

/** Its calls are made by what they take, whatever the types of the fields. */
const call = (who: SignedIn, endpoint: Endpoint | undefined, parts: object = {}) =>
  ask(who, endpoint as Endpoint, parts as never);

describe('a resource that is only declared', () => {
  let stored: StoredSchool;
  let supervisor: SignedIn;
  beforeAll(async () => {
    stored = await storedSchool([notices]);
    ({ supervisor } = stored);
  });
  afterAll(() => stored.close());

  const make = async (more: object = {}) => {
    const { status, body, etag } = await call(supervisor, calls.create, { body: { ...notice, ...more } });
    expect(status).toBe(200);
    return { id: body.id as string, body, etag: String(etag) };
  };
  const read = (id: string) => call(supervisor, calls.read, { params: { id } });

  it('is made, listed, read, changed and removed, each with its line in the audit log', async () => {
    const { id, body, etag } = await make({ sendAt: '2026-09-10T08:30:00.000Z' });
    expect(body).toEqual({ ...notice, id, status: 'scheduled', sendAt: '2026-09-10T08:30:00.000Z' });
    expect((await call(supervisor, calls.list)).body).toContainEqual(body);
    const changed = await call(supervisor, calls.update, {
      params: { id },
      body: { ...notice, title: 'Rientro' },
      ifMatch: etag,
    });
    // What was not sent is nothing; what is not written stays.
    expect(changed.body).toEqual({ ...notice, id, title: 'Rientro', status: 'scheduled', sendAt: null });
    expect((await read(id)).body).toEqual(changed.body);
    const removed = await call(supervisor, calls.remove, { params: { id }, ifMatch: String(changed.etag) });
    expect(removed.status).toBeLessThan(300);
    expect(refusal(await read(id))).toEqual({ status: 404, code: 'notFound' });
    const { body: log } = await ask(supervisor, auditList, { params: school });
    expect(log.data.filter((line: { target: string }) => line.target === id)).toMatchObject([
      { entity: 'notices', action: 'delete', before: { title: 'Rientro' } },
      { entity: 'notices', action: 'update', before: { title: 'Uscita' }, after: { title: 'Rientro' } },
      { entity: 'notices', action: 'create', after: { title: 'Uscita' } },
    ]);
    expect(await stored.db.asOwner((tx) => verifyAudit(tx, 'SG10001'))).toBeUndefined();
  });

  it('refuses what a field or a rule between fields does not allow, and what nobody writes', async () => {
    const wrong = { title: '', body: 'x', channel: 'sms' };
    const { status, body } = await call(supervisor, calls.create, { body: wrong });
    expect(status).toBe(400);
    expect(body.errors.map(({ field }: { field: string }) => field)).toContain('title');
    const sms = await call(supervisor, calls.create, { body: { ...notice, channel: 'sms' } });
    expect(sms.body.errors).toMatchObject([{ field: 'sendAt' }]);
    const own = await call(supervisor, calls.create, { body: { ...notice, status: 'sent' } });
    expect(own.status).toBe(400);
  });

  it('keeps what somebody else changed in the meantime', async () => {
    const { id, etag } = await make();
    const body = { ...notice, title: 'Primo' };
    expect((await call(supervisor, calls.update, { params: { id }, body, ifMatch: etag })).status).toBe(200);
    const late = await call(supervisor, calls.update, { params: { id }, body: notice, ifMatch: etag });
    expect(refusal(late)).toEqual({ status: 412, code: 'stale' });
    expect(late.body.current).toMatchObject({ title: 'Primo' });
    const gone = await call(supervisor, calls.remove, { params: { id }, ifMatch: etag });
    expect(refusal(gone)).toEqual({ status: 412, code: 'stale' });
    expect((await read(id)).body.title).toBe('Primo');
  });

  it('is of its school, and of the roles that are declared', async () => {
    const { id, etag } = await make();
    const { stranger, manager, teacher } = stored;
    expect((await call(stranger, calls.list)).body).toEqual([]);
    expect(refusal(await call(stranger, calls.read, { params: { id } })).code).toBe('notFound');
    const body = { ...notice, title: 'Loro' };
    const update = { params: { id }, body, ifMatch: etag };
    expect(refusal(await call(stranger, calls.update, update)).code).toBe('notFound');
    for (const who of [manager, teacher]) {
      expect(refusal(await call(who, calls.list)).code).toBe('forbidden');
      expect(refusal(await call(who, calls.update, update)).code).toBe('forbidden');
      expect(refusal(await call(who, many.cancel, { body: { ids: [id] } })).code).toBe('forbidden');
    }
    expect((await read(id)).body.title).toBe(notice.title);
  });

  it('has its actions judged, done, previewed and taken back', async () => {
    const [one, two] = [await make({ title: 'Uno' }), await make({ title: 'Due' })];
    const ids = [one.id, two.id, 'nobody'];
    const target = { resource: 'notices', action: 'cancel', target: { ids } };
    const preview = await ask(supervisor, operationPreview, { params: school, body: target as never });
    expect(preview.body).toMatchObject({ eligible: { count: 2 } });
    const { body } = await call(supervisor, many.cancel, { body: { ids } });
    expect(body.done.sort()).toEqual([one.id, two.id].sort());
    expect(body.skipped).toEqual([{ uid: 'nobody', reason: 'Elemento non trovato' }]);
    expect((await read(one.id)).body.status).toBe('cancelled');
    const again = await call(supervisor, many.cancel, { body: { ids: [one.id] } });
    expect(again.body.skipped).toEqual([{ uid: one.id, reason: 'Non è in programma' }]);
    const back = await ask(supervisor, operationTakeBack, { params: { ...school, id: body.operation } });
    expect(back.body).toMatchObject({ state: 'ended', done: 2 });
    expect((await read(two.id)).body.status).toBe('scheduled');
  });

  it('is not taken back where it was changed since', async () => {
    const { id } = await make();
    const { body } = await call(supervisor, many.cancel, { body: { ids: [id] } });
    const { etag } = await read(id);
    await call(supervisor, calls.update, { params: { id }, body: notice, ifMatch: String(etag) });
    const back = await ask(supervisor, operationTakeBack, { params: { ...school, id: body.operation } });
    expect(back.body).toMatchObject({ done: 0, skipped: 1 });
    expect((await read(id)).body.status).toBe('cancelled');
  });

  it('is acted on as a query: filters, a condition and a search, with exceptions', async () => {
    const made = [await make({ title: 'Gita a Óstia' }), await make({ title: 'Gita a Roma' })];
    const request = {
      resource: 'notices',
      action: 'cancel',
      target: {
        filter: { status: 'scheduled', channel: 'email' },
        where: { title: { contains: 'gita' } },
        search: 'ostia',
        except: [],
      },
    };
    const preview = await ask(supervisor, operationPreview, { params: school, body: request as never });
    expect(preview.body).toMatchObject({ eligible: { count: 1 } });
    const { body } = await ask(supervisor, operationRun, {
      params: school,
      body: { ...request, digest: preview.body.digest } as never,
    });
    expect(body).toMatchObject({ state: 'ended', done: 1 });
    expect((await read(made[0]?.id ?? '')).body.status).toBe('cancelled');
    expect((await read(made[1]?.id ?? '')).body.status).toBe('scheduled');
  });

  it('stays where its rules of removal say so, and leaves as a file with a line in the log', async () => {
    const { id } = await make();
    await stored.db.asOwner((tx) =>
      tx
        .updateTable('notices' as never)
        .set({ status: 'sent' } as never)
        .execute(),
    );
    const { etag } = await read(id);
    const kept = await call(supervisor, calls.remove, { params: { id }, ifMatch: String(etag) });
    expect(kept.body).toMatchObject({ code: 'conflict', detail: 'È già stato inviato: resta agli atti' });
    const params = { entity: 'notices' };
    const body = { columns: ['title', 'status'], rows: 1, query: '' };
    expect((await ask(supervisor, listExport, { params, body })).status).toBeLessThan(300);
    expect(refusal(await ask(stored.manager, listExport, { params, body })).code).toBe('forbidden');
  });
});
