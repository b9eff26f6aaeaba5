import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  exportFile,
  exportRequestCreate,
  exportRequestList,
} from '../../../contract/exportRequests/endpoints';
import { openDatabase } from '../../../provider/db/openDatabase';
import { buildStale } from '../../../scripts/lib/build.mjs';
import { ask } from '../../fixtures/ask';
import { confirmIdentity } from '../../fixtures/confirmIdentity';
import { type DatabasePlace, databasePlace } from '../../fixtures/database';
import { eventually } from '../../fixtures/eventually';
import { PASSWORD, passwordHash } from '../../fixtures/identityProvider';
import { seedSchool } from '../../fixtures/seedSchool';
import { signIn } from '../../fixtures/signIn';
import { startOn } from '../../fixtures/startOn';
import { type WebServer, webServer } from '../../fixtures/webServer';

const params = { customerCode: 'SG10001' };
const FILE = '/SG10001/WWA/voti.csv';
let place: DatabasePlace;
let producer: WebServer;
beforeAll(async () => {
  await buildStale('provider');
  [place, producer] = await Promise.all([databasePlace(), webServer()]);
  producer.answers.set(
    '/SG10001',
    Buffer.from(JSON.stringify({ files: [{ application: 'WWA', name: 'voti.csv' }] })),
  );
  const db = await openDatabase(place.options);
  await seedSchool(db, 'SG10001', {
    licences: ['WWA'],
    accounts: [
      { username: 'supervisor', groups: ['SSO/Member_admins'], password_hash: await passwordHash() },
    ],
  });
  await db.close();
});
afterAll(async () => {
  await producer.close();
  await place.remove();
});

it('an export whose process is killed in the middle of its file is completed by the next one, and nothing else of it remains', async () => {
  const start = async () => {
    const env = {
      EXPORT_WAIT_MINUTES: '0',
      EXPORT_PRODUCER_URL: producer.url,
      EXPORT_PRODUCER_TOKEN: 'gettone',
    };
    const provider = await startOn(place, env);
    return { provider, supervisor: await signIn(provider.url, 'supervisor.SG10001', PASSWORD) };
  };
  const halfway = new Promise<void>((resolve) => {
    producer.answers.set(FILE, (_request, response) => {
      response.writeHead(200);
      // More than a part of the object, without an end.
      response.write(Buffer.from('nome;nota\n'.repeat(1_000_000)), () => resolve());
    });
  });
  const first = await start();
  await confirmIdentity(first.supervisor);
  const made = await ask(first.supervisor, exportRequestCreate, {
    params: { email: 'ds@example.org' },
    body: ['WWA'],
  });
  expect(made.status).toBe(200);
  await halfway;
  await first.provider.kill();

  const objects = join(place.options.dataDir, 'objects');
  const files = (folder: string) =>
    readdirSync(join(objects, folder), { recursive: true }).filter((name) => String(name).includes('/'));
  expect(files('arriving')).not.toEqual([]);
  const { supervisor, provider } = await start();
  try {
    const read = async () => {
      const { body } = await ask(supervisor, exportRequestList, { params });
      return body.find(
        ({ prgRichiesta }: { prgRichiesta: string }) => prgRichiesta === made.body.prgRichiesta,
      );
    };
    expect((await read()).stato).toBe('pending');
    producer.answers.set(FILE, Buffer.from('nome;nota\nAnna;8\n'));
    // After the lease of the killed process has expired.
    const db = await openDatabase(place.options);
    await db.asOwner((tx) =>
      tx
        .updateTable('job')
        .set({ due_at: new Date(0), held_until: null })
        .where('name', '=', 'dataExport')
        .execute(),
    );
    await db.close();
    await eventually(async () => expect((await read()).stato).toBe('active'));
    const { body } = await ask(supervisor, exportFile, {
      params: { fileName: (await read()).nomeFile },
    });
    const zip = Buffer.from(await (await fetch(body.url)).arrayBuffer());
    expect(String(Buffer.from(unzipSync(zip)['WWA/applicazione/voti.csv'] ?? []))).toBe(
      'nome;nota\nAnna;8\n',
    );
    expect(files('arriving')).toEqual([]);
    expect(files('whole')).toHaveLength(1);
  } finally {
    await provider.stop();
  }
});
