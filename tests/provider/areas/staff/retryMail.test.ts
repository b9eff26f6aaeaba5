import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { platformMailRetry } from '../../../../contract/staff/endpoints/work';
import { queueMail } from '../../../../provider/mail/queueMail';
import { sendMails } from '../../../../provider/mail/sendMails';
import type { Delivery } from '../../../../provider/mail/transport';
import { servedForTests } from '../../../fixtures/identityProvider';
import { askAs, machine } from '../../../fixtures/operatorCalls';

const served = servedForTests();
const retry = (id: string) => askAs(served.url, machine, platformMailRetry, { params: { id } });
const later: Delivery = { kind: 'later', reason: 'Il server è occupato', away: false };

/**
 * Sends the due mails.
 * @param send result of the mail server for each
 */
const sending = (send: (id: string) => Promise<Delivery>) =>
  sendMails(served.db, served.clock, { send: ({ id }) => send(id), close: () => undefined });

describe('a mail that is on its way', () => {
  beforeEach(() =>
    served.db.asOwner(async (tx) => {
      await tx.deleteFrom('mail').execute();
      const mail = { customerCode: 'SG10001', uid: null, subject: 's', body: 'b' };
      await queueMail(tx, { ...mail, recipient: `${randomUUID()}@example.org` }, served.clock.now());
    }),
  );

  it('is not sent a second time beside it, and is said to be under way', async () => {
    const statuses: unknown[] = [];
    const sent: string[] = [];
    await sending(async (id) => {
      const { status, body } = await retry(id);
      statuses.push(status, body.detail);
      await sending(async () => {
        sent.push('again');
        return { kind: 'sent' };
      });
      return { kind: 'sent' };
    });
    expect(statuses).toEqual([
      409,
      'Il messaggio è in invio in questo momento: va atteso che se ne sappia l’esito.',
    ]);
    expect(sent).toEqual([]);
  });

  it('is sent again once its try was in vain, or its process has died', async () => {
    let id = '';
    await sending(async (own) => {
      id = own;
      return later;
    });
    expect((await retry(id)).status).toBe(200);
    const died = sending(async () => {
      throw new Error('The process ended');
    });
    await expect(died).rejects.toThrow('The process ended');
    expect((await retry(id)).status).toBe(409);
    served.clock.move(11 * 60_000);
    expect((await retry(id)).status).toBe(200);
    expect(await sending(async () => ({ kind: 'sent' }))).toMatchObject({ sent: 1 });
  });
});
