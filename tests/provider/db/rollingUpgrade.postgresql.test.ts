import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { userDisable, userRead, usersEnable, usersFind } from '../../../contract/users/endpoints';
import type { Database } from '../../../provider/db/database';
import { migrate } from '../../../provider/db/migrate';
import { migrations } from '../../../provider/db/migrations';
import { openDatabase } from '../../../provider/db/openDatabase';
import { storeCatalogue } from '../../../provider/db/refuseChangedCatalogue';
import { masterSecrets } from '../../../provider/secrets/masterSecrets';
import { ask } from '../../fixtures/ask';
import { databaseBeside } from '../../fixtures/database';
import { freePort } from '../../fixtures/freePort';
import { PASSWORD, seedPeople } from '../../fixtures/identityProvider';
import { type LastRelease, lastRelease } from '../../fixtures/lastRelease';
import { laterMigrations } from '../../fixtures/laterMigrations';
import { onDatabase } from '../../fixtures/postgresqlCluster';
import { type RunningProgram, runProgram } from '../../fixtures/runningProgram';
import { type SignedIn, signIn } from '../../fixtures/signIn';

const server = inject('databaseTemplate').databaseUrl ?? '';

/** Calls repeatedly until stopped, and counts the results. */
interface Caller {
  answered(): number;
  failed(): readonly string[];
  end(): Promise<void>;
}

function callOnAndOn(calls: readonly (() => Promise<{ readonly status: number }>)[]): Caller {
  const failed: string[] = [];
  let answered = 0;
  let ended = false;
  const going = (async () => {
    for (let number = 0; !ended; number += 1) {
      const place = number % calls.length;
      const status = await calls[place]?.().then(
        (answer) => answer.status,
        (error) => String(error),
      );
      if (status === 200) answered += 1;
      else failed.push(`call ${place}: ${status}`);
    }
  })();
  const end = () => {
    ended = true;
    return going;
  };
  return { answered: () => answered, failed: () => failed, end };
}

describe('an upgrade while the last release serves', () => {
  const name = `rolling_${randomUUID().replaceAll('-', '')}`;
  const databaseUrl = databaseBeside(server, name);
  let release: LastRelease;
  let dataDir: string;
  let db: Database;
  let old: RunningProgram;
  let url: string;

  beforeAll(async () => {
    release = lastRelease();
    dataDir = mkdtempSync(join(tmpdir(), 'sportello-rolling-'));
    masterSecrets({ dataDir });
    await onDatabase(server, `create database ${name}`);
    db = await openDatabase({ databaseUrl, dataDir });
    await migrate(
      db,
      migrations.filter((one) => `${one.name}.sql` <= release.lastMigration),
    );
    await seedPeople(db);
    // Enough rows for creating an index to take a while.
    await db.pool.query(`
      insert into mail (customer_code, id, recipient, subject, body, created_at, sent_at)
      select 'SG10001', gen_random_uuid(), 'a@example.org', 'x', '', now(), now() from generate_series(1, 100000)`);
    const port = await freePort();
    url = `http://localhost:${port}`;
    const limits = { RATE_LIMIT_PERSON: '0', RATE_LIMIT_SCHOOL: '0' };
    const settings = {
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      DEMO: '0',
      ...limits,
    };
    old = runProgram([release.main], { PATH: process.env.PATH, NODE_ENV: 'production', ...settings });
    await old.says('Sportello is ready');
  });
  afterAll(async () => {
    await old.end('SIGTERM');
    await db.close();
    await onDatabase(inject('databaseTemplate').superuserUrl ?? '', `drop database ${name} with (force)`);
    release.remove();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const callsOf = (person: SignedIn, username: string) => {
    const school = { customerCode: 'SG10001' };
    const params = { ...school, uid: `${username}.SG10001` };
    return callOnAndOn([
      () => ask(person, usersFind, { params: school, body: {} }),
      () => ask(person, userDisable, { params, body: { reset: false } }),
      () => ask(person, userRead, { params }),
      () => ask(person, usersEnable, { params: school, body: { uids: [params.uid] } }),
    ]);
  };

  it('fails no call: reads, changes and sign-ins go on while every later migration is applied', async () => {
    const people = await Promise.all(
      Array.from({ length: 3 }, () => signIn(url, 'supervisor.SG10001', PASSWORD)),
    );
    const callers = [
      ...people.map((person, place) => callsOf(person, ['docente', 'gestore', 'campus'][place] ?? '')),
      callOnAndOn([() => signIn(url, 'supervisor.SG10001', PASSWORD).then(() => ({ status: 200 }))]),
    ];
    const more = async () => {
      const before = callers.map((caller) => caller.answered());
      await expect
        .poll(() => callers.every((caller, place) => caller.answered() > (before[place] ?? 0) + 4))
        .toBe(true);
    };
    await more();
    const applied = await migrate(db, [...migrations, ...laterMigrations]);
    await storeCatalogue(db);
    await more();
    for (const caller of callers) await caller.end();
    expect(applied).toEqual(expect.arrayContaining(laterMigrations.map(({ name }) => name)));
    expect(callers.flatMap((caller) => caller.failed())).toEqual([]);
    expect(old.printed()).not.toMatch(/does not answer/);
  });
});
