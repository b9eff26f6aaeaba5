import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  personDataErase,
  personDataExport,
  personDataRead,
} from '../../../../contract/staff/endpoints/personData';
import { platformPersonRead } from '../../../../contract/staff/endpoints/persons';
import { platformAuditList } from '../../../../contract/staff/endpoints/record';
import { NOT_FOR_PROGRAMS } from '../../../../contract/staff/operatorRights';
import { scopes } from '../../../../provider/db/scopes';
import { personSources } from '../../../../provider/i18n/personData.it';
import { refusal } from '../../../fixtures/ask';
import { PASSWORD, passwordHash, servedForTests } from '../../../fixtures/identityProvider';
import { codeOf } from '../../../fixtures/oneTimeCode';
import { askAs, machine, makeOperator, makeProgram, signInOperator } from '../../../fixtures/operatorCalls';
import { seedAlias } from '../../../fixtures/seedAlias';
import { seedSchool } from '../../../fixtures/seedSchool';
import { signIn } from '../../../fixtures/signIn';

/** Tables of which an export gives nothing, with the reason. */
const notAboutPeople: Readonly<Record<string, string>> = {
  school: 'The school itself; its data protection officer is named as an office, without an account.',
  licence: 'Of the school.',
  archived_month: 'Names of archive files.',
  import_column: 'Headers of imported files.',
  licence_product: 'Of the school.',
  licence_document: 'Of the school.',
  assistance_contact: 'Of the school.',
  assistance_package: 'Of the school.',
  intervention: 'Names the caller by a name alone, which identifies no account.',
  registry_update: 'Names who updated by a name alone; the log has the account.',
  procedure_receipt: 'Names the signer by a name alone; the signature itself is exported.',
  upload_part: 'Checksums.',
  upload_piece: 'Checksums.',
  practice_file: 'Details of a file of the school.',
  stored_file: 'Files of records.',
  provisioning_run: 'Numbers of changes.',
  school_space: 'Of the school.',
  frozen_document: 'Content of documents of the school, which gives copies of them.',
  signature_request_document: 'Documents of a request that is exported.',
  resizing: 'Of the school.',
  resizing_choice: 'Of the school.',
  application_holding: 'Of the school.',
  yearly_contract: 'Of the school.',
  customer_record: 'Of the school.',
  agreed_fee: 'Of the school.',
  campus_source: 'When data arrived.',
  campus_course: 'Courses.',
  campus_month: 'Figures.',
  operator: 'The provider’s own staff, whose employer answers for them; so the tables that follow.',
  operator_invitation: 'Staff.',
  operator_session: 'Staff.',
  operator_client: 'Programs.',
  operator_proposal: 'Staff; an erasure that was proposed is emptied when it is done.',
  operator_token: 'Programs.',
  retention: 'Names the staff who set it.',
  platform_import: 'Staff.',
  platform_import_row: 'Files of schools to be created; emptied after thirty days.',
  application: 'Catalogue.',
  application_role: 'Catalogue.',
  group_rule: 'Catalogue.',
  news: 'Published.',
  content: 'Published.',
  offered_product: 'Catalogue.',
  price_year: 'Catalogue.',
  price_product: 'Catalogue.',
  setting: 'Of the installation.',
  trusted_list_signer: 'Certificates of authorities.',
  rate_counter: 'Attempts under a digest, for minutes.',
  call_count: 'Counts of the last minutes.',
  revocation_answer: 'Answers of authorities.',
  dpop_proof: 'Used proofs, for minutes.',
  job: 'Work that waits, until it is done.',
  audit_forwarded: 'How far logs were sent.',
  migration: 'Of the installation.',
};

const served = servedForTests();
const TAX_CODE = 'RSSNTN80A01H501O';
const person = { school: 'SG20001', uid: 'canarina.SG20001' };
const other = { school: 'SG20002', uid: 'canarinabis.SG20002' };
/** Values that are the person’s alone: none may be left but where the register says so. */
const canaries = ['canarina', 'Canarini', 'Nazarena', TAX_CODE];
/** Tax code of somebody else in rows about the person. */
const HEAD = 'BRNDAA70A41H501N';
const SECRET = 'segreto-da-non-esportare';

const read = (of = person, staff = machine) => askAs(served.url, staff, personDataRead, { params: of });
const exported = async (scope: 'account' | 'person', of = person) => {
  const body = { scope, reason: 'Protocollo 12 del 3 maggio' };
  const answer = await askAs(served.url, machine, personDataExport, { params: of, body });
  expect(answer.status).toBe(200);
  const files = unzipSync(Buffer.from(answer.body.content, 'base64'));
  const textOf = (name: string) => Buffer.from(files[name] ?? []).toString();
  return { html: textOf('dati.html'), json: JSON.parse(textOf('dati.json')) };
};
const erase = (uids: string[], of = person, staff = machine) =>
  askAs(served.url, staff, personDataErase, {
    params: of,
    body: { uids, reason: 'Protocollo 13 del 4 maggio' },
  });

/** Counts the rows of each table that hold a canary. */
async function tablesWithCanaries(): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  await served.db.asOwner(async (tx) => {
    for (const table of Object.keys(scopes)) {
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)} t
        where to_jsonb(t)::text ilike any(${canaries.map((one) => `%${one}%`)}::text[])`.execute(tx);
      if (rows[0]?.n) found[table] = rows[0].n;
    }
  });
  return found;
}

beforeAll(async () => {
  const { db } = served;
  const used = { last_login: new Date('2026-01-10T08:00:00Z'), password_hash: await passwordHash() };
  const names = { sn: 'Canarini', cn: 'Nazarena', codice_fiscale: TAX_CODE };
  await seedSchool(db, 'SG20001', {
    name: 'Istituto Primo',
    accounts: [
      { username: 'canarina', ...names, ...used, email: 'canarina@primo.example', groups: ['WWA/Docente'] },
      { username: 'capo', sn: 'Bruni', cn: 'Ada', ...used, groups: ['SSO/Member_admins'] },
    ],
  });
  await seedSchool(db, 'SG20002', {
    name: 'Istituto Secondo',
    accounts: [
      { username: 'canarinabis', ...names, ...used, email: 'canarina@secondo.example' },
      { username: 'omonima', sn: 'Canari', cn: 'Nazaria', ...used },
    ],
  });
  await seedAlias(db, {
    person: 'persona-canarina',
    email: 'canarina@posta.example',
    codice_fiscale: TAX_CODE,
    uids: [person.uid, other.uid],
  });
  await signIn(served.url, person.uid, PASSWORD);
  const [customer_code, uid] = [person.school, person.uid];
  const at = new Date('2026-02-01T09:00:00Z');
  const id = '11111111-0000-4000-8000-000000000000';
  await db.asOwner(async (tx) => {
    const mail = { customer_code, uid, recipient: 'canarina@primo.example', created_at: at, sent_at: at };
    await tx
      .insertInto('mail')
      .values({ ...mail, id, subject: 'Benvenuta', body: SECRET } as never)
      .execute();
    const method = { customer_code, id, uid, name: 'telefono', secret: SECRET, activated_at: at };
    await tx
      .insertInto('otp_method')
      .values(method as never)
      .execute();
    for (const shared of [true, false])
      await tx
        .insertInto('list_view')
        .values({
          customer_code,
          id: shared ? id : '21111111-0000-4000-8000-000000000000',
          entity: 'user',
          person: uid,
          name: `Vista ${shared}`,
          query: 'q=x',
          shared,
          created_at: at,
        } as never)
        .execute();
    const operation = {
      customer_code,
      id: 'op1',
      kind: 'run',
      resource: 'user',
      action: 'enable',
      input: '{}',
    };
    await tx
      .insertInto('operation')
      .values({
        ...operation,
        who: 'capo.SG20001',
        as_whom: 'capo.SG20001',
        name: 'Ada Bruni',
        started_at: at,
        ended_at: at,
        state: 'ended',
        total: 1,
      } as never)
      .execute();
    const row = { customer_code, operation: 'op1', position: 1, id: uid, label: 'Nazarena Canarini' };
    const before = JSON.stringify({ sn: 'Canarini' });
    await tx
      .insertInto('operation_row')
      .values({ ...row, state: 'done', before, after: before, mark: 'x' } as never)
      .execute();
    const access = { customer_code, at, uid, codice_fiscale: TAX_CODE, identity_provider: 'idp' };
    await tx
      .insertInto('spid_access')
      .values(access as never)
      .execute();
    const registry = { customer_code, anno: 2026, prg_anagrafe: '7', nome: 'Nazarena', cognome: 'Canarini' };
    await tx
      .insertInto('registry_person')
      .values({ ...registry, codice_fiscale: TAX_CODE, ruoli: '[]', uid_portale: uid } as never)
      .execute();
    const people = [
      { prgAnagrafe: '7', cognome: 'Canarini', codiceFiscale: TAX_CODE },
      { codiceFiscale: 'X' },
    ];
    await tx
      .insertInto('registry_source')
      .values({ customer_code, anno: 2026, published_at: at, people: JSON.stringify(people) } as never)
      .execute();
    const client = {
      customer_code,
      id,
      name: 'Registro',
      mode: 'prova',
      token_at: at,
      created_at: at,
      created_by: 'capo.SG20001',
    };
    await tx
      .insertInto('scim_client')
      .values({ ...client, token_hash: 'x' } as never)
      .execute();
    const external = { customer_code, client: id, id: uid };
    await tx
      .insertInto('scim_external_id')
      .values([
        { ...external, type: 'User', external_id: 'e-canarina' },
        { ...external, type: 'UserName', external_id: 'canarina@primo.example' },
      ])
      .execute();
    const named = {
      manager_name: 'Nazarena Canarini',
      manager_cf: TAX_CODE,
      ds_name: 'Ada Bruni',
      ds_cf: HEAD,
    };
    await tx
      .insertInto('preservation')
      .values({ customer_code, opened_at: at, ...named } as never)
      .execute();
    const binned = { resource: 'shelves', id, record: JSON.stringify({ id, createdBy: uid, name: SECRET }) };
    await tx
      .insertInto('stored_bin')
      .values({ customer_code, ...binned, version: 1, deleted_at: at, deleted_by: 'capo.SG20001' })
      .execute();
    const document = {
      customer_code,
      id,
      name: 'Contratto',
      file_name: 'c.pdf',
      sha256: 'a'.repeat(64),
      pages: 1,
    };
    await tx
      .insertInto('frozen_document')
      .values({ ...document, content: Buffer.from('x'), frozen_at: at } as never)
      .execute();
    const signature = { customer_code, document_id: id, kind: 'signature', number: 1, how: 'p7m' };
    await tx
      .insertInto('document_signature')
      .values({
        ...signature,
        file: Buffer.from(SECRET),
        file_sha256: 'a',
        content_sha256: 'b',
        signer: 'Nazarena Canarini',
        tax_code: TAX_CODE,
        by_uid: uid,
        signed_at: at,
        evidence: '{}',
      } as never)
      .execute();
  });
});

it('every table is exported, or is excepted with a reason', async () => {
  const { rows } = await served.db.asOwner((tx) =>
    sql<{ source: string; erased: string }>`select source, erased from person_sources()`.execute(tx),
  );
  const sources = rows.map(({ source }) => source);
  const named = [...sources, ...Object.keys(notAboutPeople)];
  // Tables of declared resources are found by their authors.
  expect(Object.keys(scopes).filter((table) => !named.includes(table))).toEqual([]);
  expect(sources.filter((source) => Object.hasOwn(notAboutPeople, source))).toEqual([]);
  expect(Object.keys(notAboutPeople).filter((table) => !Object.hasOwn(scopes, table))).toEqual([]);
  expect(Object.keys(personSources).sort()).toEqual([...sources].sort());
  // The preview and the erasure follow the same list.
  for (const { source, erased } of rows)
    expect([source, personSources[source]?.erasure === 'kept']).toEqual([source, erased === 'keep']);
});

it('no table with bytes is read as a whole row', async () => {
  const { rows } = await served.db.asOwner((tx) =>
    sql<{ source: string }>`select s.source from person_sources() s
      where s.rows_from = 'public.' || s.source || ' t' and exists (select from pg_attribute a
        where a.attrelid = s.source::regclass and a.atttypid = 'bytea'::regtype and not a.attisdropped)`.execute(
      tx,
    ),
  );
  expect(rows).toEqual([]);
});

describe('an administrator exports what is stored about a person', () => {
  it('sees all accounts of the person first, and how much there is', async () => {
    const { body } = await read();
    expect(body.accounts).toMatchObject([
      { ...person, because: 'asked', hindrances: [] },
      { ...other, because: 'alias', hindrances: [] },
    ]);
    const counts = Object.fromEntries(
      body.sources.map(({ source, entries }: { source: string; entries: number }) => [source, entries]),
    );
    expect(counts).toMatchObject({ account: 2, alias: 2, mail: 1, sign_in: 1, document_signature: 1 });
  });

  it('sees how much there is of more than an export holds, without reading it', async () => {
    const { school: customer_code, uid } = person;
    const at = new Date('2026-02-01T09:00:00Z');
    const ofMany = sql<boolean>`request_hash = 'one of many'`;
    await served.db.asOwner((tx) =>
      sql`insert into idempotency (customer_code, person, key, request_hash, created_at)
        select ${customer_code}, ${uid}, n, 'one of many', ${at} from generate_series(1, 10001) n`.execute(
        tx,
      ),
    );
    const { body } = await read();
    expect(body.sources).toContainEqual(expect.objectContaining({ source: 'idempotency', entries: 10_001 }));
    await served.db.asOwner((tx) => tx.deleteFrom('idempotency').where(ofMany).execute());
  });

  it('from every table that names them, and without passwords, secrets and files', async () => {
    const { html, json } = await exported('person');
    const given = new Set(json.accounts.flatMap(({ data }: { data: object }) => Object.keys(data)));
    const missing = Object.keys(await tablesWithCanaries()).filter(
      (table) => !given.has(table) && !Object.hasOwn(notAboutPeople, table),
    );
    expect(missing).toEqual([]);
    const [first, second] = json.accounts;
    expect([first.data.mail, second.data.alias]).toMatchObject([
      [{ subject: 'Benvenuta' }],
      [{ email: 'canarina@posta.example' }],
    ]);
    expect(first.data.registry_source).toEqual([
      { prgAnagrafe: '7', cognome: 'Canarini', codiceFiscale: TAX_CODE },
    ]);
    for (const text of [html, JSON.stringify(json)]) {
      expect(text).toContain(TAX_CODE);
      expect(text).not.toContain(SECRET);
      expect(text).not.toContain(HEAD);
      expect(text).not.toMatch(/password_hash|token_hash|\$scrypt/);
    }
    expect(first.data.scim_external_id).toHaveLength(2);
    // Facts about a signature, and not its bytes, which a row as JSON would hold in hexadecimal.
    expect(first.data.document_signature).toEqual([
      {
        customer_code: person.school,
        document_id: expect.any(String),
        name: 'Contratto',
        file_name: 'c.pdf',
        kind: 'signature',
        number: 1,
        how: 'p7m',
        size: SECRET.length,
        file_sha256: 'a',
        content_sha256: 'b',
        signer: 'Nazarena Canarini',
        tax_code: TAX_CODE,
        by_uid: person.uid,
        signed_at: expect.any(String),
        revocation_checked: false,
      },
    ]);
    expect(first.data.preservation).toMatchObject([{ manager_cf: TAX_CODE }]);
    expect(first.data.stored_bin).toMatchObject([{ resource: 'shelves' }]);
    expect(html).toContain('<h3>Documenti firmati (1)</h3>');
    expect(html).toContain('<dt>ultimo accesso</dt>');
    expect(html).toContain('<dt>abilitazione</dt><dd>Docente</dd>');
  });

  it('of one school without the ArgoID and the other schools', async () => {
    const { json } = await exported('account');
    expect(json.accounts).toHaveLength(1);
    expect(JSON.stringify(json)).not.toMatch(/SG20002|posta\.example/);
  });

  it('as an administrator alone, and both logs say so', async () => {
    const secret = await makeOperator(served.url, 'sara', 'support');
    const { staff } = await signInOperator(served.url, 'sara', codeOf(secret));
    expect((await read(person, staff)).status).toBe(403);
    expect((await erase([person.uid], person, staff)).status).toBe(403);
    const query = { entity: 'personData', action: 'export' };
    const { body } = await askAs(served.url, machine, platformAuditList, { query });
    expect(body.data[0]).toMatchObject({ target: person.uid, outcome: 'done' });
    const lines = await served.db.asOwner((tx) =>
      tx.selectFrom('audit_entry').selectAll().where('action', '=', 'exportData').execute(),
    );
    expect(lines.map(({ customer_code }) => customer_code)).toEqual(['SG20001', 'SG20002', 'SG20001']);
  });
});

describe('an administrator erases a person who signed in', () => {
  it('not as a program, not somebody else, and not while the school needs the account', async () => {
    const program = await makeProgram(served.url, 'personData:read', 'personData:write');
    expect((await erase([person.uid], person, program)).body.detail).toBe(NOT_FOR_PROGRAMS);
    expect((await erase(['omonima.SG20002'])).body.detail).toContain('Non sono più utenze di questa persona');
    expect(refusal(await erase([])).status).toBe(409);
    const chief = { school: 'SG20001', uid: 'capo.SG20001' };
    expect((await read(chief)).body.accounts[0].hindrances).toEqual(['lastSupervisor']);
    expect((await erase([chief.uid], chief)).body.detail).toContain('ultimo supervisor');
    expect((await read(chief)).status).toBe(200);
  });

  it('in one school: what may go is gone, what stays is what was announced, and the other school keeps its own', async () => {
    const { body: preview } = await read();
    const { status, body } = await erase([person.uid]);
    expect([status, body.accounts]).toEqual([200, 1]);
    expect((await askAs(served.url, machine, platformPersonRead, { params: person })).status).toBe(404);
    await expect(signIn(served.url, person.uid, PASSWORD)).rejects.toBeDefined();
    const kept = body.left.map(({ source }: { source: string }) => source);
    expect(kept).toEqual(expect.arrayContaining(['audit_entry', 'document_signature', 'spid_access']));
    expect(preview.sources).toEqual(
      expect.arrayContaining(
        body.left.map(({ source }: { source: string }) => expect.objectContaining({ source })),
      ),
    );
    const alias = await served.db.asOwner((tx) => tx.selectFrom('alias').select('person').execute());
    expect(alias.map((one) => one.person)).toContain('persona-canarina');
    expect((await read(other)).body.accounts).toHaveLength(1);
  });

  it('in the last school: nothing names them any more but what stays, and the log of the erasure does not', async () => {
    expect((await erase([other.uid], other)).status).toBe(200);
    const left = Object.keys(await tablesWithCanaries());
    expect(left.filter((table) => personSources[table]?.erasure !== 'kept')).toEqual([]);
    expect(left).not.toContain('alias');
    const lines = await served.db.asOwner((tx) =>
      tx.selectFrom('audit_entry').selectAll().where('action', '=', 'erase').orderBy('seq').execute(),
    );
    expect(
      lines
        .filter(({ outcome }) => outcome === 'done')
        .map(({ entity }) => entity)
        .sort(),
    ).toEqual(['personData', 'personData', 'user', 'user']);
    const done = lines.filter(({ outcome }) => outcome === 'done');
    expect(JSON.stringify(done)).not.toMatch(new RegExp(canaries.join('|'), 'i'));
    const rows = await served.db.asOwner((tx) =>
      tx.selectFrom('operation_row').select(['label', 'before', 'state']).execute(),
    );
    expect(rows).toEqual([{ label: '–', before: null, state: 'skipped' }]);
    const views = await served.db.asOwner((tx) => tx.selectFrom('list_view').select(['name']).execute());
    expect(views).toEqual([{ name: 'Vista true' }]);
  });
});
