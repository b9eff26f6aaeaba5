import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runOperator } from '../../../../provider/cli/runOperator';
import { bringUp } from '../../../../provider/db/bringUp';
import { openDatabase } from '../../../../provider/db/openDatabase';
import { StartupError } from '../../../../provider/db/startupError';
import { masterSecrets } from '../../../../provider/secrets/masterSecrets';
import { PASSWORD, seedPeople, serve } from '../../../fixtures/identityProvider';
import { type Cluster, OWNER_PASSWORD, onDatabase, startCluster } from '../../../fixtures/postgresqlCluster';
import { signIn } from '../../../fixtures/signIn';

const REFUSED =
  'DATABASE_URL cannot be used. Its user may not create roles, and lacks sportello_app, sportello_identity, sportello_platform, sportello_operator: have the administrator of the server run what "npm run operator -- database roles" prints, or let the user create roles (createrole).';

describe('a user of DATABASE_URL that may create no roles, on a server where nothing of ours is', () => {
  let cluster: Cluster;
  let dataDir: string;
  let databaseUrl: string;
  const env = () => ({ DEMO: '0', DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
  beforeAll(async () => {
    cluster = await startCluster();
    dataDir = mkdtempSync(join(tmpdir(), 'sportello-roles-'));
    masterSecrets({ dataDir });
    const asAdministrator = (statement: string) => onDatabase(cluster.superuserUrl('postgres'), statement);
    await asAdministrator(
      `create role "Scuole" login nosuperuser nocreaterole nocreatedb password '${OWNER_PASSWORD}'`,
    );
    await asAdministrator('create database scuole owner "Scuole"');
    const url = new URL(cluster.url('scuole'));
    url.username = 'Scuole';
    databaseUrl = url.href;
  });
  afterAll(() => {
    cluster.remove();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('is refused with the command that prints what an administrator runs, and nothing is made', async () => {
    expect(await runOperator(['migrate'], env())).toEqual({ code: 1, output: REFUSED });
    const db = await openDatabase({ databaseUrl, dataDir });
    await expect(bringUp(db)).rejects.toThrow(new StartupError(REFUSED));
    const { rows } = await db.pool.query(
      `select 1 from pg_class where relnamespace = 'public'::regnamespace`,
    );
    expect(rows).toEqual([]);
    await db.close();
  });

  // After the previous test, on the same server.
  it('migrates, serves and signs people in once the administrator ran it, and says when nothing is missing', async () => {
    const { code, output } = await runOperator(['database', 'roles'], env());
    expect(code).toBe(0);
    const [, documented = ''] =
      /```sql\n(create role sportello_app[\s\S]+?)```/.exec(readFileSync('docs/configuration.md', 'utf8')) ??
      [];
    const printed = output
      .replaceAll(/^--.*\n?/gm, '')
      .replace(/password '[^']+'/, "password '…'")
      .replaceAll(/"Scuole"|\bscuole\b/g, 'sportello');
    expect(printed.trim()).toBe(documented.trim());
    await onDatabase(cluster.superuserUrl('scuole'), output);
    const [, password = ''] =
      /create role sportello_requests login noinherit password '([^']+)'/.exec(output) ?? [];
    const requests = new URL(databaseUrl);
    Object.assign(requests, { username: 'sportello_requests', password });
    const settled = { ...env(), DATABASE_REQUESTS_URL: requests.href };
    expect(await runOperator(['database', 'roles'], settled)).toEqual({
      code: 0,
      output: '-- Every role is there already.',
    });
    expect(await runOperator(['migrate'], settled)).toMatchObject({ code: 0 });
    const db = await openDatabase({ databaseUrl, databaseRequestsUrl: requests.href, dataDir });
    await seedPeople(db);
    const serving = await serve(db, { config: { dataDir } });
    const person = await signIn(serving.url, 'supervisor.SG10001', PASSWORD);
    expect((await person.fetch('/api/account/security')).status).toBe(200);
    await serving.close();
    await db.close();
  });

  // The last test: it revokes a privilege.
  it('is refused where one membership is missing after all, by its name', async () => {
    await onDatabase(cluster.superuserUrl('scuole'), 'revoke sportello_platform from sportello_operator');
    expect(await runOperator(['migrate'], env())).toMatchObject({
      code: 1,
      output: expect.stringContaining(
        'may not create roles, and lacks sportello_platform for sportello_operator: have',
      ),
    });
    const { output } = await runOperator(['database', 'roles'], env());
    expect(output.split('\n').filter((line) => !line.startsWith('--'))).toEqual([
      'grant sportello_platform to sportello_operator;',
    ]);
  });
});
