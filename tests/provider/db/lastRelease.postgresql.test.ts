import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../../../contract/endpoints';
import type { Endpoint } from '../../../contract/schema/endpoint';
import { userDisable, userRead } from '../../../contract/users/endpoints';
import { verifyAudit } from '../../../provider/audit/verifyAudit';
import type { Database } from '../../../provider/db/database';
import { migrate } from '../../../provider/db/migrate';
import { migrations } from '../../../provider/db/migrations';
import { openDatabase } from '../../../provider/db/openDatabase';
import { storeCatalogue } from '../../../provider/db/refuseChangedCatalogue';
import { ask } from '../../fixtures/ask';
import { type DatabasePlace, databasePlace } from '../../fixtures/database';
import { freePort } from '../../fixtures/freePort';
import { PASSWORD, type Serving, seedPeople, serve } from '../../fixtures/identityProvider';
import { type LastRelease, lastRelease } from '../../fixtures/lastRelease';
import { laterMigrations } from '../../fixtures/laterMigrations';
import { type RunningProgram, runProgram } from '../../fixtures/runningProgram';
import { type SignedIn, signIn } from '../../fixtures/signIn';

const params = { customerCode: 'SG10001' };
const named = { params: { ...params, uid: 'docente.SG10001' } };

/** Returns whether a call lists or reads the own school without further parameters. */
const isPlainRead = ({ method, path, effect, access }: Endpoint) =>
  method === 'GET' && effect === 'read' && access !== 'public' && !/\{(?!customerCode\})/.test(path);

describe('the last release, on a database that this version and one after it have migrated', () => {
  let release: LastRelease;
  let place: DatabasePlace;
  let db: Database;
  let old: RunningProgram;
  let url: string;
  let person: SignedIn;
  let ours: Serving;

  beforeAll(async () => {
    release = lastRelease();
    place = await databasePlace();
    db = await openDatabase(place.options);
    await seedPeople(db);
    await migrate(db, [...migrations, ...laterMigrations]);
    await storeCatalogue(db);
    const port = await freePort();
    url = `http://localhost:${port}`;
    const { dataDir, databaseUrl } = place.options;
    const settings = { PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: databaseUrl, DEMO: '0' };
    old = runProgram([release.main], { PATH: process.env.PATH, NODE_ENV: 'production', ...settings });
    await old.says('Sportello is ready');
    person = await signIn(url, 'supervisor.SG10001', PASSWORD);
    ours = await serve(db, { config: { dataDir } });
  });
  afterAll(async () => {
    await ours.close();
    await old.end('SIGTERM');
    await db.close();
    await place.remove();
    release.remove();
  });

  it('is an earlier one: it lacks migrations, starts all the same, and says so', async () => {
    const later = [...migrations, ...laterMigrations].filter(
      ({ name }) => `${name}.sql` > release.lastMigration,
    );
    expect(old.printed()).toContain(
      `The database is ahead of this version, which runs beside the newer one (${later.map(({ name }) => name).join(', ')})`,
    );
    expect((await fetch(`${url}/readyz`)).status).toBe(204);
  });

  it('answers every read of a school that it knows', async () => {
    const asked = endpoints.filter(isPlainRead);
    expect(asked.length).toBeGreaterThan(40);
    const failed: string[] = [];
    let answered = 0;
    for (const endpoint of asked) {
      const { status } = await ask(person, endpoint, { params } as object);
      if (status >= 500) failed.push(`${endpoint.id}: ${status}`);
      if (status === 200) answered += 1;
    }
    expect(failed).toEqual([]);
    expect(answered).toBeGreaterThan(25);
  });

  it('changes people beside this version, each seeing what the other did, and the audit log stays whole', async () => {
    expect((await ask(person, userDisable, { ...named, body: { reset: false } })).status).toBe(200);
    const here = await signIn(ours.url, 'supervisor.SG10001', PASSWORD);
    expect((await ask(here, userRead, named)).body).toMatchObject({ status: false });
    const other = { params: { ...params, uid: 'gestore.SG10001' } };
    expect((await ask(here, userDisable, { ...other, body: { reset: false } })).status).toBe(200);
    expect((await ask(person, userRead, other)).body).toMatchObject({ status: false });
    expect(await db.asOwner((tx) => verifyAudit(tx, 'SG10001'))).toBeUndefined();
  });
});
