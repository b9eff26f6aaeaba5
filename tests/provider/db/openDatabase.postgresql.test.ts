import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Database, DatabaseUnavailable } from '../../../provider/db/database';
import { openDatabase } from '../../../provider/db/openDatabase';
import { StartupError } from '../../../provider/db/startupError';
import { type DatabasePlace, databaseBeside, databasePlace } from '../../fixtures/database';
import { freePort } from '../../fixtures/postgresqlCluster';
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

  it('is told when nothing listens there', async () => {
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

  it('is told when the host is not known', async () => {
    expect(
      await refusal(
        changed((u) => {
          u.hostname = 'nowhere.invalid';
        }),
      ),
    ).toMatch(/nowhere\.invalid/);
  });

  it('is told when the password is wrong', async () => {
    const wrong = await refusal(
      changed((u) => {
        u.password = 'wrong';
      }),
    );
    expect(wrong).toContain('refuses the user "sportello_owner" or its password');
    expect(wrong).not.toContain('"wrong"');
  });

  it('is told by name when it is badly written, too', async () => {
    const port = await freePort();
    const refused = await refusal(`postgres://an%zzna:segreta@127.0.0.1:${port}/scu%zzole`);
    expect(refused).toMatch(/^DATABASE_URL cannot be used\. PostgreSQL at 127\.0\.0\.1:\d+ does not answer/);
  });

  it('is told when it names no database and there is none called as the user', async () => {
    expect(await refusal(databaseBeside(url.href, ''))).toContain(
      'The database "sportello_owner" does not exist',
    );
  });

  it('is told when the database does not exist', async () => {
    expect(await refusal(databaseBeside(url.href, 'missing'))).toContain(
      'The database "missing" does not exist',
    );
  });
});

describe('a database that goes away', () => {
  let proxy: TcpProxy;
  let db: Database;
  const told: string[] = [];
  beforeEach(async () => {
    proxy = await startTcpProxy(Number(url.port));
    const databaseUrl = changed((u) => {
      u.port = String(proxy.port);
    });
    db = await openDatabase({ ...place.options, databaseUrl, databasePoolSize: 4 }, (m) => told.push(m));
    // Connections that stand idle in the pool when it happens.
    await Promise.all(Array.from({ length: 4 }, () => question()));
  });
  afterEach(async () => {
    await proxy.mend();
    await db.close();
    await proxy.close();
  });

  const question = () => db.asPlatform((tx) => sql`select pg_sleep(0.01)`.execute(tx));
  const measured = async (work: Promise<unknown>) => {
    const start = performance.now();
    const outcome = await work.then(
      () => 'answered',
      (error) => error,
    );
    return { outcome, seconds: (performance.now() - start) / 1000 };
  };
  const backWithin5s = async () => {
    const start = performance.now();
    for (;;) {
      if ((await measured(question())).outcome === 'answered') break;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return (performance.now() - start) / 1000;
  };

  it('is unavailable at once when it was stopped, and serves again when it is back', async () => {
    const underWay = measured(db.asPlatform((tx) => sql`select pg_sleep(3)`.execute(tx)));
    await new Promise((resolve) => setTimeout(resolve, 100));
    await proxy.cut();
    expect((await underWay).outcome).toBeInstanceOf(DatabaseUnavailable);
    for (let i = 0; i < 8; i++) {
      const { outcome, seconds } = await measured(i % 2 ? question() : db.ping());
      expect(outcome).toBeInstanceOf(DatabaseUnavailable);
      expect(seconds).toBeLessThan(1);
    }
    await proxy.mend();
    expect(await backWithin5s()).toBeLessThan(5);
    expect(told.join()).toContain('A connection to the database was lost');
  });

  it('is unavailable within 5 s when the network swallows everything, and serves again after', async () => {
    const underWay = measured(
      db.asPlatform(async (tx) => {
        proxy.freeze();
        await sql`select 1`.execute(tx);
      }),
    );
    const all = [underWay, ...Array.from({ length: 8 }, () => measured(question())), measured(db.ping())];
    for (const { outcome, seconds } of await Promise.all(all)) {
      expect(outcome).toBeInstanceOf(DatabaseUnavailable);
      expect(seconds).toBeLessThan(5);
    }
    await proxy.mend();
    expect(await backWithin5s()).toBeLessThan(5);
  });

  it('stops a statement that takes too long, and uses the connection again', async () => {
    const { outcome, seconds } = await measured(db.asPlatform((tx) => sql`select pg_sleep(9)`.execute(tx)));
    expect(outcome).toBeInstanceOf(DatabaseUnavailable);
    expect(seconds).toBeLessThan(5);
    expect((await measured(question())).outcome).toBe('answered');
  });
});
