import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '../../../../contract/schema/endpoint';
import { spaceUsed } from '../../../../provider/db/schoolSpace';
import { createDiskStore } from '../../../../provider/objects/disk/diskStore';
import { cleanStoredFiles } from '../../../../provider/uploads/cleanStoredFiles';
import { compareUploads } from '../../../../provider/uploads/retainUploads';
import { ask, refusal } from '../../../fixtures/ask';
import { storedPapers } from '../../../fixtures/reference/storedPapers';
import type { SignedIn } from '../../../fixtures/signIn';
import { type StoredSchool, storedSchool } from '../../../fixtures/storedSchool';

const { calls } = storedPapers;
const DAY = 24 * 60 * 60 * 1000;
const pdf = (text: string) => Buffer.from(`%PDF-1.4 ${text}`);
const sent = (name: string, bytes: Buffer) => ({ name, content: bytes.toString('base64') });
const known = (name: string, bytes: Buffer, type = 'application/pdf') => ({
  name,
  type,
  size: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
});
const call = (who: SignedIn, endpoint: Endpoint | undefined, parts: object = {}) =>
  ask(who, endpoint as Endpoint, parts as never);

describe('the files of a stored resource', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sportello-files-'));
  let school: StoredSchool;
  let supervisor: SignedIn;
  let manager: SignedIn;
  const objects = createDiskStore({
    dataDir,
    publicUrl: '',
    clock: { now: () => new Date() },
    key: async () => 'k',
  });
  beforeAll(async () => {
    school = await storedSchool([storedPapers], { dataDir });
    ({ supervisor, manager } = school);
  });
  afterAll(async () => {
    await school.close();
    rmSync(dataDir, { recursive: true });
  });

  const whole = join(dataDir, 'objects', 'whole', 'SG10001');
  const held = () => (existsSync(whole) ? readdirSync(whole).length : 0);
  const clean = (after: number) =>
    cleanStoredFiles({ db: school.db, objects, clock: { now: () => new Date(Date.now() + after) } });
  const compare = () =>
    compareUploads({
      db: school.db,
      objects,
      clock: { now: () => new Date() },
      log: () => undefined,
    });
  const make = async (body: object) => {
    const answer = await call(supervisor, calls.create, { body: { title: 'Orario', ...body } });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return { id: answer.body.id as string, body: answer.body, etag: String(answer.etag) };
  };
  const change = (who: SignedIn, id: string, ifMatch: string, body: object) =>
    call(who, calls.update, { params: { id }, ifMatch, body: { title: 'Orario', ...body } });
  const file = (who: SignedIn, id: string, field: string) => call(who, calls.file, { params: { id, field } });

  it('are not parsed in a body of millions of values, which is refused with a sentence', async () => {
    // Invalid JSON at the end: a parser that reads that far responds differently.
    const body = `{"title":"Orario","plan":[${'{},'.repeat(800_000)}`;
    const headers = { 'content-type': 'application/json', 'idempotency-key': 'millions-of-values' };
    const answer = await supervisor.fetch(calls.create?.path ?? '', { method: 'POST', body, headers });
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { code: 'invalid', errors: [{ message: 'Contiene troppi valori: inviarli in più volte' }] },
    ]);
  });

  it('lie in the object store alone: neither rows nor answers nor the log have their bytes', async () => {
    const [plan, report] = [pdf('tromba marina'.repeat(60_000)), pdf('tromba segreta')];
    const made = await make({ plan: sent('Orario di città.pdf', plan), report: sent('relazione', report) });
    expect(made.body).toMatchObject({
      plan: known('Orario di città.pdf', plan),
      report: known('relazione.pdf', report),
    });
    const list = await call(supervisor, calls.list);
    expect(list.body).toEqual({ data: [made.body], total: 1 });
    const { rows } = await school.db.asOwner((tx) =>
      sql<{
        all: string;
      }>`select (select json_agg(p)::text from papers p) || (select json_agg(a)::text from audit_entry a)
        || (select json_agg(i)::text from idempotency i) || (select json_agg(f)::text from stored_file f) as all`.execute(
        tx,
      ),
    );
    const everything = rows[0]?.all ?? '';
    expect(everything).toContain(known('', plan).sha256);
    for (const bytes of [plan, report]) {
      const some = bytes.subarray(9, 24);
      expect(everything.includes(some.toString()), 'as they are').toBe(false);
      expect(everything.includes(some.toString('base64')), 'in base64').toBe(false);
    }
    expect(held()).toBe(2);
    expect(await compare()).toEqual({ rowsWithoutObject: 0, objectsWithoutRow: 0 });
  });

  it('are fetched as they came, by people who read the record and the field', async () => {
    const [plan, report] = [pdf('uno'), pdf('due')];
    const { id } = await make({ plan: sent('Orario di città.pdf', plan), report: sent('r.pdf', report) });
    const { status, body } = await file(supervisor, id, 'plan');
    expect(status).toBe(200);
    const fetched = await fetch(body.url);
    expect(Buffer.from(await fetched.arrayBuffer()).equals(plan)).toBe(true);
    expect(fetched.headers.get('content-disposition')).toBe(
      `attachment; filename="Orario di citta.pdf"; filename*=UTF-8''Orario%20di%20citt%C3%A0.pdf`,
    );
    expect(fetched.headers.get('content-type')).toBe('application/octet-stream');
    expect(fetched.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await file(manager, id, 'plan')).status).toBe(200);
    const none = { status: 404, code: 'notFound' };
    expect(refusal(await file(manager, id, 'report')), 'a field that he does not read').toEqual(none);
    expect(refusal(await file(school.stranger, id, 'plan')), 'another school').toEqual(none);
    expect(refusal(await file(supervisor, id, 'title')), 'no file').toEqual(none);
    expect(refusal(await file(school.teacher, id, 'plan')).code).toBe('forbidden');
  });

  it('are called by what is seen of their names, on one line', async () => {
    const { body } = await make({ plan: sent('orario\r\n\u202efdp.exe', pdf('x')) });
    expect(body.plan.name).toBe('orario fdp.exe.pdf');
    const wrong = await call(supervisor, calls.create, {
      body: { title: 'X', plan: sent('a/b.pdf', pdf('x')) },
    });
    expect(wrong.body.errors).toEqual([
      {
        field: 'plan',
        message: 'Il nome del file non può contenere barre: rinominarlo e sceglierlo di nuovo.',
      },
    ]);
  });

  it('use the space of the school: one without room is refused, and a removed one frees its space at once', async () => {
    await clean(2 * DAY);
    const limit = (mostBytes: number) =>
      school.db.asOwner((tx) =>
        tx
          .insertInto('school_space')
          .values({ customer_code: 'SG10001', most_bytes: mostBytes })
          .onConflict((known) => known.column('customer_code').doUpdateSet({ most_bytes: mostBytes }))
          .execute(),
      );
    const { used } = await school.db.asOwner((tx) => spaceUsed(tx, 'SG10001'));
    const bytes = pdf('x'.repeat(400));
    const body = { title: 'X', plan: sent('a.pdf', bytes) };
    await limit(used + bytes.length - 1);
    const before = held();
    expect(refusal(await call(supervisor, calls.create, { body }))).toEqual({
      status: 413,
      code: 'quotaReached',
    });
    expect(held()).toBe(before);
    await limit(used + bytes.length);
    const answers = await Promise.all([1, 2, 3].map(() => call(supervisor, calls.create, { body })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 413, 413]);
    const made = answers.find(({ status }) => status === 200);
    await call(supervisor, calls.remove, { params: { id: made?.body.id }, ifMatch: String(made?.etag) });
    expect((await call(supervisor, calls.create, { body })).status).toBe(200);
    await school.db.asOwner((tx) => tx.deleteFrom('school_space').execute());
  });

  it('stay where they are not sent again, are replaced and taken away, and go from the store a day later', async () => {
    await clean(2 * DAY);
    const before = held();
    const [first, second] = [pdf('prima'), pdf('dopo')];
    const { id, etag, body } = await make({ plan: sent('a.pdf', first), report: sent('r.pdf', pdf('r')) });
    const same = await change(manager, id, etag, { plan: body.plan });
    expect(same.status).toBe(200);
    expect(same.body).toMatchObject({ plan: known('a.pdf', first) });
    expect(held(), 'nothing was put').toBe(before + 2);
    expect((await file(supervisor, id, 'report')).status, 'what he does not read stayed').toBe(200);

    const replaced = await change(supervisor, id, String(same.etag), { plan: sent('b.pdf', second) });
    expect(replaced.body).toMatchObject({ plan: known('b.pdf', second), report: null });
    const { body: at } = await file(supervisor, id, 'plan');
    expect(Buffer.from(await (await fetch(at.url)).arrayBuffer()).equals(second)).toBe(true);
    const old = await change(supervisor, id, String(replaced.etag), { plan: body.plan });
    expect(old.body.errors, 'one that is gone is not had back by its hash').toMatchObject([
      { field: 'plan' },
    ]);

    expect(await clean(DAY / 2), 'not yet').toBe(0);
    expect(await clean(2 * DAY)).toBe(2);
    expect(held()).toBe(before + 1);
    const removed = await call(supervisor, calls.remove, { params: { id }, ifMatch: String(replaced.etag) });
    expect(removed.status).toBeLessThan(300);
    expect(await clean(2 * DAY)).toBe(1);
    expect(held()).toBe(before);
    expect(await compare()).toEqual({ rowsWithoutObject: 0, objectsWithoutRow: 0 });
  });

  it('are several in one field, each fetched, replaced and removed on its own', async () => {
    await clean(2 * DAY);
    const before = held();
    const [one, two, three] = [pdf('uno'), pdf('due'), pdf('tre')];
    const { id, etag, body } = await make({ annexes: [sent('1.pdf', one), sent('2.pdf', two)] });
    expect(body.annexes).toEqual([known('1.pdf', one), known('2.pdf', two)]);
    const fetched = async (bytes: Buffer) => {
      const query = { sha256: known('', bytes).sha256 };
      const answer = await call(supervisor, calls.file, { params: { id, field: 'annexes' }, query });
      if (answer.status !== 200) return answer.status;
      return Buffer.from(await (await fetch(answer.body.url)).arrayBuffer()).equals(bytes);
    };
    expect([await fetched(one), await fetched(two), await fetched(three)]).toEqual([true, true, 404]);

    const annexes = [body.annexes[1], sent('3.pdf', three)];
    const changed = await change(supervisor, id, etag, { annexes });
    expect(changed.body.annexes).toEqual([known('2.pdf', two), known('3.pdf', three)]);
    expect([await fetched(one), await fetched(two), await fetched(three)]).toEqual([404, true, true]);
    expect([await clean(2 * DAY), held()], 'only the removed one goes').toEqual([1, before + 2]);

    const wrong: readonly (readonly [string, readonly object[], string])[] = [
      ['the same twice', [body.annexes[1], sent('x.pdf', two)], 'annexes[1]'],
      ['too many', [1, 2, 3, 4].map((n) => sent('a.pdf', pdf(String(n)))), 'annexes'],
      ['too large', [sent('a.pdf', pdf('x'.repeat(1000)))], 'annexes[0]'],
      ['of another type', [body.annexes[1], sent('a.pdf', Buffer.from('MZ programma'))], 'annexes[1]'],
      ['removed before', [body.annexes[0]], 'annexes[0]'],
    ];
    for (const [why, value, field] of wrong) {
      const refused = await change(supervisor, id, String(changed.etag), { annexes: value });
      expect([refused.status, refused.body.errors?.[0]?.field], why).toEqual([400, field]);
    }
    expect(held()).toBe(before + 2);
    const emptied = await change(supervisor, id, String(changed.etag), { annexes: [] });
    expect(emptied.body.annexes).toEqual([]);
    expect([await clean(2 * DAY), held()]).toEqual([2, before]);
    expect(await compare()).toEqual({ rowsWithoutObject: 0, objectsWithoutRow: 0 });
  });

  it('are refused where they are too large, of another type, damaged or late, and nothing of them stays', async () => {
    const before = held();
    const good = pdf('buono');
    const wrong: readonly (readonly [string, object, string])[] = [
      ['too large', sent('a.pdf', pdf('x'.repeat(1000))), 'report'],
      ['of another type', sent('a.pdf', Buffer.from('MZ programma')), 'report'],
      ['said to be another', { ...sent('a.pdf', good), type: 'image/png' }, 'plan'],
      ['of another size', { ...sent('a.pdf', good), size: 3 }, 'plan'],
      ['damaged', { ...sent('a.pdf', good), sha256: 'a'.repeat(64) }, 'plan'],
      ['with a path', sent('../a.pdf', good), 'plan'],
      ['with the name of a device', sent('con.pdf', good), 'plan'],
      ['not there', known('a.pdf', good), 'plan'],
      ['of nothing', { name: 'a.pdf' }, 'plan'],
    ];
    for (const [why, value, field] of wrong) {
      const { status, body } = await call(supervisor, calls.create, { body: { title: 'X', [field]: value } });
      expect(status, why).toBe(400);
      expect(body.errors, why).toMatchObject([{ field }]);
    }
    const hidden = { title: 'X', report: sent('a.pdf', good) };
    expect((await call(manager, calls.create, { body: hidden })).status, 'not his to write').toBe(400);
    const { id, etag } = await make({});
    await change(supervisor, id, etag, {});
    const late = await change(supervisor, id, etag, { plan: sent('a.pdf', good) });
    expect(refusal(late).code).toBe('stale');
    expect(held()).toBe(before);
    const { rows } = await school.db.asOwner((tx) =>
      sql`select from stored_file where record is null`.execute(tx),
    );
    expect(rows).toEqual([]);
  });

  it('are refused in a sentence where the store is away, nothing half done', async () => {
    const folder = join(dataDir, 'objects');
    renameSync(folder, `${folder}.away`);
    writeFileSync(folder, '');
    const { id, etag } = await make({});
    const body = { plan: sent('a.pdf', pdf('x')) };
    const answer = await change(supervisor, id, etag, body);
    rmSync(folder);
    renameSync(`${folder}.away`, folder);
    expect(refusal(answer)).toEqual({ status: 503, code: 'unavailable' });
    const now = await call(supervisor, calls.read, { params: { id } });
    expect(now).toMatchObject({ etag, body: { plan: null } });
    expect((await change(supervisor, id, etag, body)).status, 'once it is back').toBe(200);
    expect(await clean(2 * DAY), 'the row of what never came').toBeGreaterThan(0);
    expect(await compare()).toEqual({ rowsWithoutObject: 0, objectsWithoutRow: 0 });
  });
});
