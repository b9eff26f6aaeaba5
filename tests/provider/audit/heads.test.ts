import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { archiveHeads, newestHeads } from '../../../provider/audit/heads';
import { PLATFORM, recordAudit } from '../../../provider/audit/recordAudit';
import { verifyAudits } from '../../../provider/audit/verifyAudits';
import type { Database } from '../../../provider/db/database';
import { createArchive } from '../../../provider/objects/createArchive';
import { ownDatabase } from '../../fixtures/database';
import { seedSchool } from '../../fixtures/seedSchool';

const start = new Date('2026-11-21T08:00:00Z');

describe('where audit logs end', () => {
  let db: Database;
  let dataDir: string;
  let days = 0;
  const clock = { now: () => new Date(start.getTime() + days * 24 * 60 * 60 * 1000) };
  const archive = () => createArchive({ dataDir, s3: undefined }, clock);
  const record = (code: string, count: number, action = 'edit') => {
    const actor = { customerCode: code, who: 'w', asWhom: 'w', address: null, at: start };
    const changes = Array.from({ length: count }, () => ({ entity: 'user', action }));
    const work = (tx: Parameters<typeof recordAudit>[0]) => recordAudit(tx, actor, changes);
    return code === PLATFORM ? db.asPlatform(work) : db.inSchool({ customerCode: code, person: 'p' }, work);
  };
  const verified = async (school?: string) =>
    (await verifyAudits(db, archive(), await newestHeads(archive(), clock), school)).wrong;

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'sportello-heads-'));
    db = await ownDatabase();
    for (const code of ['SG10001', 'SG10002']) await seedSchool(db, code);
    await record('SG10001', 3);
    await record('SG10002', 2);
    await record(PLATFORM, 1);
  });
  afterAll(async () => {
    await db.close();
    rmSync(dataDir, { recursive: true });
  });

  it('is kept outside of the database once a day, signed', async () => {
    expect(await archiveHeads(db, clock, archive())).toEqual([]);
    const ends = await newestHeads(archive(), clock);
    expect(Object.entries(ends?.heads ?? {}).map(([code, { seq }]) => [code, seq])).toEqual([
      ['PLATFORM', 1],
      ['SG10001', 3],
      ['SG10002', 2],
    ]);
    await record('SG10001', 1);
    await archiveHeads(db, clock, archive());
    expect(readdirSync(join(dataDir, 'objects/archive/audit'))).toEqual(['2026-11-21.json']);
    expect(await verified()).toEqual([]);
  });

  it('shows lines that were taken from the end, for one school and for all, and says so every day', async () => {
    await db.pool.query(`alter table audit_entry disable trigger all;
      delete from audit_entry where customer_code = 'SG10001' and seq > 2;
      alter table audit_entry enable trigger all`);
    const why = 'it ends at line 2 and had 3 on 2026-11-21';
    expect(await verified()).toEqual([{ customerCode: 'SG10001', why }]);
    expect(await verified('SG10002')).toEqual([]);
    for (days = 1; days <= 2; days += 1)
      expect(await archiveHeads(db, clock, archive())).toEqual(['SG10001']);
    await record('SG10001', 1, 'other');
    expect(await verified('SG10001')).toEqual([
      { customerCode: 'SG10001', why: 'it was written anew since 2026-11-23' },
    ]);
  });

  it('is that of the day before where a crash left the newest file empty or cut off, and is written anew', async () => {
    days = 3;
    const file = join(dataDir, 'objects/archive/audit/2026-11-24.json');
    for (const left of ['', '{"archived":{"day":"2026-11-24","he', '\0'.repeat(4096)]) {
      writeFileSync(file, left);
      const unreadable: string[] = [];
      const ends = await newestHeads(archive(), clock, undefined, (path) => unreadable.push(path));
      expect([ends?.day, unreadable]).toEqual(['2026-11-23', ['audit/2026-11-24.json']]);
      expect(await archiveHeads(db, clock, archive())).toEqual(['SG10001']);
      expect((await newestHeads(archive(), clock))?.day).toBe('2026-11-24');
    }
    rmSync(file);
  });

  it('is not believed from a file that was changed', async () => {
    const file = join(dataDir, 'objects/archive/audit/2026-11-23.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"seq":3', '"seq":2'));
    await expect(newestHeads(archive(), clock)).rejects.toThrow('of 2026-11-23 were changed');
  });
});
