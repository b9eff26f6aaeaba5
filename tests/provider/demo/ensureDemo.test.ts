import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resizingInProgress } from '../../../provider/areas/resizing/inProgress';
import { verifyAudit } from '../../../provider/audit/verifyAudit';
import { runOperator } from '../../../provider/cli/runOperator';
import { readConfig } from '../../../provider/config';
import type { Database } from '../../../provider/db/database';
import { StartupError } from '../../../provider/db/startupError';
import { ensureDemo } from '../../../provider/demo/ensureDemo';
import type { Caller } from '../../../provider/http/caller';
import { verifyPassword } from '../../../provider/identity/password';
import { testDatabase } from '../../fixtures/database';
import { movableClock, OPERATOR_SECRET, type Serving, serve } from '../../fixtures/identityProvider';

const clock = { now: () => new Date('2026-11-21T09:30:00Z') };
const config = (env: NodeJS.ProcessEnv = {}) => readConfig({ DEMO_PASSWORD: 'Prova-2026', ...env });
const count = (db: Database, table: string) =>
  db.asOwner(async (tx) => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(tx);
    return rows[0]?.n;
  });
const hashes = (db: Database) =>
  db.asOwner(async (tx) => {
    const accounts = await tx.selectFrom('account').select('password_hash').distinct().execute();
    const aliases = await tx.selectFrom('alias').select('password_hash').distinct().execute();
    return [...new Set([...accounts, ...aliases].map((row) => row.password_hash))];
  });

describe('an empty database', () => {
  let db: Database;
  beforeAll(async () => {
    db = await testDatabase();
    expect(await ensureDemo({ config: config(), db, clock })).toBe('seeded');
  });
  afterAll(() => db.close());

  it('gets the whole demo', async () => {
    expect(await count(db, 'school')).toBe(206);
    expect(await count(db, 'account')).toBeGreaterThan(16_500);
    expect(await count(db, 'office')).toBe(205 * 2);
    expect(await count(db, 'account_group')).toBeGreaterThan(17_000);
  });

  it('stores days and moments as they were made', async () => {
    const supervisor = await db.asOwner((tx) =>
      tx.selectFrom('account').selectAll().where('uid', '=', 'supervisor.SG10001').executeTakeFirstOrThrow(),
    );
    expect(supervisor).toMatchObject({ enabled: true, customer_code: 'SG10001', data_scadenza: null });
    expect(supervisor.data_nascita).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(supervisor.last_login).toEqual(new Date('2026-11-20T09:12:00Z'));
  });

  it('links the alias to its two accounts, and to one that is disabled', async () => {
    const linked = await db.asOwner((tx) =>
      tx
        .selectFrom('alias')
        .innerJoin('alias_account', 'alias_account.person', 'alias.person')
        .select('uid')
        .where('email', '=', 'maria.bianchi@example.org')
        .orderBy('uid')
        .execute(),
    );
    expect(linked.map(({ uid }) => uid)).toEqual([
      'bianchi.maria.SG10001',
      'bianchi.maria.SG10002',
      'disabilitato.SG10003',
    ]);
  });

  it('has one password for everybody', async () => {
    const [hash, ...others] = await hashes(db);
    expect(others).toEqual([]);
    expect(await verifyPassword(hash, 'Prova-2026')).toBe(true);
  });

  it('has news for the version of the client, the welcome first', async () => {
    const news = await db.asPlatform((tx) =>
      tx.selectFrom('news').select(['code_news', 'version']).orderBy('published_at', 'desc').execute(),
    );
    expect(news[0]?.code_news).toBe('BENVENUTO');
    expect(new Set(news.map(({ version }) => version))).toEqual(new Set(['5.27.3']));
  });

  it('has transfers in every state, one of which waits to be signed with its file and its document', async () => {
    const { rows } = await db.asOwner((tx) =>
      sql<{ state: string; whole: boolean }>`
        select distinct coalesce(p.status_operatore, p.status) || case
            when p.status <> 'CREATED' then '' when p.area = '' then ' begun'
            when p.document_id is null then ' files' else ' to sign' end as state,
          exists (select from upload u where u.customer_code = p.customer_code and u.stored_at is not null
            and u.folder = p.prefix_key_file_original) as whole
        from practice p order by state`.execute(tx),
    );
    expect(rows.map(({ state, whole }) => (whole ? `${state}, stored` : state))).toEqual([
      ...['COMPLETED', 'CREATED begun', 'CREATED files', 'CREATED to sign, stored', 'SIGNED', 'STARTED'],
    ]);
  });

  it('has twelve people whom both the merged and the receiving school have', async () => {
    const { rows } = await db.asOwner((tx) =>
      sql<{ n: number }>`select count(distinct a.codice_fiscale)::int as n from account a
        join account b on b.codice_fiscale = a.codice_fiscale and b.customer_code = 'SG10004'
        where a.customer_code = 'SG10003'`.execute(tx),
    );
    expect(rows[0]?.n).toBe(12);
  });

  it('has a merger in every state, of the merged and of the receiving school', async () => {
    const inProgress = async (customerCode: string) => {
      const caller = { customerCode, uid: `supervisor.${customerCode}` } as Caller;
      const tenant = { customerCode, person: caller.uid };
      const found = await db.inSchool(tenant, (tx) =>
        resizingInProgress.read({ tx, caller, now: clock.now() }),
      );
      return found.map(({ kind, state }) => `${kind} ${state}`);
    };
    expect(await inProgress('SG10003')).toEqual(['merged announced']);
    const states = ['choosing', 'signing', 'sent', 'sent', 'answered', 'movedPart'];
    const others = [[], [], ['toBegin'], ['answering'], ['answered'], ['answered']];
    for (const [place, state] of states.entries()) {
      expect(await inProgress(`SG${20_101 + 2 * place}`)).toEqual([`merged ${state}`]);
      const received = others[place]?.map((one) => `receiving ${one}`);
      expect(await inProgress(`SG${20_102 + 2 * place}`)).toEqual(received);
    }
    expect(await count(db, 'mail')).toBe(0);
    for (const school of ['SG20107', 'SG20108'])
      expect(await db.asOwner((tx) => verifyAudit(tx, school))).toBeUndefined();
  });

  describe('has practices that npm run operator moves on, each to its next state, and to no other', () => {
    let provider: Serving;
    beforeAll(async () => {
      provider = await serve(db, { clock: { ...movableClock(), ...clock } });
    });
    afterAll(() => provider.close());
    const operator = (...args: readonly string[]) =>
      runOperator(args, { OPERATOR_URL: provider.url, OPERATOR_SECRET });
    const mergerOf = async (school: string) =>
      JSON.parse((await operator('mergers', 'list', '--school', school)).output).data[0];

    it.each([
      ['announced', 'SG10003', 'conclude', 1, 'announced'],
      ['announced', 'SG10003', 'withdraw', 0, undefined],
      ['being chosen', 'SG20101', 'withdraw', 0, undefined],
      ['being signed', 'SG20103', 'withdraw', 0, undefined],
      ['sent', 'SG20105', 'conclude', 0, 'concluded'],
      ['answered in part', 'SG20107', 'conclude', 0, 'concluded'],
      ['answered', 'SG20109', 'conclude', 0, 'concluded'],
      ['concluded', 'SG20111', 'withdraw', 1, 'concluded'],
      ['concluded', 'SG20111', 'resume', 0, 'sent'],
    ] as const)('a merger that is %s, of %s: %s', async (_was, school, move, code, after) => {
      expect(await operator('resizing', move, '--school', school)).toMatchObject({ code });
      expect((await mergerOf(school))?.state).toBe(after);
    });

    it.each([
      ['without files', 'SG10001', 'TNTF01000A', 'Didattica', 'start', 1],
      ['to be signed', 'SG10004', 'TNIC81900Q', 'Didattica', 'start', 1],
      ['signed', 'SG10004', 'TNIC81900Q', 'Personale', 'complete', 1],
      ['signed', 'SG10004', 'TNIC81900Q', 'Personale', 'start', 0],
      ['worked on', 'SG10001', 'TNIS013001', 'Documentale', 'complete', 0],
      ['completed', 'SG10001', 'TNIS013001', 'Contabile', 'start', 1],
    ] as const)(
      'a transfer that is %s, of %s from %s (%s): %s',
      async (_was, school, source, area, move, code) => {
        const which = ['--school', school, '--source', source, '--area', area];
        expect(await operator('transfers', move, ...which)).toMatchObject({ code });
      },
    );
  });

  it('is left alone at the next start', async () => {
    const before = await count(db, 'account');
    expect(await ensureDemo({ config: config(), db, clock })).toBe('kept');
    expect(await count(db, 'account')).toBe(before);
  });

  it('follows DEMO_PASSWORD, but not for somebody who chose another password', async () => {
    await db.asOwner((tx) =>
      tx.updateTable('account').set({ password_hash: 'own' }).where('uid', '=', 'docente.SG10001').execute(),
    );
    expect(await ensureDemo({ config: config({ DEMO_PASSWORD: 'Altra-2026' }), db, clock })).toBe('kept');
    const [own, hash, ...others] = (await hashes(db)).sort((a) => (a === 'own' ? -1 : 1));
    expect(own).toBe('own');
    expect(others).toEqual([]);
    expect(await verifyPassword(hash, 'Altra-2026')).toBe(true);
  });

  it('refuses to serve the demo as a real installation', async () => {
    await expect(ensureDemo({ config: config({ DEMO: '0' }), db, clock })).rejects.toThrow(StartupError);
  });
});

describe('a database of a real installation', () => {
  let db: Database;
  beforeAll(async () => {
    db = await testDatabase();
  });
  afterAll(() => db.close());

  it('gets nothing with DEMO=0', async () => {
    expect(await ensureDemo({ config: config({ DEMO: '0' }), db, clock })).toBe('none');
    expect([await count(db, 'school'), await count(db, 'account'), await count(db, 'alias')]).toEqual([
      0, 0, 0,
    ]);
  });

  it('stops the start with the demo asked for where it has a school: anybody could enter and sign', async () => {
    await db.asOwner((tx) =>
      sql`insert into school (customer_code, cod_min, name, city) values ('RM00001', 'RMIC00001X', 'Vera', 'ROMA')`.execute(
        tx,
      ),
    );
    await expect(ensureDemo({ config: config(), db, clock })).rejects.toThrow(
      new StartupError('This database holds schools and not the demo: set DEMO=0.'),
    );
    expect([await count(db, 'school'), await count(db, 'account')]).toEqual([1, 0]);
  });
});
