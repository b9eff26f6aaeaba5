import { describe, expect, it } from 'vitest';
import {
  exportRequestCancel,
  exportRequestCreate,
  exportRequestDelete,
  exportRequestList,
  exportRequestRead,
} from '../../../../contract/exportRequests/endpoints';
import { procedureList } from '../../../../contract/procedures/endpoints';
import type { Database } from '../../../../provider/db/database';
import { ask, refusal } from '../../../fixtures/ask';
import { confirmIdentity } from '../../../fixtures/confirmIdentity';
import { openMails } from '../../../fixtures/openMails';
import { peopleForTests } from '../../../fixtures/peopleForTests';

const asker = 'supervisor.SG10001';
/** Another supervisor of the same school. */
const second = 'gestore.SG10001';

const makeSecond = (db: Database) =>
  db.asOwner(async (tx) => {
    const role = { customer_code: 'SG10001', uid: second, ac: 'AMM', cn: 'Member_admins' };
    await tx.insertInto('account_group').values(role).execute();
  });

describe('a request for data that was cancelled or deleted', () => {
  const people = peopleForTests([asker, second, 'supervisor.SG10002'], makeSecond);
  const create = async () => {
    await confirmIdentity(people.as(asker));
    const made = await ask(people.as(asker), exportRequestCreate, {
      params: { email: 'ds@example.org' },
      body: ['WWA'],
    });
    return made.body.prgRichiesta as string;
  };
  const read = (id: string, who = asker) => ask(people.as(who), exportRequestRead, { params: { id } });
  const mailsOf = (subject: string) => openMails(people.db, (mail) => mail.subject === subject);
  const CANCELLED = 'La richiesta di esportazione dei dati è stata annullata';
  const DELETED = 'L’esportazione dei dati è stata eliminata';

  it('says on its page when and by whom, and is in no list and no home page', async () => {
    const id = await create();
    expect((await read(id)).body).toMatchObject({ stato: 'pending', annullataIl: null });
    expect((await ask(people.as(second), exportRequestCancel, { params: { id } })).status).toBe(204);
    expect((await read(id)).body).toMatchObject({
      annullataIl: expect.stringMatching(/^20/),
      annullataDa: expect.stringMatching(/gestore/),
    });
    const { body } = await ask(people.as(asker), exportRequestList, { params: { customerCode: 'SG10001' } });
    expect(body).toEqual([]);
    const home = (await ask(people.as(asker), procedureList)).body as readonly { kind: string }[];
    expect(home.filter(({ kind }) => kind === 'exportRequest')).toEqual([]);
  });

  it('is reported by mail to the person who asked for it, with the name of the one who cancelled it, and to that one', async () => {
    const mails = await mailsOf(CANCELLED);
    expect(mails.map(({ uid }) => uid).sort()).toEqual([second, asker]);
    for (const { body } of mails) {
      expect(body).toContain('n. 1');
      expect(body).toContain('Alunni');
      expect(body).toContain('/areaamministrativa/esportazione/1');
    }
    expect(mails.find(({ uid }) => uid === asker)?.body).toMatch(/è stata annullata da gestore Rossi/);
    expect(mails.find(({ uid }) => uid === second)?.body).toContain(
      'È stata annullata con la propria utenza',
    );
  });

  it('is answered calmly when it is cancelled again, from another tab or by somebody else: nothing happens twice', async () => {
    const again = (who: string) => ask(people.as(who), exportRequestCancel, { params: { id: '1' } });
    const answers = await Promise.all([again(second), again(asker), again(second)]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect(await mailsOf(CANCELLED)).toHaveLength(2);
    expect((await read('1')).body.annullataDa).toMatch(/gestore/);
    const other = await ask(people.as(asker), exportRequestDelete, { params: { id: '1' } });
    expect(refusal(other)).toEqual({ status: 409, code: 'conflict' });
    expect(other.body.detail).toMatch(/^La richiesta è già stata annullata da gestore Rossi il /);
  });

  it('is cancelled once where two supervisors do it at the same moment', async () => {
    const id = await create();
    const answers = await Promise.all(
      [asker, second].map((who) => ask(people.as(who), exportRequestCancel, { params: { id } })),
    );
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    const told = (await mailsOf(CANCELLED)).filter(({ body }) => body.includes(`n. ${id}`));
    expect(told.length).toBe((await read(id)).body.annullataDa.startsWith('gestore') ? 2 : 1);
  });

  it('says the same of one that was served and deleted', async () => {
    const id = await create();
    await people.db.asOwner((tx) =>
      tx
        .updateTable('export_request')
        .set({ nome_file: 'esportazione.zip', data_evasione: people.clock.now(), scadenza: 30 })
        .where('prg_richiesta', '=', Number(id))
        .where('customer_code', '=', 'SG10001')
        .execute(),
    );
    for (const _ of [1, 2])
      expect((await ask(people.as(second), exportRequestDelete, { params: { id } })).status).toBe(204);
    expect((await mailsOf(DELETED)).map(({ uid }) => uid).sort()).toEqual([second, asker]);
    const late = await ask(people.as(asker), exportRequestCancel, { params: { id } });
    expect(late.body.detail).toMatch(/^La richiesta è già stata eliminata da gestore Rossi il /);
    expect((await read(id)).body).toMatchObject({
      stato: 'active',
      desPassword: null,
      enableDownload: false,
    });
  });

  it('is read by no other school', async () => {
    expect(refusal(await read('1', 'supervisor.SG10002')).status).toBe(404);
    expect(refusal(await read('99')).status).toBe(404);
  });
});
