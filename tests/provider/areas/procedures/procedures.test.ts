import { describe, expect, it } from 'vitest';
import { procedureList } from '../../../../contract/procedures/endpoints';
import {
  assigneeOf,
  type ProcedureInProgress,
  procedurePage,
} from '../../../../contract/procedures/procedureInProgress';
import { addDays, dayInRome } from '../../../../contract/values/dates';
import { ask } from '../../../fixtures/ask';
import { peopleForTests } from '../../../fixtures/peopleForTests';

const at = (day: string) => new Date(`2026-${day}T08:00:00Z`);

/** Five days ago, by the provider's clock. */
const ready = new Date(Date.now() - 5 * 86_400_000);

const practice = (area: '' | 'Contabile' | 'Didattica' | 'Personale', day: string, more: object = {}) => ({
  customer_code: 'SG10001',
  cod_min_altri: 'RMIC00000A',
  area,
  status: 'CREATED' as const,
  status_operatore: null,
  created_date: at(day),
  updated_date: at(day),
  applicativi: '[]',
  nome_ds: null,
  cognome_ds: null,
  pec: null,
  anno_finanziario: null,
  anno: '2026',
  prefix_key_file_original: null,
  prefix_key_file_signed: null,
  progress: 0,
  ...more,
});

const request = (prg_richiesta: number, day: string, more: object = {}) => ({
  customer_code: 'SG10001',
  prg_richiesta,
  applicazioni: '["WWA"]',
  cognome_nome_supervisor: 'Rossi Mario',
  des_email: 'rossi@example.org',
  data_rich: at(day),
  ...more,
});

const operation = (id: string, action: string, state: 'running' | 'ended', input = '{}') => ({
  customer_code: 'SG10001',
  id,
  kind: 'run' as const,
  resource: 'user',
  action,
  input,
  who: 'gestore.SG10001',
  as_whom: 'gestore.SG10001',
  name: 'Maria Bianchi',
  started_at: at('08-30'),
  ended_at: state === 'ended' ? at('08-31') : null,
  state,
  problem: null,
  total: 10,
  done: 4,
  skipped: 1,
  takes_back: null,
});

describe('the procedures of a school that are not over', () => {
  const everybody = [
    'supervisor.SG10001',
    'gestore.SG10001',
    'docente.SG10001',
    'supervisor.SG10002',
    'gestore.SG10002',
  ];
  const people = peopleForTests(everybody, (db) =>
    db.asOwner(async (tx) => {
      await tx
        .insertInto('practice')
        .values([
          practice('', '08-01'),
          practice('Didattica', '08-02', { progress: 40 }),
          practice('Contabile', '08-03', {
            status: 'SIGNED',
            status_operatore: 'STARTED',
            progress: 100,
          }),
          practice('Personale', '08-04', {
            status: 'SIGNED',
            status_operatore: 'COMPLETED',
            progress: 100,
          }),
        ])
        .execute();
      await tx
        .insertInto('export_request')
        .values([
          request(1, '03-01', { nome_file: 'a.zip', data_evasione: at('03-02'), scadenza: 10 }),
          request(2, '08-20', { nome_file: 'b.zip', data_evasione: ready, scadenza: 20 }),
          request(3, '09-01'),
        ])
        .execute();
      await tx
        .insertInto('operation')
        .values([
          operation('op', 'enable', 'running'),
          operation('im', 'import', 'running', '{"file":"utenti.csv"}'),
          operation('old', 'enable', 'ended'),
        ])
        .execute();
    }),
  );
  const seen = async (uid: string) => {
    const { body } = await ask(people.as(uid), procedureList);
    return body.map(
      (one: { kind: string; id: string; state: string }) => `${one.kind} ${one.id} ${one.state}`,
    );
  };

  it('are of every kind, newest first, each with its state, its deadline and how far it is', async () => {
    expect(await seen('supervisor.SG10001')).toEqual([
      'exportRequest 3 pending',
      'import im running',
      'operation op running',
      'exportRequest 2 active',
      'practice RMIC00000A~Contabile working',
      'practice RMIC00000A~Didattica files',
      'practice RMIC00000A~ begun',
    ]);
    const { body } = await ask(people.as('supervisor.SG10001'), procedureList);
    expect(body[3]).toMatchObject({ deadline: addDays(dayInRome(ready), 20) });
    expect(body[1]).toMatchObject({ subject: 'utenti.csv', done: 5, total: 10 });
    expect(body[1]).not.toHaveProperty('action');
    expect(body[2]).toMatchObject({ action: 'enable', takesBack: false });
  });

  it('DASH-007 tell a supervisor alone that the school is merged into another one', async () => {
    const at = new Date();
    const announced = {
      cessata: true,
      anno: 2026,
      destinations: ['RMIC000000'],
      announced_at: at,
      updated_at: at,
    };
    const nothing = { document_id: null, sent_at: null, done_at: null };
    await people.db.asOwner((tx) =>
      tx
        .insertInto('resizing')
        .values({ customer_code: 'SG10002', ...announced, ...nothing })
        .execute(),
    );
    expect(await seen('supervisor.SG10002')).toEqual(['merged SG10002 announced']);
    expect(await seen('gestore.SG10002')).toEqual([]);
    await people.db.asOwner((tx) => tx.deleteFrom('resizing').execute());
  });

  it('are those that the person may see, of this school alone', async () => {
    expect(await seen('gestore.SG10001')).toEqual(['import im running', 'operation op running']);
    expect(await seen('docente.SG10001')).toEqual([]);
    expect(await seen('supervisor.SG10002')).toEqual([]);
  });

  it('tell an operation that was broken off, or of which something failed, from one that ended well', async () => {
    const over = { ended_at: new Date(Date.now() - 86_400_000) };
    const all = [
      { ...operation('a', 'enable', 'ended'), ...over },
      { ...operation('b', 'enable', 'ended'), ...over, failed: 2 },
      { ...operation('c', 'import', 'ended'), ...over, failed: 2 },
      { ...operation('d', 'import', 'ended'), ...over, failed: 6, state: 'stopped' as const },
      { ...operation('e', 'enable', 'ended'), ...over, failed: 1, state: 'cancelled' as const },
    ];
    const told = [];
    for (const one of all) {
      await people.db.asOwner((tx) => tx.insertInto('operation').values(one).execute());
      told.push(...(await seen('gestore.SG10001')).filter((said: string) => said.includes(` ${one.id} `)));
      await people.db.asOwner((tx) => tx.deleteFrom('operation').where('id', '=', one.id).execute());
    }
    expect(told).toEqual([
      ...['operation a ended', 'operation b incomplete', 'import c incomplete'],
      ...['import d stopped', 'operation e cancelled'],
    ]);
  });

  it('P16 are preservation, a transfer, an export, the request to the agency, operations and imports in one list; what was over lately stays, told as such', async () => {
    const [yesterday, lately, long] = [1, 29, 31].map((days) => new Date(Date.now() - days * 86_400_000));
    const of = { customer_code: 'SG10002' };
    await people.db.asOwner(async (tx) => {
      await tx
        .insertInto('practice')
        .values([
          practice('Contabile', '08-03', { ...of, progress: 40 }),
          practice('Didattica', '08-02', {
            ...of,
            status: 'SIGNED',
            status_operatore: 'COMPLETED',
            updated_date: lately,
          }),
          practice('Personale', '08-02', {
            ...of,
            status: 'SIGNED',
            status_operatore: 'COMPLETED',
            updated_date: long,
          }),
        ])
        .execute();
      await tx
        .insertInto('export_request')
        .values([request(1, '08-20', { ...of, nome_file: 'b.zip', data_evasione: ready, scadenza: 20 })])
        .execute();
      await tx
        .insertInto('preservation')
        .values({ ...of, opened_at: at('08-10'), completed_at: lately, configured_at: yesterday } as never)
        .execute();
      await tx
        .insertInto('spid_request')
        .values({ ...of, status: 'DA_FIRMARE', modified_date: at('08-11') } as never)
        .execute();
      await tx
        .insertInto('operation')
        .values([
          {
            ...operation('op2', 'enable', 'running'),
            ...of,
            who: 'gestore.SG10002',
            as_whom: 'gestore.SG10002',
          },
          {
            ...operation('im2', 'import', 'ended', '{"file":"utenti.csv"}'),
            ...of,
            who: 'gestore.SG10002',
            as_whom: 'gestore.SG10002',
            ended_at: yesterday ?? null,
          },
        ])
        .execute();
    });
    const { body } = await ask(people.as('supervisor.SG10002'), procedureList);
    const rows = body.map((one: ProcedureInProgress) => [
      one.kind,
      one.state,
      assigneeOf(one),
      procedurePage(one),
      one.endedAt ?? null,
    ]);
    expect(rows).toEqual([
      ['import', 'ended', 'nobody', '/importazioni/im2', yesterday?.toISOString()],
      ['operation', 'running', 'nobody', '/operazioni/op2', null],
      ['exportRequest', 'active', 'school', '/areaamministrativa/esportazione/1', null],
      ['spidRequest', 'toSign', 'school', '/areaamministrativa/documenti?documento=richiesta-spid', null],
      ['preservationSetUp', 'working', 'nobody', '/servizi?tab=conservazione', yesterday?.toISOString()],
      ['practice', 'files', 'school', '/areaamministrativa/altri-fornitori/RMIC00000A~Contabile', null],
      [
        'practice',
        'completed',
        'nobody',
        '/areaamministrativa/altri-fornitori/RMIC00000A~Didattica',
        lately?.toISOString(),
      ],
    ]);
  });
});
