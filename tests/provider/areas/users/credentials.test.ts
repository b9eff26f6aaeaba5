import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  spidPlanRead,
  spidPlanSet,
  usersLetters,
  usersSendCredentials,
} from '../../../../contract/account/credentialsEndpoints';
import { passwordChoose, passwordLinkOpen } from '../../../../contract/account/passwordsEndpoints';
import { userRead, usersFind } from '../../../../contract/users/endpoints';
import { sendMails } from '../../../../provider/mail/sendMails';
import { smtpTransport } from '../../../../provider/mail/transport';
import { ask, refusal } from '../../../fixtures/ask';
import { movableClock } from '../../../fixtures/identityProvider';
import { type MailServer, mailServer } from '../../../fixtures/mailServer';
import { askPublicly } from '../../../fixtures/oneTimeCode';
import { openMails } from '../../../fixtures/openMails';
import { type OperationSchool, of, operationSchool, people } from '../../../fixtures/operations';
import { pdfText } from '../../../fixtures/pdfText';

const params = { customerCode: 'SG10001' };

describe('credentials', () => {
  let school: OperationSchool;
  let server: MailServer;
  beforeAll(async () => {
    [school, server] = await Promise.all([operationSchool(), mailServer()]);
  });
  afterAll(async () => {
    await school.close();
    await server.close();
  });

  const send = (uids: readonly string[], by = school.supervisor) =>
    ask(by, usersSendCredentials, { params, body: { uids } });
  const letters = (uids: readonly string[], titolo = '', by = school.supervisor) =>
    ask(by, usersLetters, { params, body: { uids, titolo } });
  const find = async (body: object) =>
    (await ask(school.supervisor, usersFind, { params, body })).body.map(({ uid }: { uid: string }) => uid);
  async function deliver() {
    const transport = smtpTransport(server.url, 'Scuola <scuola@example.org>');
    await sendMails(school.db, movableClock(), transport);
    transport.close();
  }

  it('by mail: of 10 people the server takes 9 and refuses 1, and each person says so', async () => {
    const uids = people(0, 10);
    server.refuse('persona4.sg10001@example.org', 550);
    expect((await send(uids)).body.done).toEqual([...uids].sort());
    expect(await find({ credenziali: 'inCorso' })).toHaveLength(10);
    await deliver();
    expect(await find({ credenziali: 'consegnata' })).toHaveLength(9);
    expect(await find({ credenziali: 'respinta' })).toEqual([of('persona4')]);
    const { body } = await ask(school.supervisor, userRead, { params: { ...params, uid: of('persona4') } });
    expect(body.credenziali).toBe('respinta');
    expect(server.mails).toHaveLength(9);
    expect(server.mails.every(({ text }) => /\/cambiopassword\?id=[\w-]{43}/.test(text ?? ''))).toBe(true);
    server.refuse('persona4.sg10001@example.org', undefined);
    await send([of('persona4')]);
    await deliver();
    expect(await find({ credenziali: 'respinta' })).toEqual([]);
  });

  it('by letter: the person gets a mail when it is created and when it is used, each is logged, and it opens once', async () => {
    const uid = of('persona50');
    const made = (await letters([uid])).body;
    const text = await pdfText(Buffer.from(made.content, 'base64'));
    expect(text).toContain('vale 7 giorni e si può usare una volta sola');
    const id = /id=([\w-]{43})/.exec(text.replace(/\s/g, ''))?.[1] ?? '';
    const opened = await askPublicly(school.url, passwordLinkOpen, { id });
    const passwordNuova = 'Tre-parole-a-caso-77';
    const { email } = opened.body;
    const body = { id, username: uid, email, passwordNuova, confermaPassword: passwordNuova };
    expect((await askPublicly(school.url, passwordChoose, body)).status).toBe(204);
    expect((await askPublicly(school.url, passwordChoose, body)).status).toBe(404);
    const mails = await openMails(school.db, (mail) => mail.uid === uid);
    const subjects = mails.map(({ subject }) => subject);
    expect(subjects).toContain('Lettera di primo accesso preparata');
    expect(subjects).toContain('Lettera di primo accesso usata');
    const [first] = mails.filter(({ subject }) => subject.endsWith('preparata'));
    expect(first).toMatchObject({ recipient: email, body: expect.stringContaining('vale 7 giorni') });
    expect(mails.some((mail) => mail.body.includes(id))).toBe(false);
    const lines = await school.db.asOwner((tx) =>
      tx
        .selectFrom('audit_entry')
        .select(['who', 'action', 'after'])
        .where('id', '=', uid)
        .orderBy('seq')
        .execute(),
    );
    expect(lines).toEqual([
      { who: of('supervisor'), action: 'sendCredentials', after: { by: 'letter' } },
      { who: uid, action: 'changePassword', after: { by: 'letter' } },
    ]);
  });

  it('P12 tell of the person that the address is not reached, until a mail is taken or the address is another', async () => {
    const person = people(14, 15)[0] ?? '';
    const address = `${person.toLowerCase()}@example.org`;
    const whose = { ...params, uid: person };
    const isRefused = async () =>
      (await ask(school.supervisor, userRead, { params: whose })).body.emailRespinta;
    const write = async () => {
      await send([person]);
      await deliver();
    };
    server.refuse(address, 451);
    await write();
    expect(await isRefused()).toBeUndefined();
    server.refuse(address, 550);
    await write();
    expect(await isRefused()).toBe(address);
    const move = (email: string) =>
      school.db.asOwner((tx) => tx.updateTable('account').set({ email }).where('uid', '=', person).execute());
    await move('altrove@example.org');
    expect(await isRefused()).toBeUndefined();
    await move(address);
    expect(await isRefused()).toBe(address);
    server.refuse(address, undefined);
    await write();
    expect(await isRefused()).toBeUndefined();
  });

  it('by mail: an address that is none is refused at once', async () => {
    await school.db.asOwner((tx) =>
      tx.updateTable('account').set({ email: 'a@b, c@d' }).where('uid', '=', of('persona11')).execute(),
    );
    await send([of('persona11')]);
    expect(await find({ credenziali: 'respinta' })).toEqual([of('persona11')]);
  });

  it('are for a person who never signed in and is enabled, and say why not of the others', async () => {
    const { body } = await send([of('docente'), of('spenta'), of('supervisor')]);
    expect(body.done).toEqual([]);
    expect(body.skipped.map(({ reason }: { reason: string }) => reason)).toEqual([
      expect.stringContaining('è già entrato'),
      expect.stringContaining('è disabilitata'),
      expect.stringContaining('supervisor'),
    ]);
    expect(refusal(await send([of('persona1')], school.teacher)).status).toBe(403);
    expect(refusal(await send([of('persona1')], school.stranger)).status).toBe(404);
  });

  it('by letter: 10 people are 10 pages, tagged and in Italian, with links that work and no password', async () => {
    const uids = people(20, 30);
    const { status, body } = await letters(uids, 'Classe 1A');
    expect(status).toBe(200);
    expect(body).toMatchObject({ letters: 10, skipped: [], name: 'lettere-primo-accesso-SG10001.pdf' });
    const pdf = Buffer.from(body.content, 'base64');
    const text = pdf.toString('latin1');
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(10);
    expect(text).toContain('/Lang (it-IT)');
    expect(text).toContain('/Marked true');
    expect(text).toContain('/StructTreeRoot');
    expect(text.match(/\/S \/Figure/g)).toHaveLength(10);
    const tokens = [
      ...pdfText(pdf)
        .replace(/\s/g, '')
        .matchAll(/cambiopassword\?id=([\w-]{43})/g),
    ].map(([, token]) => token ?? '');
    expect(new Set(tokens).size).toBe(10);
    for (const id of tokens) {
      const answer = await fetch(school.url + passwordLinkOpen.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ id }),
      });
      expect(answer.status).toBe(200);
    }
    const log = JSON.stringify(
      await school.db.asOwner((tx) => tx.selectFrom('audit_entry').selectAll().execute()),
    );
    const kept = JSON.stringify(
      await school.db.asOwner((tx) => tx.selectFrom('idempotency').selectAll().execute()),
    );
    for (const token of tokens) expect(log + kept).not.toContain(token);
    expect(log).toContain('"letter"');
    await letters([uids[0] as string]);
    const links = await school.db.asOwner((tx) =>
      tx
        .selectFrom('password_link')
        .select('token_hash')
        .where('uid', '=', uids[0] as string)
        .execute(),
    );
    expect(links).toHaveLength(1);
  });

  it('by letter: refuses more than fit one file, and people who may not', async () => {
    const many = Array.from({ length: 201 }, (_, nth) => of(`x${nth}`));
    expect(refusal(await letters(many))).toEqual({ status: 400, code: 'invalid' });
    expect(refusal(await letters([of('persona1')], '', school.teacher)).status).toBe(403);
    expect(refusal(await letters([of('supervisor')]))).toEqual({ status: 409, code: 'conflict' });
  });

  it('the day on which passwords end is planned by the supervisor, and read by the managers too', async () => {
    const read = async (by = school.manager) => (await ask(by, spidPlanRead, { params })).body;
    expect(await read()).toEqual({});
    const set = (giorno: string | null, by = school.supervisor) =>
      ask(by, spidPlanSet, { params, body: { giorno } });
    expect((await set('2027-01-31')).body).toEqual({ giorno: '2027-01-31' });
    expect(await read()).toEqual({ giorno: '2027-01-31' });
    expect(refusal(await set('2027-01-31', school.manager)).status).toBe(403);
    expect((await set(null)).body).toEqual({});
    expect(refusal(await set('31/01/2027')).status).toBe(400);
  });
});
