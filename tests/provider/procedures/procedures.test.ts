import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditedChange } from '../../../provider/audit/recordAudit';
import { readConfig } from '../../../provider/config';
import type { Database } from '../../../provider/db/database';
import { readPresent, readReceipt, writePresence } from '../../../provider/db/procedureRuns';
import { advance, currentRun, type Happening } from '../../../provider/procedures/advance';
import { type Doing, Renamed } from '../../../provider/procedures/handlers';
import { testDatabase } from '../../fixtures/database';
import { openMails } from '../../fixtures/openMails';
import { tripArrangement } from '../../fixtures/procedure/handlers';
import { seedSchool } from '../../fixtures/seedSchool';

describe('the mechanism of long procedures', () => {
  let db: Database;
  const audited: AuditedChange[] = [];
  const now = new Date('2026-09-01T10:00:00Z');
  beforeAll(async () => {
    db = await testDatabase();
    await seedSchool(db, 'SG10001', { accounts: [{ username: 'anna' }, { username: 'ugo' }] });
  });
  afterAll(() => db.close());

  const inSchool = <T>(work: (doing: Doing) => Promise<T>, uid = 'anna.SG10001') =>
    db.inSchool({ customerCode: 'SG10001', person: uid }, (tx) =>
      work({
        tx,
        now,
        config: readConfig({}),
        caller: { customerCode: 'SG10001', uid },
        audit: (...changes) => void audited.push(...changes),
      }),
    );
  const go = (happening: Happening) => inSchool((doing) => advance(doing, tripArrangement, happening));
  const run = () => inSchool((doing) => currentRun(doing, tripArrangement));

  it('begins at the first step, with nothing kept', async () => {
    expect(await run()).toMatchObject({ step: 'about', answers: {}, version: 0 });
  });

  it('keeps the answers of each step, who gave them and when, and audits where it went', async () => {
    await go({ event: 'next' });
    await go({ event: 'next', answers: { teacher: 'Rossi' } });
    expect(await run()).toEqual({
      step: 'where',
      answers: { who: { teacher: 'Rossi' } },
      version: 2,
      startedAt: now,
      startedBy: 'anna.SG10001',
      saved: { uid: 'anna.SG10001', name: 'anna Rossi', at: now },
    });
    expect(audited.at(-1)).toMatchObject({
      entity: 'school',
      action: 'next',
      after: { from: 'who', to: 'where' },
    });
  });

  it('does nothing that its table has no line for, and nothing with answers of another step', async () => {
    for (const happening of [
      { event: 'send' },
      { event: 'change', step: 'who' },
      { event: 'next', step: 'who' },
    ])
      await expect(go(happening)).rejects.toMatchObject({ code: 'conflict' });
    expect((await run()).version).toBe(2);
  });

  it('checks answers and conditions again, field by field', async () => {
    await expect(go({ event: 'next', answers: { town: '' } })).rejects.toMatchObject({ code: 'invalid' });
    await expect(go({ event: 'next', answers: { town: 'Atlantide' } })).rejects.toMatchObject({
      details: { errors: [{ field: 'town', message: 'Non ci si arriva' }] },
    });
    expect((await run()).step).toBe('where');
  });

  it('goes back with every answer kept', async () => {
    await go({ event: 'back' });
    expect(await run()).toMatchObject({ step: 'who', answers: { who: { teacher: 'Rossi' } } });
    await go({ event: 'next', answers: { teacher: 'Rossi' } });
    await go({ event: 'next', answers: { town: 'Siena' } });
  });

  it('changes one answer in the summary, under its own condition, and comes back to it', async () => {
    const wrong = { event: 'change', step: 'where', answers: { town: 'Atlantide' } };
    await expect(go(wrong)).rejects.toMatchObject({ code: 'invalid' });
    await go({ event: 'change', step: 'who', answers: { teacher: 'Verdi' } });
    expect(await run()).toMatchObject({
      step: 'summary',
      answers: { who: { teacher: 'Verdi' }, where: { town: 'Siena' } },
    });
  });

  it('tells who saves over somebody else what is there now', async () => {
    const { version } = await run();
    const change = (teacher: string) => ({
      event: 'change',
      step: 'who',
      answers: { teacher },
      expected: version,
    });
    const both = await Promise.allSettled([go(change('Bianchi')), go(change('Neri'))]);
    const refused = both.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(refused.reason).toMatchObject({ code: 'stale', details: { current: { version: version + 1 } } });
  });

  it('knows who else has it open, for a minute', async () => {
    const which = { customerCode: 'SG10001', procedure: 'trip' };
    await inSchool(({ tx }) => writePresence(tx, { ...which, uid: 'ugo.SG10001', name: 'Ugo', now }));
    const since = (at: Date) => inSchool(({ tx }) => readPresent(tx, which, 'anna.SG10001', at));
    expect((await since(new Date(now.getTime() - 1))).map(({ name }) => name)).toEqual(['Ugo']);
    expect(await since(now)).toEqual([]);
  });

  it('ends with a receipt, numbered in the school, kept as it is and sent by mail', async () => {
    await go({ event: 'send' });
    const which = { customerCode: 'SG10001', procedure: 'trip' };
    const receipt = await inSchool(({ tx }) => readReceipt(tx, which));
    expect(receipt).toMatchObject({
      numero: 'GITA-2026-SG10001-1',
      data: now.toISOString(),
      persona: 'anna Rossi',
      prossimo: 'Si parte.',
      perEmail: true,
      entro: '2026-09-04',
    });
    const [mail] = await openMails(db);
    expect(mail?.subject).toContain('GITA-2026-SG10001-1');
    const change = inSchool(({ tx }) => tx.updateTable('procedure_receipt').set({ number: 'x' }).execute());
    await expect(change).rejects.toMatchObject({ code: '42501' });
  });

  describe('of which a school has several', () => {
    const about = <T>(subject: string, work: (doing: Doing) => Promise<T>) =>
      inSchool((doing) => work({ ...doing, subject }));
    const stepOf = (subject: string) => about(subject, (doing) => currentRun(doing, tripArrangement));

    it('keeps each apart from the others, with its own presence', async () => {
      await about('SIENA', (doing) => advance(doing, tripArrangement, { event: 'next' }));
      expect((await stepOf('SIENA')).step).toBe('who');
      expect(await stepOf('LUCCA')).toMatchObject({ step: 'about', version: 0 });
      const which = { customerCode: 'SG10001', procedure: 'trip', subject: 'SIENA' };
      await inSchool(({ tx }) => writePresence(tx, { ...which, uid: 'ugo.SG10001', name: 'Ugo', now }));
      const before = new Date(now.getTime() - 1);
      const others = (subject: string) =>
        inSchool(({ tx }) => readPresent(tx, { ...which, subject }, 'anna.SG10001', before));
      expect(await others('SIENA')).toHaveLength(1);
      expect(await others('LUCCA')).toHaveLength(0);
    });

    it('goes on under another subject where what was answered names it', async () => {
      const naming = { ...tripArrangement, effects: { send: async () => new Renamed('PISA') } };
      const go = (happening: Happening) => about('SIENA', (doing) => advance(doing, naming, happening));
      await go({ event: 'next', answers: { teacher: 'Rossi' } });
      await go({ event: 'next', answers: { town: 'Pisa' } });
      await go({ event: 'send' });
      expect(await stepOf('PISA')).toMatchObject({ step: 'done', answers: { where: { town: 'Pisa' } } });
      expect(await stepOf('SIENA')).toMatchObject({ step: 'about', version: 0 });
    });
  });
});
