import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../../provider/db/database';
import { startMailing } from '../../../provider/mail/mailing';
import { queueMail } from '../../../provider/mail/queueMail';
import { testDatabase } from '../../fixtures/database';
import { eventually } from '../../fixtures/eventually';
import { mailServer } from '../../fixtures/mailServer';
import { seedSchool } from '../../fixtures/seedSchool';

const clock = { now: () => new Date('2026-11-21T09:30:00Z') };
const mailFrom = 'Sportello <sportello@example.org>';
let db: Database;
beforeAll(async () => {
  db = await testDatabase();
  await seedSchool(db, 'SG10001');
});
afterAll(() => db.close());

const queue = (subject: string) =>
  db.inSchool({ customerCode: 'SG10001', person: 'x' }, (tx) =>
    queueMail(
      tx,
      { customerCode: 'SG10001', uid: null, recipient: 'rossi@example.org', subject, body: 'Prova' },
      clock.now(),
    ),
  );

describe('the mailing', () => {
  it('sends what is queued while it runs, goes on after a failure, and nothing once stopped', async () => {
    const server = await mailServer();
    const log = vi.fn();
    let fail = true;
    const failingOnce: Database = {
      ...db,
      asPlatform: (work) => {
        if (!fail) return db.asPlatform(work);
        fail = false;
        return Promise.reject(new Error('the database is away'));
      },
    };
    const config = { smtpUrl: server.url, mailFrom };
    const stop = startMailing({ config, db: failingOnce, clock, log, every: 20 });
    await queue('prima');
    await eventually(() => expect(server.mails.map(({ subject }) => subject)).toEqual(['prima']));
    expect(log).toHaveBeenCalledExactlyOnceWith('Mails could not be sent now: the database is away');
    await stop();
    await queue('seconda');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(server.mails).toHaveLength(1);
    await server.close();
  });

  it('leaves mails in the outbox without a mail server', async () => {
    const stop = startMailing({
      config: { smtpUrl: undefined, mailFrom },
      db,
      clock,
      log: vi.fn(),
      every: 10,
    });
    await queue('terza');
    await new Promise((resolve) => setTimeout(resolve, 100));
    await stop();
    const rows = await db.asPlatform((tx) =>
      tx.selectFrom('mail').select(['sent_at', 'attempts']).where('subject', '=', 'terza').execute(),
    );
    expect(rows).toEqual([{ sent_at: null, attempts: 0 }]);
  });
});
