import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readArchiveKey } from '../../../provider/audit/archive/archiveKey';
import { archiveMonths } from '../../../provider/audit/archive/archiveMonths';
import { newestHeads } from '../../../provider/audit/heads';
import { recordAudit } from '../../../provider/audit/recordAudit';
import { verifyAudits } from '../../../provider/audit/verifyAudits';
import type { Database, Tx } from '../../../provider/db/database';
import { createArchive } from '../../../provider/objects/createArchive';
import { ownDatabase } from '../../fixtures/database';
import { seedSchool } from '../../fixtures/seedSchool';

const SCHOOLS = ['SG10001', 'SG10002'] as const;

describe('the archive of a school', () => {
  let db: Database;
  const dataDir = mkdtempSync(join(tmpdir(), 'sportello-archive-attacks-'));
  const clock = { now: () => new Date('2026-11-24T08:00:00Z') };
  const archive = createArchive({ dataDir, s3: undefined }, clock);
  const pathOf = (code: string) => `lines/audit/${code}/000001-2026-09.jsonl.gz`;
  const fileOf = (path: string) => join(dataDir, 'objects/archive', path);
  const wrong = async () => {
    const { publicKey } = await readArchiveKey(db);
    const found = await verifyAudits(db, archive, await newestHeads(archive, clock, publicKey));
    return found.wrong.map(({ customerCode, why }) => `${customerCode}: ${why}`);
  };

  beforeAll(async () => {
    db = await ownDatabase();
    for (const customerCode of SCHOOLS) {
      await seedSchool(db, customerCode);
      const at = new Date('2026-09-30T09:00:00Z');
      const actor = { customerCode, who: 'w', asWhom: 'w', address: null, at };
      const change = { entity: 'user', action: 'edit', before: {}, after: { school: customerCode } };
      await db.inSchool({ customerCode, person: 'p' }, (tx) => recordAudit(tx, actor, [change, change]));
    }
    await archiveMonths({ db, clock, archive, auditKeptMonths: 0 });
  });
  afterAll(async () => {
    await db.close();
    rmSync(dataDir, { recursive: true });
  });

  it('is listed to its own session alone, which changes nothing of the list', async () => {
    const asSchool = <T>(customerCode: string, work: (tx: Tx) => Promise<T>) =>
      db.inSchool({ customerCode, person: 'p' }, work);
    for (const code of SCHOOLS) {
      const seen = await asSchool(code, (tx) =>
        tx.selectFrom('archived_month').select('customer_code').execute(),
      );
      expect(seen).toEqual([{ customer_code: code }]);
    }
    const changing: readonly ((tx: Tx) => Promise<unknown>)[] = [
      (tx) => tx.updateTable('archived_month').set({ month: '2020-01' }).execute(),
      (tx) => tx.deleteFrom('archived_month').execute(),
      (tx) => tx.updateTable('archived_month').set({ customer_code: 'SG10001' }).execute(),
    ];
    for (const change of changing)
      await expect(asSchool('SG10002', change)).rejects.toThrow('permission denied');
  });

  it('is not that of another school, whose signed files stand in its place', async () => {
    const [mine, other] = SCHOOLS.map(pathOf) as [string, string];
    const statement = (path: string) => path.replace('jsonl.gz', 'json');
    const kept = [mine, statement(mine)].map((path) => readFileSync(fileOf(path)));
    writeFileSync(fileOf(mine), readFileSync(fileOf(other)));
    expect(await wrong()).toEqual([`SG10001: ${mine} of its archive was changed`]);
    writeFileSync(fileOf(statement(mine)), readFileSync(fileOf(statement(other))));
    expect(await wrong()).toEqual([
      `SG10001: ${statement(mine)} of its archive is not what the database has of it`,
    ]);
    for (const [place, path] of [mine, statement(mine)].entries())
      writeFileSync(fileOf(path), kept[place] as Buffer);
    expect(await wrong()).toEqual([]);
  });

  it('has no line that was changed, added or taken away in its file', async () => {
    const path = pathOf('SG10001');
    const kept = readFileSync(fileOf(path));
    const lines = gunzipSync(kept).toString('utf8').trimEnd().split('\n');
    const [first = '', second = ''] = lines;
    const tampered = [
      [first.replace('"edit"', '"read"'), second],
      [first],
      [first, second, second],
      [second, first],
    ];
    for (const one of tampered) {
      writeFileSync(fileOf(path), gzipSync(`${one.join('\n')}\n`));
      expect(await wrong()).toEqual([`SG10001: ${path} of its archive was changed`]);
    }
    writeFileSync(fileOf(path), kept);
    expect(await wrong()).toEqual([]);
  });

  const outside = [
    '../secret',
    'lines/../../secret',
    'lines//secret',
    '/etc/passwd',
    'lines/./a',
    'a\\..\\b',
    'a\0b',
    '',
  ];
  it.each(outside)('is left by no path: %j', async (path) => {
    mkdirSync(join(dataDir, 'objects/archive'), { recursive: true });
    writeFileSync(join(dataDir, 'objects/secret'), 'secret');
    await expect(archive.read(path)).rejects.toThrow('The archive has no such path');
    await expect(archive.write(path, 'x')).rejects.toThrow('The archive has no such path');
    await expect(archive.since(path, '')).rejects.toThrow('The archive has no such path');
    expect(readFileSync(join(dataDir, 'objects/secret'), 'utf8')).toBe('secret');
  });
});
