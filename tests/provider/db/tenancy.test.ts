import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storedEntities } from '../../../contract/storing/storedEntities';
import { insertStored } from '../../../provider/areas/stored/storedStore';
import type { Database } from '../../../provider/db/database';
import { scopes } from '../../../provider/db/scopes';
import { testDatabase } from '../../fixtures/database';
import { inventedStored } from '../../fixtures/inventedStored';
import { seedSchool } from '../../fixtures/seedSchool';

const tablesOf = (...wanted: readonly string[]) =>
  Object.entries(scopes)
    .filter(([, scope]) => wanted.includes(scope))
    .map(([table]) => table)
    .sort();

const guarded = tablesOf('school', 'person', 'twoSchools');
const ofOperators = tablesOf('operators');
const roles = ['sportello_app', 'sportello_identity', 'sportello_operator', 'sportello_platform'];
const mine = { customerCode: 'SG10001', person: 'anna' };
const theirs = { customerCode: 'SG10002', person: 'bruno' };

describe('tenancy', () => {
  let db: Database;
  beforeAll(async () => {
    db = await testDatabase();
    for (const { customerCode, person } of [mine, theirs]) await fill(db, customerCode, person);
  });
  afterAll(() => db.close());

  const rows = async (text: string): Promise<Record<string, unknown>[]> => (await db.pool.query(text)).rows;

  it('declares the scope of every table there is', async () => {
    const found = await rows(
      `select relname as name from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace`,
    );
    expect(found.map(({ name }) => name).sort()).toEqual(Object.keys(scopes).sort());
  });

  it('lets nobody shadow a name of code that runs with the owner’s rights', async () => {
    const found = await rows(
      `select proname as name, proconfig from pg_proc where prosecdef and pronamespace = 'public'::regnamespace`,
    );
    expect(found.length).toBeGreaterThan(4);
    const settings = (proconfig: unknown): readonly string[] => (Array.isArray(proconfig) ? proconfig : []);
    const open = found.filter(
      ({ proconfig }) => !settings(proconfig).includes('search_path=pg_catalog, public, pg_temp'),
    );
    expect(open).toEqual([]);
  });

  it('forces row-level security on every table of schools and persons', async () => {
    const found = await rows(
      `select relname as name from pg_class where relkind = 'r' and relrowsecurity and relforcerowsecurity
         and relnamespace = 'public'::regnamespace`,
    );
    expect(found.map(({ name }) => name).sort()).toEqual([...guarded, ...ofOperators].sort());
  });

  it.each(ofOperators)('shows nobody of a school a row of %s', async (table) => {
    const read = db.inSchool(mine, (tx) => sql`select 1 from ${sql.table(table)}`.execute(tx));
    await expect(read).rejects.toMatchObject({ code: '42501' });
  });

  it('shows the passwords and secrets of operators to the calls of none of them', async () => {
    for (const [table, secret] of [
      ['operator', 'password_hash'],
      ['operator', 'otp_secret'],
      ['operator_client', 'secret_hash'],
    ] as const) {
      const read = db.asOperator((tx) => sql`select ${sql.ref(secret)} from ${sql.table(table)}`.execute(tx));
      await expect(read, `${table}.${secret}`).rejects.toMatchObject({ code: '42501' });
    }
  });

  it('gives every school table a customer_code that is never null', async () => {
    const found = await rows(
      `select table_name as name from information_schema.columns
       where table_schema = 'public' and column_name = 'customer_code' and is_nullable = 'NO'`,
    );
    expect(found.map(({ name }) => name)).toEqual(expect.arrayContaining(tablesOf('school')));
  });

  it('has customer_code in every unique index of a school table', async () => {
    const found = await rows(
      `select c.relname as name, pg_get_indexdef(i.indexrelid) as definition
       from pg_index i join pg_class c on c.oid = i.indrelid
       where i.indisunique and c.relnamespace = 'public'::regnamespace`,
    );
    const ofSchools = found.filter(({ name }) => tablesOf('school').includes(String(name)));
    expect(ofSchools.length).toBeGreaterThan(5);
    expect(ofSchools.filter(({ definition }) => !/\(.*customer_code/.test(String(definition)))).toEqual([]);
  });

  it('has customer_code in every foreign key to a school table', async () => {
    const found = await rows(
      `select confrelid::regclass::text as target, pg_get_constraintdef(oid) as definition
       from pg_constraint where contype = 'f'`,
    );
    const toSchools = found.filter(({ target }) => tablesOf('school').includes(String(target)));
    expect(toSchools.length).toBeGreaterThan(3);
    const holed = toSchools.filter(({ definition }) => !/KEY \([^)]*customer_code/.test(String(definition)));
    expect(holed).toEqual([]);
  });

  it('has no view that reads as its owner instead of its caller', async () => {
    const found = await rows(
      `select relname from pg_class where relkind = 'v' and relnamespace = 'public'::regnamespace
         and not coalesce(reloptions, '{}') @> array['security_invoker=true']`,
    );
    expect(found).toEqual([]);
  });

  it('acts in roles that own nothing, are no superuser and do not bypass the policies', async () => {
    const found = await rows(
      `select rolname as name, rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolcanlogin as mighty,
         (select count(*) from pg_class where relowner = r.oid) as owned
       from pg_roles r where rolname like 'sportello\\_%' and rolname not like 'sportello\\_requests\\_%'
         and rolname <> current_user order by 1`,
    );
    expect(found).toEqual(roles.map((name) => ({ name, mighty: false, owned: 0 })));
  });

  it.each(guarded)('shows a school and a person no other rows of %s', async (table) => {
    const key = tablesOf('person').includes(table) ? 'person' : 'customer_code';
    const read = (tenant: typeof mine) =>
      db.inSchool(tenant, async (tx) => {
        const found = await sql<{
          key: string;
        }>`select ${sql.ref(key)} as key from ${sql.table(table)}`.execute(tx);
        return [...new Set(found.rows.map((row) => row.key))];
      });
    const ofMine = key === 'person' ? mine.person : mine.customerCode;
    const ofTheirs = key === 'person' ? theirs.person : theirs.customerCode;
    const readable = await privilege(db, table, 'select');
    if (readable) {
      expect(await read(mine)).toEqual([ofMine]);
      expect(await read(theirs)).toEqual([ofTheirs]);
      expect(await read({ customerCode: '', person: '' })).toEqual([]);
    } else {
      await expect(read(mine)).rejects.toMatchObject({ code: '42501' });
    }
  });

  it.each(guarded)('lets nobody change or remove rows of %s that are not his', async (table) => {
    const column = tablesOf('person').includes(table) ? 'person' : 'customer_code';
    const other = column === 'person' ? theirs.person : theirs.customerCode;
    for (const text of [
      `update ${table} set ${column} = ${column} where ${column} = '${other}'`,
      `delete from ${table} where ${column} = '${other}'`,
    ]) {
      const touched = await db
        .inSchool(mine, async (tx) => (await sql.raw(text).execute(tx)).numAffectedRows)
        .catch((error) => error.code);
      expect([0n, '42501']).toContain(touched);
    }
  });

  it('refuses a row for another school, new or moved there', async () => {
    const add = db.inSchool(mine, (tx) =>
      sql`insert into account
      (customer_code, uid, username, sn, cn, email) values ('SG10002', 'x.SG10002', 'x', 'X', 'X', 'x@example.org')`.execute(
        tx,
      ),
    );
    await expect(add).rejects.toMatchObject({ code: '42501' });
    const move = db.inSchool(mine, (tx) =>
      sql`update account_group set customer_code = 'SG10002'`.execute(tx),
    );
    await expect(move).rejects.toMatchObject({ code: '42501' });
  });

  it('shows nothing of other schools to the platform, but mail, requests, limits of space, what it cleans, what it publishes, what it opens, what it tries again, what it seals anew and what it delivers', async () => {
    const readable = [];
    for (const table of guarded) {
      const open = await db
        .asPlatform((tx) => sql`select 1 from ${sql.table(table)}`.execute(tx))
        .then(({ rows }) => rows.length > 0)
        .catch(() => false);
      if (open) readable.push(table);
    }
    expect(readable).toEqual([
      'application_holding',
      'archived_month',
      'email_link',
      'export_request',
      'idempotency',
      'licence',
      'mail',
      'otp_link',
      'password_link',
      'pending_signature',
      'practice_file',
      'preservation',
      'provisioning_person',
      'provisioning_run',
      'provisioning_target',
      'registry_source',
      'resizing',
      'resizing_choice',
      'school_space',
      'sign_in',
      'spid_request',
      'stored_bin',
      'stored_file',
      'upload',
      'webhook',
      'webhook_delivery',
    ]);
  });

  it('lets nobody rewrite the audit log, not even the owner', async () => {
    for (const text of [`update audit_entry set who = 'x'`, 'delete from audit_entry']) {
      await expect(db.asOwner((tx) => sql.raw(text).execute(tx))).rejects.toThrow('append only');
      await expect(db.inSchool(mine, (tx) => sql.raw(text).execute(tx))).rejects.toMatchObject({
        code: '42501',
      });
      await expect(db.asIdentity((tx) => sql.raw(text).execute(tx))).rejects.toMatchObject({ code: '42501' });
    }
  });

  // The last test: it removes everything of the first school.
  it('removes whatever there is of a school that stayed closed, but its record, what it signed and its log', async () => {
    const closed = new Date('2026-09-01T08:00:00Z');
    const later = new Date('2026-10-05T08:00:00Z');
    await db.asOwner((tx) =>
      tx
        .updateTable('school')
        .set({ closed_at: closed })
        .where('customer_code', '=', mine.customerCode)
        .execute(),
    );
    await db.asPlatform((tx) => sql`select remove_closed_schools(${later}, ${later}, 10, '{}')`.execute(tx));
    const left = async (code: string) => {
      const held: string[] = [];
      for (const table of tablesOf('school', 'twoSchools')) {
        const found = await db.asOwner((tx) =>
          sql`select 1 from ${sql.table(table)} where customer_code = ${code} limit 1`.execute(tx),
        );
        if (found.rows.length > 0) held.push(table);
      }
      return held;
    };
    expect(await left(mine.customerCode)).toEqual([
      ...[
        'archived_month',
        'audit_entry',
        'contract_document',
        'document_signature',
        'frozen_document',
        'school',
      ],
    ]);
    expect((await left(theirs.customerCode)).length).toBe(tablesOf('school', 'twoSchools').length);
  });
});

async function privilege(db: Database, table: string, action: string): Promise<boolean> {
  const { rows } = await db.pool.query('select has_any_column_privilege($1, $2, $3) as granted', [
    'sportello_app',
    table,
    action,
  ]);
  return rows[0].granted;
}

/** Inserts one row into every table of schools and persons. */
async function fill(db: Database, customerCode: string, person: string): Promise<void> {
  const [uid = ''] = await seedSchool(db, customerCode, {
    licences: ['ALU'],
    accounts: [{ username: 'docente', groups: ['ALU/Docente'] }],
  });
  const at = new Date('2026-09-01T08:00:00Z');
  await db.asOwner(async (tx) => {
    for (const entity of storedEntities)
      for (const one of inventedStored(entity))
        await insertStored(tx, entity, customerCode, one, { now: at });
    await sql`insert into office values (${customerCode}, 'DS', ${uid})`.execute(tx);
    await sql`insert into office_term (customer_code, office, uid, name)
      values (${customerCode}, 'DS', ${uid}, 'X')`.execute(tx);
    await sql`insert into audit_entry
      (customer_code, seq, at, who, as_whom, entity, action, outcome, previous_hash, hash)
      values (${customerCode}, 1, ${at}, 'a', 'a', 'user', 'edit', 'done', '', '')`.execute(tx);
    await sql`insert into archived_month (customer_code, kind, place, month, lines, size, sha256, archived_at)
      values (${customerCode}, 'mail', 1, '2026-09', 1, 1, 'a', ${at})`.execute(tx);
    await sql`insert into idempotency (customer_code, person, key, request_hash, created_at)
      values (${customerCode}, ${person}, 'k', 'h', ${at})`.execute(tx);
    await sql`insert into mail (customer_code, id, recipient, subject, body, created_at)
      values (${customerCode}, gen_random_uuid(), 'a@example.org', 's', 'b', ${at})`.execute(tx);
    await sql`insert into operation
      (customer_code, id, kind, resource, action, input, who, as_whom, name, started_at, state, total)
      values (${customerCode}, 'o', 'run', 'user', 'disable', '{}', 'a', 'a', 'a', ${at}, 'ended', 1)`.execute(
      tx,
    );
    await sql`insert into operation_row (customer_code, operation, position, id, label, state)
      values (${customerCode}, 'o', 1, ${uid}, 'l', 'done')`.execute(tx);
    await sql`insert into import_column values (${customerCode}, 'user', 'Cognome', 'sn')`.execute(tx);
    await sql`insert into email_link values
      (${customerCode}, 'e', ${uid}, 'object', 'a@example.org', false, ${at}, ${at})`.execute(tx);
    await sql`insert into password_link values (${customerCode}, 'h', ${uid}, ${at}, ${at})`.execute(tx);
    await sql`insert into otp_method (customer_code, id, uid, name, secret, activated_at)
      values (${customerCode}, gen_random_uuid(), ${uid}, 'n', 's', ${at})`.execute(tx);
    await sql`insert into otp_link values (${customerCode}, 'h', ${uid}, 'n', null, ${at}, ${at})`.execute(
      tx,
    );
    await sql`insert into operator (username, name, created_at, created_by) values ('anna', 'A', ${at}, 'x')
      on conflict do nothing`.execute(tx);
    await sql`insert into support_access values
      (${customerCode}, gen_random_uuid(), ${uid}, 'anna', 'A', 'r', ${at}, null, null, null)`.execute(tx);
    const client = '00000000-0000-4000-8000-000000000001';
    await sql`insert into scim_client values
      (${customerCode}, ${client}, 'n', ${client}, ${at}, 'prova', ${at}, ${uid}, null)`.execute(tx);
    await sql`insert into scim_external_id values (${customerCode}, ${client}, 'User', ${uid}, 'e')`.execute(
      tx,
    );
    await sql`insert into scim_change values
      (${customerCode}, ${client}, 'create', ${uid}, 'tried', null, ${at})`.execute(tx);
    await sql`insert into recovery_code values (${customerCode}, ${uid}, 'h')`.execute(tx);
    await sql`insert into sign_in values
      (${person}, gen_random_uuid(), ${customerCode}, ${uid}, ${at}, 'a', 'd', 'c', 'n')`.execute(tx);
    await sql`insert into authorised_app (customer_code, uid, client_id, client_name, owner, authorised_at)
      values (${customerCode}, ${uid}, 'c', 'n', 'o', ${at})`.execute(tx);
    await sql`insert into licence_product (customer_code, id_prodotto, tipo, descrizione, stato_contratto)
      values (${customerCode}, 'P1', 'web', 'Alunni', 'Attiva')`.execute(tx);
    await sql`insert into export_request
      (customer_code, prg_richiesta, applicazioni, cognome_nome_supervisor, des_email, data_rich)
      values (${customerCode}, 1, '["WWA"]', 'A B', 'a@example.org', ${at})`.execute(tx);
    await sql`insert into practice
      (customer_code, cod_min_altri, status, created_date, updated_date, applicativi, anno)
      values (${customerCode}, 'RMIC000000', 'CREATED', ${at}, ${at}, '[]', '2026')`.execute(tx);
    await sql`insert into registry_person (customer_code, anno, prg_anagrafe, nome, cognome, ruoli, uid_portale)
      values (${customerCode}, 2026, '1', 'A', 'B', '[]', ${uid})`.execute(tx);
    const file = customerCode === 'SG10001' ? '11111111' : '22222222';
    const upload = `${file}-0000-4000-8000-000000000000`;
    await sql`insert into upload (customer_code, id, folder, name, size, part_size, store, store_id, by_uid, by_name,
        begun_at, last_at)
      values (${customerCode}, ${upload}, 'f', 'n', 1, 1, 'disk', 's', 'u', 'n', ${at}, ${at})`.execute(tx);
    await sql`insert into upload_part values (${customerCode}, ${upload}, 1, 'a')`.execute(tx);
    await sql`insert into upload_piece values (${customerCode}, ${upload}, 2, 1, 'a')`.execute(tx);
    await sql`insert into school_space values (${customerCode}, 1)`.execute(tx);
    await sql`insert into stored_file (customer_code, id, resource, field, sha256, store)
      values (${customerCode}, ${upload}, 'papers', 'f', 'a', 'disk')`.execute(tx);
    await sql`insert into stored_bin (customer_code, resource, id, record, version, deleted_at)
      values (${customerCode}, 'papers', ${upload}, '{}', 1, ${at})`.execute(tx);
    await sql`insert into practice_file values (${customerCode}, ${upload}, 's', 'p')`.execute(tx);
    await sql`insert into registry_source values (${customerCode}, 2026, ${at}, '[]')`.execute(tx);
    await sql`insert into registry_update values (${customerCode}, 2026, ${at}, 'n', 1, 1, 1)`.execute(tx);
    const view = `00000000-0000-4000-8000-0000000${customerCode.slice(-5)}`;
    await sql`insert into webhook (customer_code, id, name, url, events, secret, created_at, created_by)
      values (${customerCode}, ${view}, 'W', 'https://example.org/', '[]', 's', ${at}, ${person})`.execute(
      tx,
    );
    await sql`insert into webhook_delivery (customer_code, id, webhook, type, payload, created_at, queued_at, due_at)
      values (${customerCode}, gen_random_uuid(), ${view}, 'webhook.test', '{}', ${at}, ${at}, ${at})`.execute(
      tx,
    );
    await sql`insert into provisioning_target
      (customer_code, id, name, url, ac, user_name, attributes, roles, deletes, created_at, created_by)
      values (${customerCode}, ${view}, 'T', 'https://example.org/', 'WWA', 'uid', '[]', 'none', false, ${at}, ${person})`.execute(
      tx,
    );
    await sql`insert into provisioning_person (customer_code, target, school, uid, queued_at, due_at)
      values (${customerCode}, ${view}, ${customerCode}, ${uid}, ${at}, ${at})`.execute(tx);
    await sql`insert into provisioning_run (customer_code, id, target, kind, started_at, ended_at)
      values (${customerCode}, ${view}, ${view}, 'first', ${at}, ${at})`.execute(tx);
    await sql`insert into list_view (customer_code, id, entity, person, name, query, shared, created_at)
      values (${customerCode}, ${view}, 'user', ${person}, 'n', '?v=1', true, ${at})`.execute(tx);
    await sql`insert into list_view_default values (${customerCode}, ${person}, 'user', ${view})`.execute(tx);
    await sql`insert into alias (person, email, sn, cn) values (${person}, ${`${person}@example.org`}, 'A', 'B')`.execute(
      tx,
    );
    await sql`insert into passkey values
      (${person}, gen_random_uuid(), null, null, ${person}, 'h', ${person}, 'k', '', 0, false, 'n', ${at})`.execute(
      tx,
    );
    await sql`insert into alias_link values (${person}, ${person}, ${at}, ${at})`.execute(tx);
    await sql`insert into alias_account values (${person}, ${customerCode}, ${uid}, ${at})`.execute(tx);
    const document = `00000000-0000-4000-8000-0000001${customerCode.slice(-5)}`;
    const hash = 'a'.repeat(64);
    await sql`insert into frozen_document
      values (${customerCode}, ${document}, 'n', 'f.pdf', ${hash}, 1, '', ${at})`.execute(tx);
    await sql`insert into document_signature values
      (${customerCode}, ${document}, 'signature', 1, 'h', '', 'f', 'c', 's', 't', ${uid}, ${at}, '{}')`.execute(
      tx,
    );
    await sql`insert into document_reading values (${customerCode}, ${uid}, ${document}, ${at})`.execute(tx);
    await sql`insert into signature_request values
      (${customerCode}, ${document}, ${uid}, 'h', ${uid}, 'a', ${at}, ${at})`.execute(tx);
    await sql`insert into signature_request_document values
      (${customerCode}, ${document}, 'f', ${document})`.execute(tx);
    await sql`insert into pending_signature values
      (${customerCode}, ${document}, 'contract', 'h', '', 'p', ${uid}, ${at}, 'waiting', ${at}, 1, null)`.execute(
      tx,
    );
    await sql`insert into contract_document (customer_code, file_name, name, type, anno, status, created_at)
      values (${customerCode}, 'f', 'n', 'S', '2026', 0, ${at})`.execute(tx);
    await sql`insert into preservation (customer_code, opened_at) values (${customerCode}, ${at})`.execute(
      tx,
    );
    await sql`insert into preservation_document (customer_code, kind, generation, signer_name, signer_cf)
      values (${customerCode}, 'Contratto', 1, 'n', 'c')`.execute(tx);
    await sql`insert into procedure_run values
      (${customerCode}, 'other', 's', '{}', 1, ${at}, ${at}, 'a', 'a')`.execute(tx);
    await sql`insert into procedure_presence values (${customerCode}, 'other', 'a', 'a', ${at})`.execute(tx);
    await sql`insert into procedure_receipt values (${customerCode}, 'n', 'other', ${at}, '{}')`.execute(tx);
    await sql`insert into resizing values
      (${customerCode}, true, 2026, '{RMIC000000}', ${at}, ${at}, null, null, null)`.execute(tx);
    await sql`insert into resizing_choice values (${customerCode}, 'SG10009', 'wwa', ${at})`.execute(tx);
    await sql`insert into resizing_answer values
      (${customerCode}, 'SG10009', 'wwa', 'ACCEPTED', null, ${at}, 'a')`.execute(tx);
    await sql`insert into yearly_contract values
      (${customerCode}, 'SIG', 'B', '2026-01-01', '2026-12-31', 100, null, null)`.execute(tx);
    await sql`insert into agreed_fee values (${customerCode}, 2027, 'SIG', 100, null)`.execute(tx);
    await sql`insert into customer_record values (${customerCode}, null, '1', 'S')`.execute(tx);
    await sql`insert into school_order (customer_code, number, kind, services, status, history, lines, price,
        private, mepa, mepa_articles, created_at, created_by, created_name)
      values (${customerCode}, 1, 'renewal', false, 'IN_ATTESA_MEPA', '[]', '[]', '{}', false, true, '[]', ${at}, 'a',
        'a')`.execute(tx);
    await sql`insert into application_holding values (${customerCode}, 'wwa', 2020, 2026, 1)`.execute(tx);
    await sql`insert into licence_document values
      (${customerCode}, 'f.pdf', 'codes', 'P1', '', ${at})`.execute(tx);
    await sql`insert into assistance_contact values
      (${customerCode}, '1', 'prodotto', 'P1', 'd', null, 't', '2026-01-01', 0, 1, null, 0, 1)`.execute(tx);
    await sql`insert into assistance_package values (${customerCode}, '1', 'd', 0, 1)`.execute(tx);
    await sql`insert into intervention values
      (${customerCode}, '1', '2026-01-01', 'p', 'a', 't', 'P1', null, null, null)`.execute(tx);
    await sql`insert into campus_source values (${customerCode}, ${at}, 'operator')`.execute(tx);
    await sql`insert into campus_course (customer_code, course_id, name) values (${customerCode}, 'c', 'x')`.execute(
      tx,
    );
    await sql`insert into campus_person (customer_code, argo_id, name, surname)
      values (${customerCode}, 'a', 'x', 'x')`.execute(tx);
    await sql`insert into campus_enrolment
      (customer_code, argo_id, course_id, role, enrolled_at, enrolled_on, is_passing)
      values (${customerCode}, 'a', 'c', 'ata', ${at}, '2026-09-01', false)`.execute(tx);
    await sql`insert into spid_request (customer_code, status, modified_date)
      values (${customerCode}, 'DA_FIRMARE', ${at})`.execute(tx);
    await sql`insert into spid_access (customer_code, at, uid, codice_fiscale, identity_provider)
      values (${customerCode}, ${at}, ${uid}, 'c', 'p')`.execute(tx);
    await sql`insert into news values ('N1', '1', 't', 't', ${at}) on conflict do nothing`.execute(tx);
    await sql`insert into news_read values (${person}, 'N1', ${at})`.execute(tx);
  });
}
