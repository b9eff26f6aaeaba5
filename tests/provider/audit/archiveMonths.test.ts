import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findEntries, NEWEST_FIRST } from '../../../provider/areas/audit/auditStore';
import { archivedUntil } from '../../../provider/audit/archive/archivedUntil';
import { readArchiveKey } from '../../../provider/audit/archive/archiveKey';
import { archiveMonths } from '../../../provider/audit/archive/archiveMonths';
import { archiveHeads, newestHeads } from '../../../provider/audit/heads';
import { PLATFORM, recordAudit } from '../../../provider/audit/recordAudit';
import { verifyAudits } from '../../../provider/audit/verifyAudits';
import type { Database, Tx } from '../../../provider/db/database';
import { clean } from '../../../provider/jobs/clean';
import { queueMail } from '../../../provider/mail/queueMail';
import type { Archive } from '../../../provider/objects/archive';
import { createArchive } from '../../../provider/objects/createArchive';
import { ownDatabase } from '../../fixtures/database';
import { seedSchool } from '../../fixtures/seedSchool';

const SCHOOL = 'SG10001';
const school = { customerCode: SCHOOL, person: 'p' };

describe('the archive', () => {
  let db: Database;
  let dataDir: string;
  let now = new Date('2026-11-24T08:00:00Z');
  const clock = { now: () => now };
  const archive = () => createArchive({ dataDir, s3: undefined }, clock);
  const fileOf = (path: string) => join(dataDir, 'objects/archive', path);
  const september = `lines/audit/${SCHOOL}/000001-2026-09.jsonl.gz`;
  const october = `lines/audit/${SCHOOL}/000002-2026-10.jsonl.gz`;
  const run = (auditKeptMonths = 0) => archiveMonths({ db, clock, archive: archive(), auditKeptMonths });
  const record = (code: string, day: string, count: number) => {
    const actor = {
      customerCode: code,
      who: 'w',
      asWhom: 'w',
      address: null,
      at: new Date(`${day}T09:00:00Z`),
    };
    const change = { entity: 'user', action: 'edit', before: { ò: [1.5, null] }, after: {} };
    const work = (tx: Tx) =>
      recordAudit(
        tx,
        actor,
        Array.from({ length: count }, () => change),
      );
    return code === PLATFORM ? db.asPlatform(work) : db.inSchool(school, work);
  };
  const verified = async () => {
    const { publicKey } = await readArchiveKey(db);
    return verifyAudits(db, archive(), await newestHeads(archive(), clock, publicKey));
  };
  const wrong = async () => (await verified()).wrong.map(({ why }) => why);
  /** Runs statements as an attacker with full access to the database. */
  const asThief = (statements: string) =>
    db.pool.query(`alter table audit_entry disable trigger all; ${statements};
      alter table audit_entry enable trigger all`);

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'sportello-archive-'));
    db = await ownDatabase();
    await seedSchool(db, SCHOOL);
    for (const [day, count] of [
      ['2026-09-30', 3],
      ['2026-10-01', 1],
      ['2026-09-30', 1],
      ['2026-11-02', 2],
    ] as const)
      await record(SCHOOL, day, count);
    await record(PLATFORM, '2026-10-31', 1);
  });
  afterAll(async () => {
    await db.close();
    rmSync(dataDir, { recursive: true });
  });

  it('is given each month that ended, of each chain, once: lines packed, and beside them what stands for them, signed', async () => {
    expect(await run()).toEqual({ written: 6, removed: 0, problems: [] });
    expect(await run()).toEqual({ written: 0, removed: 0, problems: [] });
    const lines = gunzipSync(readFileSync(fileOf(october)))
      .toString('utf8')
      .trim()
      .split('\n');
    // The line of September written after the first one of October keeps its place in the chain.
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { seq: 4, customer_code: SCHOOL, before: { ò: [1.5, null] }, at: '2026-10-01T09:00:00.000Z' },
      { seq: 5, at: '2026-09-30T09:00:00.000Z' },
    ]);
    const { archived } = JSON.parse(readFileSync(fileOf(october.replace('jsonl.gz', 'json')), 'utf8'));
    expect(archived).toMatchObject({
      kind: 'audit',
      customerCode: SCHOOL,
      month: '2026-10',
      lines: 2,
      firstSeq: 4,
      lastSeq: 5,
    });
    expect(archived.lastHash).toBe(JSON.parse(lines[1] ?? '').hash);
    await archiveHeads(db, clock, archive());
    expect(await verified()).toMatchObject({ logs: 2, lines: 8, files: 3, wrong: [] });
  });

  it('lets lines go after the months that are stated, where it verifies, oldest first, and never the end of a chain', async () => {
    now = new Date('2028-10-31T22:30:00Z');
    // November has ended meanwhile.
    expect(await run(24)).toEqual({ written: 2, removed: 3, problems: [] });
    const changed = readFileSync(fileOf(october));
    writeFileSync(fileOf(october), Buffer.concat([changed, Buffer.from('x')]));
    now = new Date('2028-12-01T08:00:00Z');
    const why = `${october} of its archive was changed`;
    expect(await run(24)).toEqual({ written: 0, removed: 0, problems: [`${SCHOOL}: ${why}`] });
    expect(await wrong()).toContain(why);
    writeFileSync(fileOf(october), changed);
    now = new Date('2029-01-01T08:00:00Z');
    expect(await run(24)).toEqual({ written: 0, removed: 2, problems: [] });
    await record(SCHOOL, '2029-01-01', 1);
    expect(await run(24)).toEqual({ written: 0, removed: 2, problems: [] });
    expect(await verified()).toMatchObject({ logs: 2, lines: 9, wrong: [] });
    const page = (skip: number) =>
      db.inSchool(school, (tx) => findEntries(tx, SCHOOL, {}, NEWEST_FIRST, { skip, size: 10 }));
    expect(await page(0)).toMatchObject({ total: 1, data: [{ seq: 8 }] });
    expect((await page(1)).data).toEqual([]);
    expect(await db.inSchool(school, (tx) => archivedUntil(tx, SCHOOL))).toBe('2026-11-30');
  });

  it('is the only way out of a log', async () => {
    const gone = db.pool.query(`delete from audit_entry where customer_code = '${SCHOOL}'`);
    await expect(gone).rejects.toThrow('append only');
  });

  it('is missed, and its statement believed from our own key alone', async () => {
    renameSync(fileOf(september), fileOf('hidden'));
    expect(await wrong()).toEqual([`its archive lacks ${september}`]);
    renameSync(fileOf('hidden'), fileOf(september));
    const statement = fileOf(september.replace('jsonl.gz', 'json'));
    const text = readFileSync(statement, 'utf8');
    writeFileSync(statement, text.replace('"lines":3', '"lines":2'));
    expect(await wrong()).toEqual([expect.stringContaining('was changed, or signed by another key')]);
    writeFileSync(statement, text);
    expect(await wrong()).toEqual([]);
  });

  it('has the mails that served their time, without their texts; they go with their month', async () => {
    const mail = {
      customerCode: SCHOOL,
      uid: null,
      recipient: 'rossi@example.org',
      subject: 'Codice',
      body: 'segreto',
    };
    for (const day of ['2028-01-05', '2028-01-31', '2028-02-01'])
      await db.inSchool(school, (tx) => queueMail(tx, mail, new Date(`${day}T09:00:00Z`)));
    await db.pool.query(`update mail set sent_at = created_at, body = ''`);
    const left = async () => (await db.pool.query('select 1 from mail')).rows.length;
    // 400 days after the end of January, and not earlier.
    now = new Date('2029-03-06T08:00:00Z');
    await clean(db, clock, clock);
    await run();
    expect(await left()).toBe(3);
    now = new Date('2029-03-08T08:00:00Z');
    expect(await run()).toMatchObject({ removed: 2, problems: [] });
    expect(await left()).toBe(1);
    const file = `lines/mail/${SCHOOL}/000001-2028-01.jsonl.gz`;
    const text = gunzipSync(readFileSync(fileOf(file))).toString('utf8');
    expect(JSON.parse(text.split('\n')[0] ?? '')).toMatchObject({
      recipient: 'rossi@example.org',
      subject: 'Codice',
      sent_at: '2028-01-05T09:00:00.000Z',
    });
    expect(text).not.toMatch(/body|segreto/);
    await archiveHeads(db, clock, archive());
    expect(await wrong()).toEqual([]);
    await db.pool.query(`delete from archived_month where kind = 'mail'`);
    expect(await wrong()).toEqual(['file 1 of its mails is in no list']);
  });

  it('shows lines that are in neither, and a list that lacks a file', async () => {
    await record(SCHOOL, '2029-01-01', 2);
    await asThief(`delete from audit_entry where customer_code = '${SCHOOL}' and seq = 8`);
    expect(await wrong()).toEqual(['lines 8 to 8 are neither in the database nor in its archive']);
    await asThief(`delete from archived_month where customer_code = '${SCHOOL}' and place = 2`);
    expect(await wrong()).toEqual([
      expect.stringContaining('lacks what is before lines/audit/SG10001/000003'),
    ]);
  });

  it('goes on with the others where the months of one cannot be written, and fails then', async () => {
    for (const code of [SCHOOL, PLATFORM]) await record(code, '2029-02-10', 1);
    now = new Date('2029-04-10T08:00:00Z');
    const tried: string[] = [];
    const full: Archive = {
      ...archive(),
      write: async (path, content) => {
        const [, , code = ''] = path.split('/');
        tried.push(code);
        if (code === tried[0]) throw new Error('No space left');
        await archive().write(path, content);
      },
    };
    const round = archiveMonths({ db, clock, archive: full, auditKeptMonths: 0 });
    await expect(round).rejects.toThrow('No space left');
    expect(new Set(tried)).toEqual(new Set([SCHOOL, PLATFORM]));
    expect(await run()).toMatchObject({ problems: [] });
  });
});
