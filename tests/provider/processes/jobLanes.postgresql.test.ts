import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportJob } from '../../../provider/areas/exportRequests/exportJob';
import type { Database } from '../../../provider/db/database';
import { openDatabase } from '../../../provider/db/openDatabase';
import { sendJob } from '../../../provider/jobs/sendJob';
import { type OperationJob, operationJob } from '../../../provider/operations/operationJob';
import { systemClock } from '../../../provider/systemClock';
import { letGo } from '../../../provider/uploads/removeFile';
import { type DatabasePlace, databasePlace } from '../../fixtures/database';
import { eventually } from '../../fixtures/eventually';
import { seedSchoolOf } from '../../fixtures/processes';
import { startOn } from '../../fixtures/startOn';

const customerCode = 'SG10001';

describe('the jobs of a process', () => {
  let place: DatabasePlace;
  let db: Database;
  let asked = 0;
  /** The applications' export: it announces a file, but never delivers it. */
  const producer = createServer(({ url }, response) => {
    if (url?.endsWith('.csv')) asked += 1;
    else response.end(JSON.stringify({ files: [{ application: 'WWA', name: 'all.csv' }] }));
  });
  let held = 0;
  let givenUp = 0;
  /** A file store that accepts requests and never responds. */
  const store = createServer((_request, response) => {
    held += 1;
    response.on('close', () => {
      givenUp += 1;
    });
  });
  beforeAll(async () => {
    place = await databasePlace();
    await seedSchoolOf(place, 0);
    db = await openDatabase(place.options);
    for (const server of [producer, store])
      await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  });
  afterAll(async () => {
    producer.closeAllConnections();
    producer.close();
    store.closeAllConnections();
    store.close();
    await db.close();
    await place.remove();
  });

  const jobs = async () => (await db.pool.query('select name from job where every is null')).rows;
  /** A job without work: its operation does not exist. */
  const nothing: OperationJob = {
    customerCode,
    operation: crypto.randomUUID(),
    step: 1,
    who: `${customerCode}:supervisor`,
    address: null,
  };

  it('do not wait for the export that waits for the applications, which is given back when it stops', async () => {
    const now = systemClock.now();
    const request = {
      customer_code: customerCode,
      prg_richiesta: 1,
      applicazioni: JSON.stringify(['WWA']),
      cognome_nome_supervisor: 'Rossi Anna',
      des_email: 'anna@example.org',
      data_rich: now,
    };
    await db.asOwner(async (tx) => {
      await tx
        .insertInto('export_request')
        .values(request as never)
        .execute();
      await sendJob(tx, exportJob, { customerCode, prgRichiesta: 1 }, now);
    });
    const { port } = producer.address() as AddressInfo;
    const env = { EXPORT_PRODUCER_URL: `http://127.0.0.1:${port}`, EXPORT_PRODUCER_TOKEN: 'secret' };
    const provider = await startOn(place, env);
    try {
      await eventually(() => expect(asked).toBe(1));
      await db.asOwner((tx) => sendJob(tx, operationJob, nothing, now));
      await eventually(async () => expect(await jobs()).toEqual([{ name: 'dataExport' }]));
      await provider.stop();
      // Another process continues it at once, with the same number of attempts left.
      const left = await db.pool.query('select attempts, held_until from job where every is null');
      expect(left.rows).toEqual([{ attempts: 0, held_until: null }]);
    } finally {
      await provider.kill();
    }
  });

  it('do not wait for a store of files that does not answer', async () => {
    const now = systemClock.now();
    await db.asOwner(async (tx) => {
      await tx.deleteFrom('job').execute();
      const row = {
        customer_code: customerCode,
        id: crypto.randomUUID(),
        store: 's3',
        store_id: 'u',
      } as const;
      await letGo(tx, row, now);
    });
    const { port } = store.address() as AddressInfo;
    const key = { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };
    const env = { S3_ENDPOINT: `http://127.0.0.1:${port}`, S3_BUCKET: 'files', ...key };
    const provider = await startOn(place, env);
    try {
      await eventually(() => expect(held).toBeGreaterThan(0));
      await db.asOwner((tx) => sendJob(tx, operationJob, nothing, now));
      await eventually(async () => expect(await jobs()).toEqual([{ name: 'fileRemoval' }]));
      expect(givenUp).toBe(0);
    } finally {
      await provider.kill();
    }
  });
});
