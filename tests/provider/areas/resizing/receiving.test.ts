import { beforeAll, describe, expect, it } from 'vitest';
import { procedureList } from '../../../../contract/procedures/endpoints';
import {
  mergedCalls,
  resizingDelete,
  resizingPdf,
  resizingSigned,
  resizingSignOffline,
  resizingStatus,
} from '../../../../contract/resizing/endpoints';
import {
  receivingAnswer,
  receivingCalls,
  receivingSchools,
  receivingStatus,
  receivingSummary,
  resizingComparison,
} from '../../../../contract/resizing/receivingEndpoints';
import type { MergedSchool } from '../../../../contract/resizing/resizing';
import { receivingStages, resizingStages } from '../../../../contract/resizing/stagesEndpoints';
import { sessionOpen } from '../../../../contract/session/endpoints';
import { runOperator } from '../../../../provider/cli/runOperator';
import { ask, refusal } from '../../../fixtures/ask';
import { OPERATOR_SECRET } from '../../../fixtures/identityProvider';
import { receiptForms, wholeReceipt } from '../../../fixtures/receiptForms';
import { HEAD, resizingSchools } from '../../../fixtures/resizingSchools';
import { signedElsewhere, uploadSigned } from '../../../fixtures/signedElsewhere';
import type { SignedIn } from '../../../fixtures/signIn';

describe('the resizing of a receiving school', () => {
  const schools = resizingSchools();
  const merged = () => schools.as('supervisor.SG10001');
  const receiving = () => schools.as('supervisor.SG10002');
  const status = async () => (await ask(receiving(), receivingStatus)).body;
  const mine = async (uid: string) =>
    (await ask(schools.as(uid), procedureList)).body.map(
      (one: { kind: string; state: string }) => `${one.kind} ${one.state}`,
    );
  const services = async (uid: string) => (await ask(schools.as(uid), sessionOpen)).body.services;
  const entry = async (): Promise<MergedSchool> => (await ask(receiving(), receivingSchools)).body[0];
  const answer = async (
    said: Readonly<Record<string, { status: string; description?: string }>>,
    uid = 'supervisor.SG10002',
  ) => {
    const one = await entry();
    const applicationData = one.applicationData.map((data) => ({ ...data, ...said[data.appCode] }));
    return ask(schools.as(uid), receivingAnswer, { body: [{ ...one, applicationData }] as never });
  };

  beforeAll(async () => {
    await schools.nameHead();
    await schools.toDocument();
  });

  it('hears nothing of what was chosen before it is signed', async () => {
    expect(await status()).toBe('');
    expect((await ask(receiving(), receivingSchools)).body).toEqual([]);
    expect((await services('supervisor.SG10002')).receiving).toBe(false);
    expect(await mine('supervisor.SG10002')).toEqual([]);
    expect((await ask(receiving(), resizingComparison, { params: { scuola: 'SG10001' } })).status).toBe(404);
  });

  it('RZM-048 SIGN-022 refuses the signature of somebody who is not the head, in words', async () => {
    const pdf = (await ask(merged(), resizingSigned)).status;
    expect(pdf).toBe(404);
    const { content } = (await ask(merged(), resizingPdf)).body;
    const file = await signedElsewhere(schools, content, 'VRDGUO65B02L378H');
    const refused = await uploadSigned(merged(), resizingSignOffline.path, file);
    expect(refused.body).toMatchObject({ code: 'signatureRefused', current: { code: 'other-person' } });
    expect(refused.body.detail).toMatch(/\S/);
    expect((await ask(merged(), resizingStatus)).body.status).toBe('CREATED');
  });

  it('RZM-002 RZM-026 RZM-029 SIGN-022 is completed by the signature of the head, with a receipt', async () => {
    const signed = await schools.signOnline();
    expect([signed.status, signed.body.taxCode]).toEqual([200, HEAD.codiceFiscaleDs]);
    expect((await ask(merged(), resizingStatus)).body.status).toBe('COMPLETED');
    const run = (await ask(merged(), mergedCalls.read)).body;
    expect(run.step).toBe('riepilogo');
    const { body: receipt } = await ask(merged(), mergedCalls.receipt);
    expect(receipt).toMatchObject({
      numero: run.receipt,
      persona: 'Ida Neri',
      documenti: [{ sha256: signed.body.fileSha256 }],
    });
    expect(await receiptForms(schools.db, receipt)).toEqual(wholeReceipt);
    expect(await mine('supervisor.SG10001')).toEqual(['merged sent']);
    expect(refusal(await ask(merged(), resizingDelete))).toEqual({ status: 409, code: 'conflict' });
  });

  it('RZR-014 begins for a school to which applications were handed over', async () => {
    expect(await status()).toEqual({ status: 'TOBEGIN' });
    expect(await services('supervisor.SG10002')).toMatchObject({ merged: false, receiving: true });
    expect(await services('supervisor.SG10003')).toMatchObject({ merged: false, receiving: false });
    expect(await mine('supervisor.SG10002')).toEqual(['receiving toBegin']);
  });

  it('is known of a school that is merged', async () => {
    expect(await services('supervisor.SG10001')).toMatchObject({ merged: true, receiving: false });
  });

  it('RZR-013 has the applications of each merged school, none of them answered', async () => {
    expect(await entry()).toEqual({
      codMin: 'RMIC81000A',
      customerCode: 'SG10001',
      name: 'Istituto SG10001',
      description: 'Roma',
      applicationData: ['sgd', 'wwa', 'wwb', 'wwp'].map((appCode) => ({
        appCode,
        status: 'PENDING',
        saved: false,
      })),
    });
    expect((await ask(receiving(), receivingSummary)).status).toBe(404);
  });

  it('shows both schools side by side, the people of both by their tax code, and how it will be', async () => {
    const params = { scuola: 'SG10001' };
    const { body } = await ask(receiving(), resizingComparison, { params });
    expect([body.merged.customerCode, body.receiving.customerCode]).toEqual(['SG10001', 'SG10002']);
    expect(body.shared).toEqual([
      { name: 'Uno0 Comune', codiceFiscale: 'VRDGUO65B02L378H' },
      { name: 'Uno1 Comune', codiceFiscale: 'BNCNNA70A41L378J' },
    ]);
    expect(body.applications.find(({ appCode }: { appCode: string }) => appCode === 'wwa')).toEqual({
      appCode: 'wwa',
      users: 3,
      usersThere: 2,
      usersAfter: 3,
      years: '2015-2026',
      yearsThere: '2019-2026',
      yearsAfter: '2015-2026',
      documents: 100,
      documentsThere: 40,
      documentsAfter: 140,
    });
    const other = (await ask(merged(), resizingComparison, { params: { scuola: 'SG10002' } })).body;
    expect(other).toEqual(body);
  });

  it('RZR-022 RZR-023 RZR-024 refuses a refusal without a reason, with a short and with a long one', async () => {
    for (const [description, message] of [
      ['', 'La motivazione è obbligatoria'],
      ['x'.repeat(19), 'La motivazione deve essere maggiore di 20 caratteri'],
    ] as const) {
      const refused = await answer({ wwa: { status: 'REFUSED', description } });
      expect(refused.body.errors[0].message).toBe(message);
    }
    const long = await answer({ wwa: { status: 'REFUSED', description: 'x'.repeat(257) } });
    expect(refusal(long)).toEqual({ status: 400, code: 'invalid' });
    expect((await entry()).applicationData.some(({ saved }) => saved)).toBe(false);
  });

  it('RZR-018 accepts an application at once, and is begun then', async () => {
    expect((await answer({ wwa: { status: 'ACCEPTED' } })).status).toBe(200);
    expect((await entry()).applicationData[1]).toEqual({ appCode: 'wwa', status: 'ACCEPTED', saved: true });
    expect(await status()).toEqual({ status: 'STARTED' });
    expect((await ask(receiving(), receivingCalls.read)).body.step).toBe('applicativi');
  });

  it('RZR-003 RZR-019 RZR-020 refuses one with a reason, and changes no answer that was saved', async () => {
    const description = 'Gli archivi sono già presenti nella scuola accorpante.';
    await answer({ wwp: { status: 'REFUSED', description } });
    expect((await entry()).applicationData[3]).toEqual({
      appCode: 'wwp',
      status: 'REFUSED',
      description,
      saved: true,
    });
    const changes: readonly Parameters<typeof answer>[0][] = [
      { wwa: { status: 'REFUSED', description } },
      { wwp: { status: 'ACCEPTED' } },
      { wwp: { status: 'PENDING' } },
    ];
    for (const said of changes)
      expect(refusal(await answer(said))).toEqual({ status: 409, code: 'conflict' });
    const { applications } = (await ask(receiving(), resizingComparison, { params: { scuola: 'SG10001' } }))
      .body;
    const afterwards = (code: string) => {
      const of = applications.find(({ appCode }: { appCode: string }) => appCode === code);
      return [of.usersAfter, of.yearsAfter, of.documentsAfter];
    };
    // Refused data stay unchanged here.
    expect(afterwards('wwp')).toEqual([0, '2021-2026', 7]);
    expect(afterwards('wwa')).toEqual([3, '2015-2026', 140]);
    const seen = (await ask(merged(), resizingStatus)).body.answers;
    expect(seen).toContainEqual({
      appCode: 'wwp',
      customerCode: 'SG10002',
      status: 'REFUSED',
      description,
      saved: true,
    });
  });

  it('takes an answer of somebody who has not seen that a colleague gave others', async () => {
    const one = await entry();
    const applicationData = one.applicationData.map(({ appCode }) => ({
      appCode,
      status: appCode === 'wwb' ? 'ACCEPTED' : 'PENDING',
      saved: false,
    }));
    const given = await ask(receiving(), receivingAnswer, { body: [{ ...one, applicationData }] as never });
    expect(given.status).toBe(200);
    expect((await entry()).applicationData.map(({ status: said }) => said)).toEqual([
      ...['PENDING', 'ACCEPTED', 'ACCEPTED', 'REFUSED'],
    ]);
  });

  it('RZR-002 RZR-028 is finished with the last answer, with a recap and a receipt', async () => {
    await answer({ wwb: { status: 'ACCEPTED' }, sgd: { status: 'ACCEPTED' } });
    expect(await status()).toEqual({ status: 'FINISHED' });
    expect((await ask(receiving(), receivingSummary)).body).toEqual([await entry()]);
    const { body: receipt } = await ask(receiving(), receivingCalls.receipt);
    expect(receipt.procedura).toContain('Personale rifiutato');
    expect(receipt).toMatchObject({
      persona: 'Ida Neri',
      scuola: 'Istituto SG10002 (SG10002)',
      documenti: [],
      prossimo:
        'Il fornitore trasferisce i dati degli applicativi accettati. Per gli applicativi rifiutati il fornitore contatta la scuola accorpata.',
    });
    expect(await receiptForms(schools.db, receipt)).toEqual(wholeReceipt);
    expect(await mine('supervisor.SG10002')).toEqual(['receiving answered']);
    expect(await mine('supervisor.SG10001')).toEqual(['merged answered']);
  });

  it('shows both schools its events in order with the refusals, and does not claim at its end that all data were moved', async () => {
    const toldTo = async (person: SignedIn, endpoint: typeof resizingStages | typeof receivingStages) =>
      (await ask(person, endpoint)).body.map(({ at: _, ...stage }: { at: string }) => stage);
    const answers = { accepted: ['sgd', 'wwa', 'wwb'], refused: ['wwp'] };
    const [mergedName, receivingName] = ['Istituto SG10001', 'Istituto SG10002'];
    const ofMerged = [
      { what: 'announced' },
      { what: 'sent' },
      { what: 'answered', school: receivingName, ...answers },
    ];
    expect(await toldTo(merged(), resizingStages)).toEqual(ofMerged);
    const conclude = ['resizing', 'conclude', '--school', 'SG10001'];
    const operator = { OPERATOR_URL: schools.url, OPERATOR_SECRET };
    expect(await runOperator(conclude, operator)).toMatchObject({ code: 0 });
    expect(await toldTo(merged(), resizingStages)).toEqual([...ofMerged, { what: 'concluded' }]);
    expect(await toldTo(receiving(), receivingStages)).toEqual([
      { what: 'announced', school: mergedName },
      { what: 'sent', school: mergedName },
      { what: 'answered', school: mergedName, ...answers },
      { what: 'concluded', school: mergedName },
    ]);
    expect(await mine('supervisor.SG10001')).toEqual(['merged movedPart']);
    expect(await toldTo(schools.as('supervisor.SG10003'), receivingStages)).toEqual([]);
  });
});
