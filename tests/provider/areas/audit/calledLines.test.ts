import { describe, expect, it } from 'vitest';
import type { AuditEntry } from '../../../../contract/audit/auditEntry';
import type { AuditQuery } from '../../../../contract/audit/auditFilter';
import { auditList, auditRead } from '../../../../contract/audit/endpoints';
import { type AuditedChange, recordAudit } from '../../../../provider/audit/recordAudit';
import type { Database } from '../../../../provider/db/database';
import { ask } from '../../../fixtures/ask';
import { peopleForTests } from '../../../fixtures/peopleForTests';

const supervisor = 'supervisor.SG10001';
const params = { customerCode: 'SG10001' };
const OPERATION = '5b1f0a52-6f7e-4f0b-9f5e-0c6f3f4a1b11';
const IMPORT = '5b1f0a52-6f7e-4f0b-9f5e-0c6f3f4a1b12';
const STRANGE = '5b1f0a52-6f7e-4f0b-9f5e-0c6f3f4a1b13';
const CONTRACT = 'SG10001-contratto-2026.pdf';

type Case = readonly [name: string, change: AuditedChange, what: AuditEntry['what'] | '*', page?: string];

/** Recorded actions, and what staff of the office call their targets. */
const cases: readonly Case[] = [
  ['a user who is there', { entity: 'user', action: 'update', id: 'docente.SG10001' }, '*', 'user'],
  ['oneself', { entity: 'session', action: 'close', id: supervisor }, '*', 'user'],
  [
    'a user who was deleted',
    { entity: 'user', action: 'delete', id: 'via.SG10001', before: { cn: 'Ugo', sn: 'Via' } },
    { name: 'Ugo Via' },
  ],
  [
    'a user of whom only the username is known',
    { entity: 'user', action: 'enable', id: 'ex.SG10001' },
    { name: 'ex' },
  ],
  ['all users of a school', { entity: 'user', action: 'planSpid', id: 'SG10001' }, null],
  [
    'an operation',
    { entity: 'operation', action: 'run', id: OPERATION, after: { resource: 'user', eligible: 3 } },
    { said: 'enable', count: 1042, noun: 'users' },
    'operation',
  ],
  [
    'one that ended early',
    { entity: 'operation', action: 'cancel', id: OPERATION },
    { said: 'enable', count: 1042, noun: 'users' },
    'operation',
  ],
  [
    'an operation that is there no more',
    {
      entity: 'operation',
      action: 'run',
      id: 'gone',
      after: { resource: 'registryPerson', eligible: 1, skipped: 0 },
    },
    { said: 'operationOn', count: 1, noun: 'person' },
  ],
  [
    'one of which nothing is known',
    { entity: 'operation', action: 'retry', id: 'gone' },
    { said: 'operation' },
  ],
  [
    'an operation of another school',
    { entity: 'operation', action: 'run', id: STRANGE },
    { said: 'operation' },
  ],
  [
    'a file',
    { entity: 'import', action: 'run', id: IMPORT, after: { file: 'utenti.xlsx' } },
    { said: 'import', name: 'utenti.xlsx' },
    'import',
  ],
  [
    'a file taken back',
    { entity: 'operation', action: 'takeBack', id: IMPORT },
    { said: 'import', name: 'utenti.xlsx' },
    'import',
  ],
  [
    'a person of the registry',
    { entity: 'registryPerson', action: 'link', id: '2026~77' },
    { name: 'Ada Persona' },
  ],
  [
    'a year of the registry',
    { entity: 'registryPerson', action: 'refresh', id: '2026' },
    { said: 'registry', name: '2026' },
  ],
  ['an unknown person of the registry', { entity: 'registryPerson', action: 'link', id: 'x~y' }, null],
  ['a contract', { entity: 'signedFile', action: 'sign', id: CONTRACT }, { name: 'Contratto di assistenza' }],
  [
    'a file that was signed',
    { entity: 'signedFile', action: 'counterSign', id: 'atto.pdf' },
    { name: 'atto.pdf' },
  ],
  [
    'a request for data',
    { entity: 'exportRequest', action: 'cancel', id: '3', before: { dataRich: '2026-03-01T09:30:00.000Z' } },
    { said: 'requestOf', name: '01/03/2026 10:30' },
  ],
  [
    'a request of which only the number is known',
    { entity: 'exportRequest', action: 'cancel', id: '4' },
    { said: 'request', name: '4' },
  ],
  ['an office', { entity: 'office', action: 'write', id: 'DS' }, { said: 'DS' }],
  [
    'a view',
    { entity: 'view', action: 'delete', id: STRANGE, before: { name: 'Senza accesso' } },
    { said: 'view', name: '“Senza accesso”' },
  ],
  [
    'an application that was allowed in',
    { entity: 'authorisedApp', action: 'remove', id: STRANGE, before: { client_name: 'Registro' } },
    { name: 'Registro' },
  ],
  [
    'a list that left as a file',
    { entity: 'user', action: 'export', after: { rows: 1200 } },
    { count: 1200, noun: 'rows' },
  ],
  [
    'documents of the preservation',
    {
      entity: 'preservation',
      action: 'generate',
      id: 'SG10001',
      after: { documents: ['Contratto', 'Allegato'] },
    },
    { name: 'Contratto, Clausole Vessatorie' },
  ],
  [
    'its manager',
    { entity: 'preservation', action: 'update', id: 'responsabile', after: { name: 'Ida Re' } },
    { name: 'Ida Re' },
  ],
  ['the school', { entity: 'school', action: 'update', id: 'SG10001' }, null],
  ['the log of accesses', { entity: 'spidRequest', action: 'log', id: 'a81bc81bdead4e5d' }, null],
  ['nothing in particular', { entity: 'user', action: 'list', reason: 'forbidden' }, null],
];

async function fill(db: Database): Promise<void> {
  await db.asOwner(async (tx) => {
    const who = { who: supervisor, as_whom: supervisor, name: 'Ada Supervisor' };
    const at = new Date(Date.UTC(2020, 0, 1));
    const operation = { kind: 'run', resource: 'user', started_at: at, state: 'ended', ...who } as const;
    await tx
      .insertInto('operation')
      .values([
        { ...operation, customer_code: 'SG10001', id: OPERATION, action: 'enable', input: '{}', total: 1042 },
        {
          ...operation,
          customer_code: 'SG10001',
          id: IMPORT,
          action: 'import',
          input: '{"file":"utenti.xlsx"}',
          total: 9,
        },
        { ...operation, customer_code: 'SG10002', id: STRANGE, action: 'enable', input: '{}', total: 5 },
      ] as never)
      .execute();
    await tx
      .insertInto('registry_person')
      .values({
        customer_code: 'SG10001',
        anno: 2026,
        prg_anagrafe: '77',
        nome: 'Ada',
        cognome: 'Persona',
        ruoli: '[]',
      } as never)
      .execute();
    await tx
      .insertInto('contract_document')
      .values({
        customer_code: 'SG10001',
        file_name: CONTRACT,
        name: 'Contratto di assistenza',
        type: 'C',
        anno: '2026',
        status: 0,
        document_id: null,
        created_at: at,
      } as never)
      .execute();
    await recordAudit(
      tx,
      { customerCode: 'SG10001', who: supervisor, asWhom: supervisor, address: null, at },
      cases.map(([, change]) => change),
    );
  });
}

describe('what a line of the audit log is about', () => {
  const people = peopleForTests([supervisor], fill);
  const read = async (seq: number): Promise<AuditEntry> =>
    (await ask(people.as(supervisor), auditRead, { params: { ...params, seq: String(seq) } })).body;
  const nameOf = async (uid: string) =>
    (await people.db.pool.query("select cn || ' ' || sn as name from account where uid = $1", [uid])).rows[0]
      .name;

  it.each(cases.map((one, place) => [one[0], place] as const))(
    'is called by name: %s',
    async (_name, place) => {
      const [, { id }, what, page] = cases[place] as Case;
      const entry = await read(place + 1);
      expect(entry.what ?? null).toEqual(what === '*' ? { name: await nameOf(id ?? '') } : what);
      expect(entry.page).toBe(page);
    },
  );

  it('is found and put in order by the name of the user', async () => {
    const list = async (query: Partial<AuditQuery>) =>
      (
        await ask(people.as(supervisor), auditList, {
          params,
          query: { to: '2020-12-31', ...query } as AuditQuery,
        })
      ).body;
    const name: string = await nameOf('docente.SG10001');
    const found = {
      data: [expect.objectContaining({ target: 'docente.SG10001', what: { name } })],
      total: 1,
    };
    expect(await list({ targetContains: name.toUpperCase() })).toEqual(found);
    expect(await list({ q: `${name} supervisor` })).toEqual(found);
    const ordered = (await list({ sort: 'what', perPage: '100' })).data.map(
      ({ what }: AuditEntry) => what?.name ?? '',
    );
    const known = [name, await nameOf(supervisor)];
    expect(ordered.filter((what: string) => known.includes(what))).toEqual(
      [...known].sort((a, b) => a.localeCompare(b, 'it')),
    );
  });
});
