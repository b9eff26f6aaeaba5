import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { dsRead, dsWrite } from '../../../../contract/offices/endpoints';
import {
  preservationComplete,
  preservationDocument,
  preservationGenerate,
  preservationManagerRead,
  preservationManagerWrite,
  preservationReset,
  preservationStatus,
} from '../../../../contract/preservation/endpoints';
import { allSigned, documentsIn, isLoading, stepOf } from '../../../../contract/preservation/procedure';
import { procedureList } from '../../../../contract/procedures/endpoints';
import { sessionOpen } from '../../../../contract/session/endpoints';
import { preservationWorker } from '../../../../provider/areas/preservation/documentJob';
import { startJobs } from '../../../../provider/jobs/startJobs';
import { ask, refusal } from '../../../fixtures/ask';
import { eventually } from '../../../fixtures/eventually';
import { openMails } from '../../../fixtures/openMails';
import { pdfText } from '../../../fixtures/pdfText';
import { HEAD, MANAGER, preservationSchool } from '../../../fixtures/preservationSchool';

describe('the activation of digital preservation', () => {
  const school = preservationSchool();
  const supervisor = () => school.as('supervisor.SG10001');
  const status = async () => (await ask(supervisor(), preservationStatus)).body;
  const read = () => ask(supervisor(), preservationManagerRead);
  const generate = () => ask(supervisor(), preservationGenerate);
  const name = async (body: object = MANAGER) => {
    const { etag } = await read();
    return ask(supervisor(), preservationManagerWrite, { body: body as never, ifMatch: etag ?? '' });
  };
  /** Returns its state among the procedures of the school. */
  const stage = async () => (await ask(supervisor(), procedureList)).body[0].state;
  const generated = async () => {
    await name();
    await generate();
    await eventually(async () => expect(isLoading(await status())).toBe(false));
  };

  it('SRV-007 SRV-058 is nothing without the licence, or where none was opened', async () => {
    expect((await ask(school.as('supervisor.SG10002'), preservationStatus)).body).toBe('');
    const { body } = await ask(school.as('supervisor.SP20001'), preservationManagerRead);
    expect(body.code).toBe('notFound');
    expect(await status()).toMatchObject({ customerCode: 'SG10001', completed: false, richiesti: false });
  });

  it('SHELL-034 is in the session of people who may see it', async () => {
    const services = async (uid: string) => (await ask(school.as(uid), sessionOpen)).body.services;
    expect(await services('supervisor.SG10001')).toMatchObject({ preservation: true, spid: false });
    const nothing = { preservation: false, spid: false };
    expect(await services('supervisor.SG10002'), 'an activation, and no licence').toMatchObject(nothing);
    const bought = { customer_code: 'SP20001', ac: 'NCV', status: true };
    await school.db.asOwner((tx) => tx.insertInto('licence').values(bought).execute());
    expect(await services('supervisor.SP20001'), 'a licence, and no activation').toMatchObject(nothing);
    await school.db.asOwner((tx) =>
      tx.deleteFrom('licence').where('customer_code', '=', 'SP20001').execute(),
    );
    const licence = (status: boolean) =>
      school.db.asOwner((tx) => tx.updateTable('licence').set({ status }).where('ac', '=', 'NCV').execute());
    await licence(false);
    expect(await services('supervisor.SG10001'), 'a licence that is over').toMatchObject(nothing);
    await licence(true);
    expect(await services('gestore.SG10001')).toBeUndefined();
  });

  it('comes with the name that the provider is configured with', async () => {
    expect((await ask(supervisor(), sessionOpen)).body.providerName).toBe('Sportello');
  });

  it('is the supervisor’s alone', async () => {
    const manager = school.as('gestore.SG10001');
    expect(refusal(await ask(manager, preservationStatus))).toEqual({ status: 403, code: 'forbidden' });
    expect(refusal(await ask(manager, preservationGenerate))).toEqual({ status: 403, code: 'forbidden' });
  });

  it.each([
    ['SRV-053 asks for a name of the manager', { ...MANAGER, name: ' ' }, 'name', 'Campo obbligatorio'],
    [
      'SRV-054 asks for a tax code of the manager',
      { ...MANAGER, cf: '' },
      'cf',
      'Codice fiscale obbligatorio',
    ],
    [
      'SRV-055 asks for a tax code in full form',
      { ...MANAGER, cf: 'VRDGUO65B02' },
      'cf',
      'Codice fiscale non valido',
    ],
  ])('%s', async (_what, body, field, message) => {
    const answer = await name(body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      title: 'Dati assenti o non validi!',
      errors: [{ field, message }],
    });
  });

  it('DASH-009 is among the procedures of a school with the licence, with its state', async () => {
    const found = async (uid: string) => (await ask(school.as(uid), procedureList)).body;
    expect(await found('supervisor.SG10001')).toMatchObject([{ kind: 'preservation', state: 'data' }]);
    expect(await found('supervisor.SG10002')).toEqual([]);
    expect(await found('gestore.SG10001')).toEqual([]);
  });

  it('makes no documents before there is a manager', async () => {
    expect((await generate()).body.detail).toContain('responsabile della conservazione');
  });

  it('tells a person who saw the manager as it was before', async () => {
    const { etag } = await read();
    await name();
    const late = await ask(supervisor(), preservationManagerWrite, {
      body: { ...MANAGER, name: 'Altro Nome' },
      ifMatch: etag ?? '',
    });
    expect(late.body).toMatchObject({ code: 'stale', current: MANAGER });
    expect((await read()).body).toEqual(MANAGER);
  });

  it('SRV-042 SRV-061 SRV-041 makes four documents, whose urls are null until they are there', async () => {
    const { body } = await generate();
    expect(stepOf(body)).toBe(2);
    expect(documentsIn(body).map(({ state }) => state)).toEqual(Array(4).fill('processing'));
    expect([body.urlContratto, body.urlAllegato, body.urlAffidamento, body.urlRichiestaAttivazione]).toEqual([
      null,
      null,
      null,
      null,
    ]);
    await eventually(async () => expect(isLoading(await status())).toBe(false));
    const now = await status();
    expect(documentsIn(now).map(({ state, filename }) => [state, filename])).toEqual([
      ['unsigned', 'contratto-conservazione-SG10001.pdf'],
      ['unsigned', 'clausole-vessatorie-SG10001.pdf'],
      ['unsigned', 'atto-affidamento-SG10001.pdf'],
      ['unsigned', 'scheda-attivazione-SG10001.pdf'],
    ]);
    for (const kind of ['Contratto', 'Allegato', 'Affidamento', 'Attivazione'] as const)
      expect(now[`dataFirma${kind}`]).toBeNull();
    expect(allSigned(now)).toBe(false);
  });

  it('DOC-017 DOC-018 tells paths by which unsigned documents are known', async () => {
    const now = await status();
    for (const kind of ['Affidamento', 'Attivazione', 'Contratto', 'Allegato'] as const) {
      expect(now[`path${kind}`]).toBe(now[`originalPath${kind}`]);
      expect(now[`originalUrl${kind}`]).toBe(`/api/conservazione/documenti/${kind}`);
    }
  });

  it('freezes what it hands out by its hash, no matter who asks and how often', async () => {
    const get = () =>
      ask(supervisor(), preservationDocument, { params: { tipoDocumento: 'Affidamento' } as never });
    const first = (await get()).body;
    const bytes = Buffer.from(first.content, 'base64');
    expect(first.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
    expect(first.pages).toBe(5);
    const text = pdfText(bytes).replace(/\s+/g, ' ');
    expect(text).toContain(MANAGER.cf);
    expect(text).toContain(`${HEAD.cn} ${HEAD.sn}`);
    await generate();
    expect((await get()).body).toEqual(first);
    const signed = await ask(supervisor(), preservationDocument, {
      params: { tipoDocumento: 'Affidamento' } as never,
      query: { versione: 'firmata' },
    });
    expect(refusal(signed)).toEqual({ status: 404, code: 'notFound' });
  });

  it('makes what was asked for though every process ended in between', async () => {
    await school.stopJobs();
    await name({ ...MANAGER, name: 'Ugo Luca Verdi' });
    await generate();
    expect(isLoading(await status())).toBe(true);
    const { body } = await ask(supervisor(), procedureList);
    expect(body).toMatchObject([{ kind: 'preservation', state: 'making' }]);
    await school.startJobs();
    await eventually(async () => expect(isLoading(await status())).toBe(false));
  });

  it('says which documents could not be made after several tries, and makes them when they are asked for again', async () => {
    await school.stopJobs();
    await name({ ...MANAGER, name: 'Ugo Carlo Verdi' });
    await generate();
    const broken = {
      now: () => {
        throw new Error('no document today');
      },
    };
    const stop = await startJobs({
      db: school.db,
      clock: school.clock,
      every: 50,
      retryAfter: 10,
      log: () => undefined,
      workers: [preservationWorker({ db: school.db, clock: broken, provider: 'x', contact: 'x' })],
    });
    await eventually(async () => expect((await status()).nonGenerati).toHaveLength(4));
    await stop();
    expect(documentsIn(await status()).map(({ state }) => state)).toEqual(Array(4).fill('failed'));
    expect(await stage()).toBe('failed');
    await school.startJobs();
    expect((await generate()).body.nonGenerati).toEqual([]);
    await eventually(async () =>
      expect(documentsIn(await status()).map(({ state }) => state)).toEqual(Array(4).fill('unsigned')),
    );
  });

  it('is not completed before all four documents are signed', async () => {
    expect(refusal(await ask(supervisor(), preservationComplete))).toEqual({ status: 409, code: 'conflict' });
  });

  it('SRV-051 makes the documents again when the manager is another', async () => {
    await generated();
    const before = (await ask(supervisor(), preservationDocument, {
      params: { tipoDocumento: 'Contratto' } as never,
    })) as { body: { sha256: string } };
    expect((await name({ ...MANAGER, name: 'Ugo Maria Verdi' })).status).toBe(200);
    expect(stepOf(await status())).toBe(1);
    await generate();
    await eventually(async () => expect(isLoading(await status())).toBe(false));
    const { body } = await ask(supervisor(), preservationDocument, {
      params: { tipoDocumento: 'Contratto' } as never,
    });
    expect(body.sha256).not.toBe(before.body.sha256);
    expect(pdfText(Buffer.from(body.content, 'base64'))).toContain('Ugo Maria Verdi');
  });

  it('says when the school head is another than the documents name, and makes them again', async () => {
    await school.db.asOwner((tx) =>
      tx
        .updateTable('account')
        .set({ last_login: new Date() })
        .where('customer_code', '=', 'SG10001')
        .execute(),
    );
    const params = { customerCode: 'SG10001' };
    const named = await ask(supervisor(), dsWrite, { params, body: { uid: 'reggente.SG10001' } });
    expect(named.status).toBe(200);
    expect((await status()).dsCambiato).toBe(true);
    expect(await stage()).toBe('otherHead');
    await generate();
    expect((await status()).dsCambiato).toBe(false);
    await eventually(async () => expect(isLoading(await status())).toBe(false));
  });

  it('SRV-025 begins again by a reset; the school head stays', async () => {
    const answer = await ask(supervisor(), preservationReset);
    expect(answer.status).toBe(204);
    const told = await openMails(school.db, ({ subject }) => subject.startsWith('Procedura annullata'));
    expect(told.map(({ uid }) => uid)).toEqual(['supervisor.SG10001']);
    expect((await read()).body).toEqual({});
    expect(stepOf(await status())).toBe(1);
    const { body: head } = await ask(supervisor(), dsRead, { params: { customerCode: 'SG10001' } });
    expect(head.uidDs).toBe('reggente.SG10001');
  });

  it('writes each of these to the audit log', async () => {
    const actions = await school.db.asOwner((tx) =>
      tx.selectFrom('audit_entry').select('action').where('entity', '=', 'preservation').distinct().execute(),
    );
    expect(actions.map(({ action }) => action).sort()).toEqual(
      expect.arrayContaining(['generate', 'reset', 'update']),
    );
  });
});
