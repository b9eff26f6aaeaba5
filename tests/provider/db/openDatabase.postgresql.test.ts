import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { type Database, DatabaseUnavailable } from '../../../provider/db/database';
import { outside } from '../../../provider/db/nesting';
import { openDatabase } from '../../../provider/db/openDatabase';
import { StartupError } from '../../../provider/db/startupError';
import { type DatabasePlace, databaseBeside, databasePlace } from '../../fixtures/database';
import { freePort } from '../../fixtures/freePort';
import { onDatabase } from '../../fixtures/postgresqlCluster';
import { startTcpProxy, type TcpProxy } from '../../fixtures/tcpProxy';

let place: DatabasePlace;
let url: URL;
beforeAll(async () => {
  place = await databasePlace();
  url = new URL(place.options.databaseUrl ?? '');
});
afterAll(() => place.remove());

const changed = (change: (url: URL) => void) => {
  const copy = new URL(url);
  change(copy);
  return copy.href;
};

describe('a wrong DATABASE_URL', () => {
  const refusal = async (databaseUrl: string) => {
    const error = await openDatabase({ databaseUrl, dataDir: '' }).catch((e) => e);
    expect(error).toBeInstanceOf(StartupError);
    expect(error.message).not.toContain(url.password);
    return error.message;
  };

  it('says when nothing listens there', async () => {
    const port = await freePort();
    expect(
      await refusal(
        changed((u) => {
          u.port = String(port);
        }),
      ),
    ).toBe(
      `DATABASE_URL cannot be used. PostgreSQL at 127.0.0.1:${port} does not answer (ECONNREFUSED): check host and port, and that the server runs.`,
    );
  });

  it('says when the host is not known', async () => {
    expect(
      await refusal(
        changed((u) => {
          u.hostname = 'nowhere.invalid';
        }),
      ),
    ).toMatch(/nowhere\.invalid/);
  });

  it('says when the password is wrong', async () => {
    const wrong = await refusal(
      changed((u) => {
        u.password = 'wrong';
      }),
    );
    expect(wrong).toContain('refuses the user "sportello_owner" or its password');
    expect(wrong).not.toContain('"wrong"');
  });

  it('names it when it is badly written, too', async () => {
    const port = await freePort();
    const refused = await refusal(`postgres://an%zzna:segreta@127.0.0.1:${port}/scu%zzole`);
    expect(refused).toMatch(/^DATABASE_URL cannot be used\. PostgreSQL at 127\.0\.0\.1:\d+ does not answer/);
  });

  it('says when it names no database and there is none called as the user', async () => {
    expect(await refusal(databaseBeside(url.href, ''))).toContain(
      'The database "sportello_owner" does not exist',
    );
  });

  it('says when the database does not exist', async () => {
    expect(await refusal(databaseBeside(url.href, 'missing'))).toContain(
      'The database "missing" does not exist',
    );
  });
});

describe('a database that goes away', () => {
  let proxy: TcpProxy;
  let db: Database;
  const logged: string[] = [];
  beforeEach(async () => {
    logged.length = 0;
    proxy = await startTcpProxy(Number(url.port));
    const databaseUrl = changed((u) => {
      u.port = String(proxy.port);
    });
    db = await openDatabase({ ...place.options, databaseUrl, databasePoolSize: 4 }, (m) => logged.push(m));
    // Idle connections in the pool at the time of the failure.
    await Promise.all(Array.from({ length: 4 }, () => question()));
  });
  afterEach(async () => {
    await proxy.mend();
    await db.close();
    await proxy.close();
  });

  const question = () => db.asPlatform((tx) => sql`select pg_sleep(0.01)`.execute(tx));
  const outcomeOf = (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => 'answered',
      (error) => error,
    );
  const back = () => expect.poll(() => outcomeOf(question())).toBe('answered');

  it('is unavailable at once when it was stopped, and serves again when it is back', async () => {
    const underWay = outcomeOf(db.asPlatform((tx) => sql`select pg_sleep(3600)`.execute(tx)));
    const running = sql<{ query: string }>`select query from pg_stat_activity where state = 'active'`;
    const beside = await openDatabase(place.options);
    await expect
      .poll(async () => (await beside.asOwner((tx) => running.execute(tx))).rows)
      .toContainEqual({ query: 'select pg_sleep(3600)' });
    await beside.close();
    await proxy.cut();
    expect(await underWay).toBeInstanceOf(DatabaseUnavailable);
    for (let i = 0; i < 8; i++)
      expect(await outcomeOf(i % 2 ? question() : db.ping())).toBeInstanceOf(DatabaseUnavailable);
    await proxy.mend();
    await back();
    // One pair of lines for two pools with all their running and later calls.
    expect(logged).toEqual([
      expect.stringMatching(/^The database does not answer: .*503/),
      expect.stringContaining('The database answers again'),
    ]);
  });

  it('is unavailable while the network still swallows everything, and serves again after', async () => {
    const asked: Promise<unknown>[] = [];
    const underWay = outcomeOf(
      db.asPlatform(async (tx) => {
        proxy.freeze();
        const outcomes = outside(() => Array.from({ length: 8 }, () => outcomeOf(question())));
        asked.push(...outcomes, outcomeOf(db.ping()));
        await sql`select 1`.execute(tx);
      }),
    );
    expect(await underWay).toBeInstanceOf(DatabaseUnavailable);
    expect(asked).toHaveLength(9);
    for (const outcome of await Promise.all(asked)) expect(outcome).toBeInstanceOf(DatabaseUnavailable);
    await proxy.mend();
    await back();
  });

  it('is unavailable, and not well, while nothing can be written', async () => {
    const readOnly = changed((u) => u.searchParams.set('options', '-c default_transaction_read_only=on'));
    const closed = await openDatabase({ ...place.options, databaseUrl: readOnly });
    expect(await outcomeOf(closed.ping())).toBeInstanceOf(DatabaseUnavailable);
    const writing = closed.asPlatform((tx) =>
      tx.insertInto('setting').values({ name: 'x', value: '{}' }).execute(),
    );
    expect(await outcomeOf(writing)).toBeInstanceOf(DatabaseUnavailable);
    await closed.close();
  });

  it('is healthy at once when it can be written again: no earlier connection is reused', async () => {
    const name = url.pathname.slice(1);
    const asSuperuser = (statement: string) =>
      onDatabase(databaseBeside(inject('databaseTemplate').superuserUrl ?? '', 'postgres'), statement);
    // Creates the role of requests while it is possible.
    await question();
    await asSuperuser(`alter database ${name} set default_transaction_read_only = on`);
    await asSuperuser(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
    // Each opens a new connection, which stays read-only.
    const pings = () => Promise.all(Array.from({ length: 3 }, () => outcomeOf(db.ping())));
    for (const outcome of await pings()) expect(outcome).toBeInstanceOf(DatabaseUnavailable);
    await asSuperuser(`alter database ${name} reset default_transaction_read_only`);
    expect(await pings()).toEqual(Array(3).fill('answered'));
  });

  it('stops a statement that takes too long, and uses the connection again', async () => {
    const endless = db.asPlatform((tx) => sql`select pg_sleep(3600)`.execute(tx));
    expect(await outcomeOf(endless)).toBeInstanceOf(DatabaseUnavailable);
    expect(await outcomeOf(question())).toBe('answered');
  });
});
