import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../provider/db/database';
import { openDatabase } from '../../../provider/db/openDatabase';
import { requestsLogin } from '../../../provider/db/postgresql/requestsLogin';
import { StartupError } from '../../../provider/db/startupError';
import { type DatabasePlace, databasePlace } from '../../fixtures/database';
import { PASSWORD, seedPeople, serve } from '../../fixtures/identityProvider';
import { signIn } from '../../fixtures/signIn';
import { startTcpProxy } from '../../fixtures/tcpProxy';

interface Who {
  readonly user: string;
  readonly superuser: boolean;
  readonly bypasses: boolean;
  readonly makesRoles: boolean;
  readonly isOwner: boolean;
  readonly inherits: boolean;
}

const whoConnects = sql<Who>`
  select session_user::text as user, rolsuper as superuser, rolbypassrls as bypasses, rolcreaterole as "makesRoles",
    rolinherit as inherits,
    exists (select from pg_class c where relnamespace = 'public'::regnamespace
      and pg_has_role(session_user, c.relowner, 'member')) as "isOwner"
  from pg_roles where rolname = session_user`;

describe('the user that requests connect as', () => {
  let place: DatabasePlace;
  let db: Database;
  beforeAll(async () => {
    place = await databasePlace();
    db = await openDatabase(place.options);
    await seedPeople(db);
  });
  afterAll(async () => {
    await db.close();
    await place.remove();
  });

  const tenant = { customerCode: 'SG10001', person: 'anna' };
  const connected = async (one: Database) => {
    const answers = await Promise.all([
      one.inSchool(tenant, (tx) => whoConnects.execute(tx)),
      one.asIdentity((tx) => whoConnects.execute(tx)),
      one.asPlatform((tx) => whoConnects.execute(tx)),
    ]);
    return answers.flatMap(({ rows }) => rows);
  };
  const urlOf = async () => {
    const url = new URL(place.options.databaseUrl ?? '');
    const { user, password } = await db.asOwner(requestsLogin);
    return Object.assign(url, { username: user, password }).href;
  };

  it('is made by the owner, is not the owner and may not become it, for every kind of work', async () => {
    const ownUser = {
      user: expect.stringMatching(/^sportello_requests_\d+$/),
      superuser: false,
      bypasses: false,
      makesRoles: false,
      isOwner: false,
      inherits: false,
    };
    expect(await connected(db)).toEqual([ownUser, ownUser, ownUser]);
    const { rows } = await db.asOwner((tx) => whoConnects.execute(tx));
    expect(rows[0]?.isOwner).toBe(true);
  });

  it('is made once by processes that start together', async () => {
    const fresh = await databasePlace();
    const many = await Promise.all(Array.from({ length: 4 }, () => openDatabase(fresh.options)));
    const users = await Promise.all(many.map(connected));
    expect(new Set(users.flat().map(({ user }) => user)).size).toBe(1);
    for (const one of many) await one.close();
    await fresh.remove();
  });

  it('is everything that a running provider needs: sign-in and calls go on while the owner cannot connect', async () => {
    const proxy = await startTcpProxy(Number(new URL(place.options.databaseUrl ?? '').port));
    const ownerUrl = new URL(place.options.databaseUrl ?? '');
    ownerUrl.port = String(proxy.port);
    const options = { ...place.options, databaseUrl: ownerUrl.href, databaseRequestsUrl: await urlOf() };
    const running = await openDatabase(options);
    const provider = await serve(running);
    await proxy.cut();
    await expect(running.asOwner((tx) => sql`select 1`.execute(tx))).rejects.toThrow();
    const person = await signIn(provider.url, 'docente.SG10001', PASSWORD);
    expect((await person.fetch('/api/account/security')).status).toBe(200);
    await running.ping();
    await provider.close();
    await running.close();
    await proxy.close();
  });

  it('has another password when its own was lost, which processes that run notice', async () => {
    const running = await openDatabase({ ...place.options, databasePoolSize: 4 });
    await running.ping();
    await db.asOwner((tx) => tx.deleteFrom('setting').where('name', '=', 'database-login').execute());
    const started = await openDatabase(place.options);
    expect(await connected(started)).toHaveLength(3);
    const slow = Array.from({ length: 4 }, () =>
      running.asPlatform((tx) => sql`select pg_sleep(0.05)`.execute(tx)),
    );
    expect(await Promise.all(slow)).toHaveLength(4);
    await started.close();
    await running.close();
  });

  it('is refused where it is the owner after all', async () => {
    const { databaseUrl } = place.options;
    const wrong = await openDatabase({ ...place.options, databaseRequestsUrl: databaseUrl });
    const refused = wrong.asPlatform((tx) => sql`select 1`.execute(tx));
    await expect(refused).rejects.toBeInstanceOf(StartupError);
    await expect(refused).rejects.toThrow(
      'DATABASE_REQUESTS_URL cannot be used. Its user "sportello_owner" owns',
    );
    await wrong.close();
  });

  it('is refused where it may not become a role that a newer version brought', async () => {
    const url = new URL(place.options.databaseUrl ?? '');
    await db.asOwner(async (tx) => {
      await sql`create role of_before login password 'segreta'`.execute(tx);
      await sql`grant sportello_app, sportello_identity, sportello_platform to of_before`.execute(tx);
    });
    Object.assign(url, { username: 'of_before', password: 'segreta' });
    const before = await openDatabase({ ...place.options, databaseRequestsUrl: url.href });
    const refused = before.asPlatform((tx) => sql`select 1`.execute(tx));
    await expect(refused).rejects.toThrow(
      'may not become sportello_operator: as the owner, grant sportello_operator to "of_before"',
    );
    await before.close();
  });
});
