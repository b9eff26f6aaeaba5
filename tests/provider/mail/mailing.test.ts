import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../../provider/db/database';
import { startMailing } from '../../../provider/mail/mailing';
import { queueMail } from '../../../provider/mail/queueMail';
import { testDatabase } from '../../fixtures/database';
import { eventually } from '../../fixtures/eventually';
import { mailServer } from '../../fixtures/mailServer';
import { seedSchool } from '../../fixtures/seedSchool';
import { startTcpProxy } from '../../fixtures/tcpProxy';

let at = new Date('2026-11-21T09:30:00Z');
const clock = { now: () => at };
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

  it('tells in one line that the mail server is away, and in another that it is back', async () => {
    const server = await mailServer();
    const proxy = await startTcpProxy(Number(new URL(server.url).port));
    await proxy.cut();
    const log = vi.fn();
    await db.pool.query('truncate mail');
    for (const subject of ['uno', 'due', 'tre']) await queue(subject);
    const config = { smtpUrl: `smtp://127.0.0.1:${proxy.port}`, mailFrom };
    const stop = startMailing({ config, db, clock, log, every: 20 });
    const mails = () => db.asPlatform((tx) => tx.selectFrom('mail').select(['attempts', 'due_at']).execute());
    // Failed mails are due in a minute: a mail being sent has a longer lease.
    const failed = { attempts: 1, due_at: new Date(at.getTime() + 60_000) };
    await eventually(async () => expect(await mails()).toEqual([failed, failed, failed]));
    await proxy.mend();
    at = new Date(at.getTime() + 120_000);
    await eventually(() => expect(server.mails).toHaveLength(3));
    await stop();
    expect(log.mock.calls).toEqual([
      [expect.stringMatching(/^The mail server does not answer: connect ECONNREFUSED .* Mails wait/)],
      ['The mail server answers again; 3 pieces of work failed meanwhile.'],
    ]);
    await proxy.close();
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
