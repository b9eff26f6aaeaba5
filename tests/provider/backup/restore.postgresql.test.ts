import { randomUUID } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { archiveMonths } from '../../../provider/audit/archive/archiveMonths';
import { recordAudit } from '../../../provider/audit/recordAudit';
import { runOperator } from '../../../provider/cli/runOperator';
import { storedTables, writeAlike } from '../../../provider/db/backup/storedTables';
import { sumOf, type TableSum } from '../../../provider/db/backup/tableLines';
import { catalogue } from '../../../provider/db/catalogue';
import type { Database } from '../../../provider/db/database';
import { makeMasterKey } from '../../../provider/db/masterKey';
import { migrate } from '../../../provider/db/migrate';
import { openDatabase } from '../../../provider/db/openDatabase';
import { createArchive } from '../../../provider/objects/createArchive';
import { type DatabasePlace, databasePlace } from '../../fixtures/database';
import { PASSWORD, seedPeople, serve } from '../../fixtures/identityProvider';
import { type Cluster, onDatabase, startCluster } from '../../fixtures/postgresqlCluster';
import { signIn } from '../../fixtures/signIn';

const at = new Date('2026-11-21T08:00:00.123Z');
const file = { customerCode: 'SG10001', id: randomUUID() };

/** Returns a checksum of every table, by name. */
const sums = (db: Database) =>
  db.asOwner(async (tx) => {
    await writeAlike(tx);
    const found: Record<string, TableSum> = {};
    for (const table of await storedTables(tx)) found[table.name] = await sumOf(tx, table);
    return found;
  });

describe('a backup of one installation', () => {
  let place: DatabasePlace;
  let cluster: Cluster;
  let folder: string;
  let backup: string;
  let before: { sums: Record<string, TableSum>; catalogue: unknown };
  const operator = (words: readonly string[], env: NodeJS.ProcessEnv) =>
    runOperator(words, { DEMO: '0', ...env });
  const fresh = () => ({ DATABASE_URL: cluster.url('restored'), DATA_DIR: join(folder, 'restored') });

  const restoring = () => [
    'backup',
    'restore',
    '--from',
    backup,
    '--secrets',
    join(folder, 'secrets'),
    '--yes',
  ];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'sportello-backup-'));
    [place, cluster] = await Promise.all([databasePlace(), startCluster()]);
    await onDatabase(cluster.url('postgres'), 'create database restored');
    const { dataDir, databaseUrl } = place.options;
    const objects = join(dataDir, 'objects', 'whole', file.customerCode);
    mkdirSync(objects, { recursive: true });
    writeFileSync(join(objects, file.id), 'a letter with an ò');
    const db = await openDatabase(place.options);
    await seedPeople(db);
    const school = { customerCode: 'SG10001', person: 'supervisor.SG10001' };
    const actor = { customerCode: 'SG10001', who: 'w', asWhom: 'w', address: '127.0.0.1', at };
    const change = { entity: 'user', action: 'edit', before: { a: ['ò', null, 1.5] }, after: {} };
    await db.inSchool(school, (tx) => recordAudit(tx, actor, [change, change]));
    const later = { now: () => new Date('2029-01-01T08:00:00Z') };
    await db.inSchool(school, (tx) => recordAudit(tx, { ...actor, at: later.now() }, [change]));
    const archive = createArchive({ dataDir, s3: undefined }, later);
    const { removed } = await archiveMonths({ db, clock: later, archive, auditKeptMonths: 24 });
    expect(removed).toBe(2);
    const serving = await serve(db, { config: { dataDir } });
    await signIn(serving.url, 'supervisor.SG10001', PASSWORD);
    await serving.close();
    before = { sums: await sums(db), catalogue: await db.asOwner(catalogue) };
    await db.close();
    const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
    const words = ['backup', 'create', '--to', join(folder, 'backups'), '--secrets', join(folder, 'secrets')];
    expect(await operator(words, env)).toMatchObject({
      code: 0,
      output: expect.stringMatching(/rows of \d+ tables, 1 files of 19 bytes, every audit log unbroken/),
    });
    const [name = ''] = readdirSync(join(folder, 'backups'));
    backup = join(folder, 'backups', name);
  });
  afterAll(async () => {
    await place.remove();
    cluster.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  it('holds no secret, and nobody else may read it', () => {
    expect(readdirSync(backup).sort()).toEqual(['archive', 'manifest.json', 'objects', 'tables']);
    expect(readdirSync(join(folder, 'secrets'))).toEqual(['secret.key']);
    expect(readFileSync(join(backup, 'manifest.json'), 'utf8')).not.toContain(
      readFileSync(join(folder, 'secrets', 'secret.key'), 'utf8').trim(),
    );
  });

  it('is not restored where its key is another, or none, and none is made in the way of the right one', async () => {
    for (const env of [fresh(), { ...fresh(), SECRET_KEY: 'x'.repeat(32) }])
      expect(await operator(['backup', 'restore', '--from', backup, '--yes'], env)).toMatchObject({
        code: 1,
        output: expect.stringContaining('were sealed with a key that is not here: put the secret.key'),
      });
    expect(existsSync(join(fresh().DATA_DIR, 'secret.key'))).toBe(false);
  });

  it('is not made with a key that does not open what is in the database, nor with one of its own', async () => {
    const [DATABASE_URL, DATA_DIR] = [place.options.databaseUrl, join(folder, 'elsewhere')];
    for (const [SECRET_KEY, why] of [
      ['', `There is no secret.key in ${DATA_DIR}`],
      ['x'.repeat(32), 'The secrets of this database were sealed with another key'],
    ])
      expect(
        await operator(['backup', 'create', '--to', DATA_DIR], { DATABASE_URL, DATA_DIR, SECRET_KEY }),
      ).toMatchObject({ code: 1, output: expect.stringContaining(why ?? '') });
    expect(readdirSync(DATA_DIR)).toEqual([]);
  });

  it('is not restored before somebody agreed to the database and the folder that it names', async () => {
    const words = restoring().filter((word) => word !== '--yes');
    const { host } = new URL(fresh().DATABASE_URL);
    const { code, output } = await operator(words, fresh());
    expect(code).toBe(2);
    expect(output).toMatch(/^The backup of \S+ will be written to\n/);
    expect(output).toContain(`  the database restored at ${host}, as the user sportello_owner\n`);
    expect(output).toContain(
      `  the folder ${join(fresh().DATA_DIR, 'objects')}, for the files of schools and the archive\n`,
    );
    expect(output).toContain('Nothing was written: call it in a terminal to agree to this, or add --yes.');
    expect(existsSync(fresh().DATA_DIR)).toBe(false);
  });

  it('is not restored among the files of another installation, nor into a database with its staff', async () => {
    const other = join(folder, 'other');
    mkdirSync(join(other, 'objects', 'whole', 'SG10009'), { recursive: true });
    writeFileSync(join(other, 'objects', 'whole', 'SG10009', 'a'), 'a letter of theirs');
    expect(await operator(restoring(), { ...fresh(), DATA_DIR: other })).toEqual({
      code: 1,
      output: `There are files in the folder ${join(other, 'objects')} already (whole/SG10009/a): name an empty place for the files that are restored.`,
    });
    const staffed = await databasePlace();
    await onDatabase(
      staffed.options.databaseUrl ?? '',
      `insert into operator (username, name, created_at, created_by) values ('anna', 'Anna', now(), 'x')`,
    );
    const env = { ...fresh(), DATABASE_URL: staffed.options.databaseUrl };
    expect(await operator(restoring(), env)).toEqual({
      code: 1,
      output:
        'The database holds staff of the provider already: name an empty one, which a backup is restored into.',
    });
    await staffed.remove();
  });

  it('puts no row into the database before every file is in its place', async () => {
    const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = fresh();
    const [archived = ''] = readdirSync(join(backup, 'archive'), {
      recursive: true,
      encoding: 'utf8',
    }).filter((path) => path.endsWith('.gz'));
    const blocked = join(dataDir, 'objects', 'archive', archived);
    mkdirSync(blocked, { recursive: true });
    const words = restoring();
    expect(await operator(words, fresh())).toMatchObject({
      code: 1,
      output: expect.stringContaining('what should be a file is a folder'),
    });
    const db = await openDatabase({ databaseUrl, dataDir });
    const there = await sums(db);
    await db.close();
    expect([there.school?.rows, there.account?.rows]).toEqual([0, 0]);
    // Leftover of a process that was killed while it wrote a file.
    const arriving = join(dataDir, 'objects', 'arriving', file.customerCode, file.id);
    mkdirSync(arriving, { recursive: true });
    writeFileSync(join(arriving, '1.part'), '5 of another');
    rmSync(blocked, { recursive: true });
  });

  // Continues after the interrupted restore.
  it('is restored on a fresh cluster: every table the same, audit logs whole, policies as they were, and people sign in', async () => {
    const words = restoring();
    expect(await operator(words, fresh())).toMatchObject({ code: 0 });
    const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = fresh();
    const db = await openDatabase({ databaseUrl, dataDir });
    try {
      expect(await sums(db)).toEqual(before.sums);
      expect(await db.asOwner(catalogue)).toEqual(before.catalogue);
      expect(before.sums.audit_entry?.rows).toBeGreaterThan(1);
      const serving = await serve(db, { config: { dataDir } });
      const person = await signIn(serving.url, 'supervisor.SG10001', PASSWORD);
      await serving.close();
      expect(person.claims.sub).toBeTruthy();
      const objects = join(dataDir, 'objects', 'whole', file.customerCode);
      expect(readFileSync(join(objects, file.id), 'utf8')).toBe('a letter with an ò');
    } finally {
      await db.close();
    }
    // Lines that were only in the archive are read from it, as one chain with those of the database.
    expect(await operator(['audit', 'verify', '--school', 'SG10001'], fresh())).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^1 audit logs of \d+ lines are whole, with 1 files of the archive/),
    });
    const restored = join(dataDir, 'objects', 'whole', file.customerCode, file.id);
    writeFileSync(restored, 'a newer one');
    expect(await operator(words, fresh())).toEqual({
      code: 1,
      output: 'The database holds schools already: name an empty one, which a backup is restored into.',
    });
    expect(readFileSync(restored, 'utf8')).toBe('a newer one');
  });

  // The last test: it damages the backup.
  it('is refused when a byte of it is another', async () => {
    appendFileSync(join(backup, 'objects', file.customerCode, file.id), '!');
    expect(await operator(['backup', 'verify', '--from', backup], {})).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^The backup is damaged: .+ is not what was copied\.$/),
    });
    writeFileSync(join(backup, 'tables', 'account.ndjson.gz'), 'not packed');
    expect(await operator(['backup', 'verify', '--from', backup], {})).toMatchObject({
      code: 1,
      output: expect.stringMatching(
        /^The backup is damaged: .+account\.ndjson\.gz is not what was written\.$/,
      ),
    });
  });
});

it('an embedded database moves to PostgreSQL by one command, each table the same', async () => {
  const place = await databasePlace();
  const dataDir = mkdtempSync(join(tmpdir(), 'sportello-move-'));
  const embedded = await openDatabase({ dataDir });
  await makeMasterKey(embedded, { dataDir });
  await migrate(embedded);
  await seedPeople(embedded);
  const held = await sums(embedded);
  await embedded.close();
  const env = { DATABASE_URL: place.options.databaseUrl, DATA_DIR: dataDir };
  const { code, output } = await runOperator(['backup', 'move', '--yes'], { DEMO: '0', ...env });
  expect([code, output]).toEqual([
    0,
    expect.stringMatching(/^The database is in PostgreSQL, each table the same/),
  ]);
  const db = await openDatabase({ databaseUrl: place.options.databaseUrl, dataDir });
  expect(await sums(db)).toEqual(held);
  await db.close();
  await place.remove();
  rmSync(dataDir, { recursive: true, force: true });
});
