import { describe, expect, it } from 'vitest';
import type { AuditEntry } from '../../../../contract/audit/auditEntry';
import type { AuditQuery } from '../../../../contract/audit/auditFilter';
import { auditList, auditRead } from '../../../../contract/audit/endpoints';
import { recordAudit } from '../../../../provider/audit/recordAudit';
import type { Database } from '../../../../provider/db/database';
import { ask } from '../../../fixtures/ask';
import { peopleForTests } from '../../../fixtures/peopleForTests';

const supervisor = 'supervisor.SG10001';
const teacher = 'docente.SG10001';
const params = { customerCode: 'SG10001' };
/** Alias of a person who signs in for several schools. */
const ARGO_ID = '0e6a8f3c-1d2b-4c5d-8e9f-000000000001';

const actors = [
  { who: teacher, asWhom: teacher },
  { who: ARGO_ID, asWhom: teacher },
  { who: 'ex.SG10001', asWhom: 'ex.SG10001' },
  { who: 'automatico', asWhom: 'automatico' },
  // A user of another school, who cannot have acted here.
  { who: 'docente.SG10002', asWhom: 'docente.SG10002' },
];

async function fill(db: Database): Promise<void> {
  await db.asOwner(async (tx) => {
    await tx.updateTable('account').set({ cn: 'Niccolò', sn: 'Zà Éro' }).where('uid', '=', teacher).execute();
    const at = new Date(Date.UTC(2020, 0, 1));
    for (const actor of actors) {
      await recordAudit(tx, { customerCode: 'SG10001', ...actor, address: null, at }, [
        { entity: 'school', action: 'update', id: 'SG10001' },
      ]);
    }
  });
}

describe('who did what a line of the audit log tells', () => {
  const people = peopleForTests([supervisor, teacher], fill);
  const list = async (query: Partial<AuditQuery>): Promise<AuditEntry[]> =>
    (
      await ask(people.as(supervisor), auditList, {
        params,
        query: { to: '2020-12-31', sort: 'at', ...query } as AuditQuery,
      })
    ).body.data;
  const seqs = async (query: Partial<AuditQuery>) => (await list(query)).map(({ seq }) => seq);

  it('is shown by the name of the account, else by the username, never by that of another school', async () => {
    const names = ['Niccolò Zà Éro', 'Niccolò Zà Éro', 'ex', 'automatico', 'docente.SG10002'];
    expect((await list({})).map(({ name }) => name)).toEqual(names);
    const one = await ask(people.as(supervisor), auditRead, { params: { ...params, seq: '2' } });
    expect(one.body).toMatchObject({ name: names[1], who: ARGO_ID, asWhom: teacher });
  });

  it.each<[string, Partial<AuditQuery>, number[]]>([
    ['part of the name', { whoContains: 'NICCOLÒ zà' }, [1, 2]],
    ['part of the account', { whoContains: 'EX.sg' }, [3]],
    ['the account of whoever signed in for several schools', { whoContains: teacher }, [1, 2]],
    ['words of the name, without accents', { q: 'ero nicco' }, [1, 2]],
    ['a word of the name and one of the account', { q: 'niccolo docente.sg10001' }, [1, 2]],
    ['the account of whoever signed in as another', { q: 'docente.sg10001' }, [1, 2]],
    ['whoever signed in, by no name of an account', { q: '8e9f-000000000001' }, [2]],
    ['what nobody asked for', { q: 'automatico' }, [4]],
    ['nobody of that name', { q: 'niccolo ex' }, []],
  ])('is found by %s', async (_name, query, expected) => {
    expect(await seqs(query)).toEqual(expected);
  });

  it('is put in order by name', async () => {
    expect(await seqs({ sort: 'name' })).toEqual([4, 5, 3, 1, 2]);
    expect(await seqs({ sort: '-name' })).toEqual([2, 1, 3, 5, 4]);
  });
});
