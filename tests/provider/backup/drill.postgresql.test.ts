import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PART_SIZE } from '../../../contract/uploads/upload';
import type { S3Config } from '../../../provider/config';
import { openDatabase } from '../../../provider/db/openDatabase';
import { createS3Store } from '../../../provider/objects/s3/s3Store';
import { writeObject } from '../../../provider/objects/writeObject';
import { systemClock } from '../../../provider/systemClock';
import { type Bundle, bundle } from '../../fixtures/bundle';
import { type DatabasePlace, databasePlace } from '../../fixtures/database';
import { PASSWORD, seedPeople, serve } from '../../fixtures/identityProvider';
import { type Cluster, onDatabase, startCluster } from '../../fixtures/postgresqlCluster';
import { signIn } from '../../fixtures/signIn';
import { makeBucket, type Swift, startSwift } from '../../fixtures/swift';

const letter = { customerCode: 'SG10001', id: randomUUID() };
const MASTER = 'the-master-key-of-the-live-installation';

describe('a restore drill on the machine of a live installation with S3, by docs/operations.md', () => {
  let swift: Swift;
  let program: Bundle;
  let cluster: Cluster;
  let place: DatabasePlace;
  let folder: string;
  let backup: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'sportello-drill-'));
    [swift, program, cluster, place] = await Promise.all([
      startSwift('https://scuole.example'),
      bundle({
        operator: 'provider/cli/operator.ts',
        pgliteWorker: 'provider/db/pgliteWorker.js',
        folderLockWorker: 'provider/db/folderLockWorker.js',
        signingWorker: 'provider/signing/worker/signingWorker.ts',
      }),
      startCluster(),
      databasePlace(),
    ]);
    await makeBucket({ ...swift, bucket: 'drill' });
    await onDatabase(cluster.url('postgres'), 'create database drill');
    // Laid out as in the package.
    cpSync('deploy', join(program.folder, 'deploy'), { recursive: true });
    symlinkSync('.', join(program.folder, 'provider'));
    const secrets = join(folder, 'etc', 'secrets');
    mkdirSync(secrets, { recursive: true });
    const settings = {
      PUBLIC_URL: 'https://scuole.example',
      S3_ENDPOINT: swift.endpoint,
      S3_BUCKET: swift.bucket,
      S3_REGION: swift.region,
      S3_ACCESS_KEY_ID: swift.accessKeyId,
      S3_SECRET_ACCESS_KEY: swift.secretAccessKey,
    };
    const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
    writeFileSync(join(folder, 'etc', 'environment'), lines.join(''));
    writeFileSync(join(secrets, 'database_url'), place.options.databaseUrl ?? '');
    writeFileSync(join(secrets, 'secret_key'), MASTER);
    writeFileSync(join(secrets, 'operator_secret'), 'the-secret-of-the-live-installation');
    writeFileSync(join(secrets, 'smtp_url'), 'smtp://127.0.0.1:9');
    const db = await openDatabase({ ...place.options, secretKeys: [MASTER] });
    await seedPeople(db);
    await db.close();
    await writeObject(
      stored(swift.bucket),
      letter,
      Readable.from([Buffer.from('a letter with an ò')]),
      undefined,
      PART_SIZE,
    );
  });
  afterAll(async () => {
    await Promise.all([swift.stop(), place.remove()]);
    cluster.remove();
    program.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  const bucketOf = (bucket: string): S3Config => ({ ...swift, bucket });
  const stored = (bucket: string) => createS3Store(bucketOf(bucket), systemClock);
  const contents = async (bucket: string) => {
    const found: string[] = [];
    for await (const { customerCode, id, state } of stored(bucket).list())
      found.push(`${state} ${customerCode}/${id}`);
    return found;
  };
  const live = [`whole ${letter.customerCode}/${letter.id}`];

  function operator(words: readonly string[], named: Readonly<Record<string, string>> = {}) {
    const { status, stdout, stderr } = spawnSync(
      join(program.folder, 'deploy', 'sportello-operator'),
      words,
      {
        encoding: 'utf8',
        env: {
          PATH: process.env.PATH,
          CONFIGURATION: join(folder, 'etc'),
          DATA_DIR: join(folder, 'live'),
          ...named,
        },
      },
    );
    return { status, printed: `${stdout}${stderr}` };
  }
  /** Returns the settings of a drill, with one left out. */
  const drillWithout = (left?: 'S3_BUCKET') => {
    const { S3_BUCKET, ...named } = {
      DATABASE_URL: cluster.url('drill'),
      DATA_DIR: join(folder, 'drill'),
      S3_BUCKET: 'drill',
      SMTP_URL: '',
    };
    return left === 'S3_BUCKET' ? named : { ...named, S3_BUCKET };
  };

  it('1. backs up and verifies', () => {
    expect(operator(['backup', 'create', '--to', join(folder, 'backups')])).toMatchObject({ status: 0 });
    const [name = ''] = readdirSync(join(folder, 'backups'));
    backup = join(folder, 'backups', name);
    expect(operator(['backup', 'verify', '--from', backup])).toMatchObject({ status: 0 });
  });

  it('2. says what it would write to, and writes nothing without being agreed to', async () => {
    const { status, printed } = operator(['backup', 'restore', '--from', backup], drillWithout());
    expect([status, printed]).toEqual([2, expect.stringContaining('the bucket drill at')]);
    expect(printed).toContain('the database drill at');
    expect(await contents('drill')).toEqual([]);
  });

  it('3. refuses the bucket of the live installation, where no other one was named', async () => {
    const { status, printed } = operator(
      ['backup', 'restore', '--from', backup, '--yes'],
      drillWithout('S3_BUCKET'),
    );
    expect([status, printed]).toEqual([
      1,
      expect.stringContaining(`There are files in the bucket ${swift.bucket} at ${swift.endpoint} already`),
    ]);
    expect(await contents(swift.bucket)).toEqual(live);
  });

  it('4. restores into the database and the bucket that were named, and nothing of the live ones is touched', async () => {
    const before = await contents(swift.bucket);
    const restored = operator(['backup', 'restore', '--from', backup, '--yes'], drillWithout());
    expect([restored.status, restored.printed]).toEqual([0, expect.stringContaining('is restored')]);
    expect(await contents('drill')).toEqual(live);
    expect([before, await contents(swift.bucket)]).toEqual([live, live]);
    expect(operator(['audit', 'verify'], drillWithout())).toMatchObject({ status: 0 });
    const db = await openDatabase({
      databaseUrl: cluster.url('drill'),
      dataDir: join(folder, 'drill'),
      secretKeys: [MASTER],
    });
    const serving = await serve(db, { config: { s3: bucketOf('drill') } });
    const person = await signIn(serving.url, 'supervisor.SG10001', PASSWORD);
    expect(person.claims.sub).toBeTruthy();
    await serving.close();
    await db.close();
  });

  it('5. refuses both once they are filled', () => {
    expect(operator(['backup', 'restore', '--from', backup, '--yes'], drillWithout())).toMatchObject({
      status: 1,
      printed: expect.stringContaining('The database holds schools already'),
    });
  });
});
