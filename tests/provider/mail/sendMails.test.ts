import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../provider/db/database';
import { accountEnabledMail } from '../../../provider/i18n/mail.it';
import { queueMail, queueMails } from '../../../provider/mail/queueMail';
import { sendMails } from '../../../provider/mail/sendMails';
import { type MailTransport, smtpTransport } from '../../../provider/mail/transport';
import { createVault } from '../../../provider/secrets/vault';
import { testDatabase } from '../../fixtures/database';
import { type MailServer, mailServer } from '../../fixtures/mailServer';
import { seedSchool } from '../../fixtures/seedSchool';

const school = { customerCode: 'SG10001', person: 'supervisor.SG10001' };
const start = new Date('2026-11-21T09:30:00Z');

let db: Database;
let server: MailServer;
let transport: MailTransport;
let minutes: number;
const clock = { now: () => new Date(start.getTime() + minutes * 60_000) };

beforeAll(async () => {
  db = await testDatabase();
  await seedSchool(db, 'SG10001');
});
afterAll(() => db.close());
beforeEach(async () => {
  minutes = 0;
  server = await mailServer();
  transport = smtpTransport(server.url, 'Sportello <sportello@example.org>');
  await db.asOwner((tx) => tx.deleteFrom('mail').execute());
});
afterEach(async () => {
  transport.close();
  await server.close();
});

const mailTo = (recipient: string, subject = 'Prova') => ({
  customerCode: 'SG10001',
  uid: null,
  recipient,
  subject,
  body: 'Perché no?\n\nCosì è.',
});
const queue = (...mails: ReturnType<typeof mailTo>[]) =>
  db.inSchool(school, (tx) => queueMails(tx, mails, clock.now()));
const send = () => sendMails(db, clock, transport);
const outbox = () =>
  db.inSchool(school, (tx) =>
    tx
      .selectFrom('mail')
      .select(['recipient', 'sent_at', 'failure', 'attempts'])
      .orderBy('recipient')
      .execute(),
  );

describe('the outbox', () => {
  it('sends a queued mail once, with its accents, and remembers when', async () => {
    await queue(mailTo('rossi.mario@example.org', 'È riattivata'));
    expect(await send()).toEqual({ sent: 1, later: 0, refused: 0 });
    expect(await send()).toEqual({ sent: 0, later: 0, refused: 0 });
    expect(server.mails).toHaveLength(1);
    expect(server.mails[0]).toMatchObject({
      from: { name: 'Sportello', address: 'sportello@example.org' },
      to: [{ address: 'rossi.mario@example.org' }],
      subject: 'È riattivata',
    });
    expect(server.mails[0]?.text?.trim()).toBe('Perché no?\n\nCosì è.');
    expect(await outbox()).toMatchObject([{ sent_at: start, failure: null, attempts: 1 }]);
  });

  it('keeps nothing of a change that was rolled back', async () => {
    const change = db.inSchool(school, async (tx) => {
      await queueMail(tx, mailTo('rossi.mario@example.org'), clock.now());
      throw new Error('the change failed');
    });
    await expect(change).rejects.toThrow('the change failed');
    expect(await send()).toEqual({ sent: 0, later: 0, refused: 0 });
  });

  it.each([
    'rossi@example.org\r\nBcc: altri@example.org',
    'rossi@example.org, altri@example.org',
    'Mario Rossi <rossi@example.org>',
    'rossi@example.org\n',
    'rossi',
    '@example.org',
    'rossi@',
    'ros​si@example.org',
  ])('never sends to %j, and keeps why', async (recipient) => {
    await queue(mailTo(recipient), mailTo('verdi@example.org'));
    expect(await send()).toEqual({ sent: 1, later: 0, refused: 0 });
    expect(server.recipients).toEqual([['verdi@example.org']]);
    const kept = (await outbox()).find((row) => row.recipient === recipient);
    expect(kept).toMatchObject({ sent_at: null, failure: expect.stringContaining('address') });
  });

  it('lets what one person awaits go before what is written to a whole school, and each in its order', async () => {
    const people = Array.from({ length: 12 }, (_, n) => mailTo(`persona${n}@example.org`, 'Riattivazione'));
    await queue(...people);
    minutes = 1;
    await queue(mailTo('rossi@example.org', 'Nuova password'), mailTo('verdi@example.org', 'Nuova password'));
    minutes = 2;
    await queue(mailTo('bianchi@example.org', 'Nuova password'));
    expect(await send()).toEqual({ sent: 15, later: 0, refused: 0 });
    const subjects = server.mails.map(({ subject }) => subject);
    expect(subjects.slice(0, 3)).toEqual(Array(3).fill('Nuova password'));
    expect(server.recipients[2]).toEqual(['bianchi@example.org']);
    expect(subjects.slice(3)).toEqual(Array(12).fill('Riattivazione'));
  });

  it('cannot be given a second header in the subject', async () => {
    await queue(mailTo('rossi@example.org', 'Prova\r\nBcc: altri@example.org'));
    await send();
    expect(server.recipients).toEqual([['rossi@example.org']]);
    expect(server.mails[0]?.subject).toBe('Prova Bcc: altri@example.org');
    expect(server.mails[0]?.bcc ?? []).toEqual([]);
  });

  it('tries again, later and later, while the server is busy', async () => {
    server.refuseWith(451);
    await queue(mailTo('rossi@example.org'));
    expect(await send()).toEqual({ sent: 0, later: 1, refused: 0 });
    expect(await send()).toEqual({ sent: 0, later: 0, refused: 0 });
    minutes = 1;
    expect(await send()).toEqual({ sent: 0, later: 1, refused: 0 });
    server.refuseWith(undefined);
    minutes = 2;
    expect(await send()).toEqual({ sent: 0, later: 0, refused: 0 });
    minutes = 3;
    expect(await send()).toEqual({ sent: 1, later: 0, refused: 0 });
    expect(await outbox()).toMatchObject([{ attempts: 3, failure: null, sent_at: clock.now() }]);
  });

  it('tries again while there is no server at all, and gives up after the last attempt', async () => {
    await server.close();
    await queue(mailTo('rossi@example.org'));
    expect(await send()).toEqual({ sent: 0, later: 1, refused: 0 });
    expect(await outbox()).toMatchObject([{ sent_at: null, failure: null }]);
    for (let day = 1; day <= 14; day += 1) {
      minutes = day * 24 * 60;
      expect(await send()).toEqual({ sent: 0, later: 1, refused: 0 });
    }
    expect(await outbox()).toMatchObject([
      { sent_at: null, attempts: 15, failure: expect.stringMatching(/CONN/) },
    ]);
    minutes += 24 * 60;
    expect(await send()).toEqual({ sent: 0, later: 0, refused: 0 });
  });

  it('waits longer each time for the key that a mail is sealed with, and gives up where it does not come', async () => {
    await queue(mailTo('rossi@example.org'));
    const body = createVault(() => ['a key of another process, in hex']).close('Testo', 'mail');
    await db.asOwner((tx) => tx.updateTable('mail').set({ body }).execute());
    expect(await send()).toEqual({ sent: 0, later: 1, refused: 0 });
    for (let day = 1; day <= 14; day += 1) {
      minutes = day * 24 * 60;
      expect(await send()).toEqual({ sent: 0, later: 1, refused: 0 });
    }
    expect(await outbox()).toMatchObject([
      { sent_at: null, attempts: 15, failure: expect.stringContaining('key') },
    ]);
    minutes += 24 * 60;
    expect(await send()).toEqual({ sent: 0, later: 0, refused: 0 });
    expect(server.mails).toEqual([]);
  });

  it('does not try again what the server refuses for good', async () => {
    server.refuseWith(550);
    await queue(mailTo('rossi@example.org'));
    expect(await send()).toEqual({ sent: 0, later: 0, refused: 1 });
    server.refuseWith(undefined);
    minutes = 1000;
    expect(await send()).toEqual({ sent: 0, later: 0, refused: 0 });
    expect(await outbox()).toMatchObject([{ sent_at: null, failure: expect.stringContaining('550') }]);
  });

  it('is emptied by two senders together without sending anything twice', async () => {
    await queue(...Array.from({ length: 60 }, (_, index) => mailTo(`utente${index}@example.org`)));
    const reports = await Promise.all([send(), send()]);
    expect(reports.reduce((total, { sent }) => total + sent, 0)).toBe(60);
    expect(new Set(server.recipients.map(([one]) => one)).size).toBe(60);
    expect(server.mails).toHaveLength(60);
  });
});

describe('a mail server that is slow', () => {
  it('is sent each mail once, though another process looks for mails minutes later', async () => {
    await queue(...Array.from({ length: 40 }, (_, index) => mailTo(`utente${index}@example.org`)));
    const received: string[] = [];
    const slow = (every: number, meanwhile: () => Promise<unknown>): MailTransport => ({
      close: () => undefined,
      send: async ({ recipient }) => {
        received.push(recipient);
        minutes += every;
        await meanwhile();
        return { kind: 'sent' };
      },
    });
    // While the first sends its third mail, eight minutes after it began, another sends the remaining ones.
    const other = () =>
      sendMails(
        db,
        clock,
        slow(0, async () => undefined),
      );
    await sendMails(
      db,
      clock,
      slow(4, async () => (received.length === 3 ? other() : undefined)),
    );
    expect(received).toHaveLength(40);
    expect(new Set(received).size).toBe(40);
  });
});

describe('the mail to somebody whose account was enabled again', () => {
  it('says so, how to sign in and where, and holds no password', async () => {
    const text = accountEnabledMail(
      { uid: 'rossi.mario.SG10001', cn: 'Mario', sn: 'Rossi' },
      'https://sportello.example.org',
    );
    await queue({ ...mailTo('rossi.mario@example.org'), ...text });
    await send();
    const [mail] = server.mails;
    expect(mail?.subject).toBe('Utenza riattivata');
    expect(mail?.text).toContain('Gentile Mario Rossi,');
    expect(mail?.text).toContain("l'utenza rossi.mario.SG10001 è stata riattivata");
    expect(mail?.text).toContain('https://sportello.example.org\n');
    expect(mail?.text).not.toMatch(/password[:=]|\$argon2/i);
  });
});
