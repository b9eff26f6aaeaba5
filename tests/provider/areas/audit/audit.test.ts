import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { AuditQuery } from '../../../../contract/audit/auditFilter';
import { auditCounts, auditList, auditRead } from '../../../../contract/audit/endpoints';
import type { FilterCount } from '../../../../contract/schema/listing';
import { recordAudit } from '../../../../provider/audit/recordAudit';
import type { Database } from '../../../../provider/db/database';
import { type Answer, ask, refusal } from '../../../fixtures/ask';
import { peopleForTests } from '../../../fixtures/peopleForTests';

const supervisor = 'supervisor.SG10001';
const others = ['gestore', 'campus', 'docente'].map((name) => `${name}.SG10001`);
const params = { customerCode: 'SG10001' };

/** Inserts 60 lines of one school and 5 of another: the even ones by `anna` on users, every tenth refused. */
async function fill(db: Database): Promise<void> {
  await db.asOwner(async (tx) => {
    for (const [customerCode, lines] of [
      ['SG10001', 60],
      ['SG10002', 5],
    ] as const) {
      for (let line = 1; line <= lines; line++) {
        const even = line % 2 === 0;
        const who = even ? 'anna' : 'bruno';
        const at = new Date(Date.UTC(2020, 0, line, 22, 30));
        await recordAudit(tx, { customerCode, who, asWhom: `${who}.${customerCode}`, address: null, at }, [
          {
            entity: even ? 'user' : 'exportRequest',
            action: even ? 'update' : 'create',
            id: `${line}`,
            after: { line },
            ...(line % 10 === 0 && { reason: 'forbidden' }),
          },
        ]);
      }
    }
  });
}

describe('the audit log', () => {
  const people = peopleForTests([supervisor, ...others], fill);
  const list = (query: Partial<AuditQuery> = {}, who = supervisor) =>
    ask(people.as(who), auditList, { params, query: query as AuditQuery });
  const ids = ({ body }: Answer) => body.data.map(({ target }: { target: string }) => Number(target));
  const down = (from: number, to: number, step = 1) =>
    Array.from({ length: Math.floor((from - to) / step) + 1 }, (_, index) => from - index * step);
  /** Signing in is recorded too: the filter or the position excludes those lines. */
  const filled = { to: '2020-12-31' } as const;

  it('is read a page at a time, newest first, with how many lines there are', async () => {
    const pages = await Promise.all(['1', '2', '3'].map((page) => list({ ...filled, page, perPage: '25' })));
    expect(pages.map(ids)).toEqual([down(60, 36), down(35, 11), down(10, 1)]);
    expect(pages.map(({ body }) => body.total)).toEqual([60, 60, 60]);
    expect(ids(await list({ ...filled, page: '9' }))).toEqual([]);
  });

  it('is the same by its numbers alone, without a filter', async () => {
    const { total } = (await list()).body;
    const pages = await Promise.all(
      down(Math.ceil(total / 10), 1).map((page) => list({ page: String(page), perPage: '10' })),
    );
    const seqs = pages.reverse().flatMap(({ body }) => body.data.map(({ seq }: { seq: number }) => seq));
    expect(seqs).toEqual(down(total, 1));
    const beyond = await list({ page: '1000' });
    expect(beyond.body).toEqual({ data: [], total });
  });

  it.each<[string, Partial<AuditQuery>, number[]]>([
    ['a person', { who: 'anna' }, down(60, 2, 2)],
    ['an entity', { entity: 'exportRequest' }, down(59, 1, 2)],
    ['an action', { action: 'create' }, down(59, 1, 2)],
    ['what was refused', { outcome: 'refused' }, down(60, 10, 10)],
    ['several things', { who: 'anna', entity: 'user', outcome: 'done', to: '2020-01-11' }, [8, 6, 4, 2]],
    ['nothing there is', { who: 'nessuno' }, []],
    ['part of a name', { whoContains: 'RUN' }, down(59, 1, 2)],
    ['part of what it is about', { targetContains: '0' }, down(60, 10, 10)],
    ['a search of all its words, accents or not', { q: 'ÀNNA sg10001 6' }, [60, 56, 46, 36, 26, 16, 6]],
  ])('narrowed to %s', async (_name, filter, expected) => {
    const answer = await list({ ...filled, ...filter, perPage: '100' });
    expect(ids(answer)).toEqual(expected);
    expect(answer.body.total).toBe(expected.length);
  });

  it('comes in the order that is asked for, page by page, and the other way round', async () => {
    const order = async (sort: AuditQuery['sort']) => {
      const pages = await Promise.all(
        ['1', '2'].map((page) => list({ ...filled, sort, page, perPage: '50' })),
      );
      return pages.flatMap(ids);
    };
    // There are no users with these ids: sorted by kind, then by id.
    const all = Array.from({ length: 60 }, (_, index) => String(index + 1))
      .sort()
      .map(Number);
    const byTarget = [1, 0].flatMap((rest) => all.filter((line) => line % 2 === rest));
    expect(await order('at')).toEqual([...down(60, 1)].reverse());
    expect(await order('-at')).toEqual(down(60, 1));
    expect(await order('what')).toEqual(byTarget);
    expect(await order('-what')).toEqual([...byTarget].reverse());
    const who = await order('-name');
    expect(who.slice(0, 30)).toEqual(down(59, 1, 2));
    expect(who.slice(30)).toEqual(down(60, 2, 2));
    expect(refusal(await list({ sort: 'hash' as never }))).toMatchObject({ status: 400 });
  });

  it('tells how many lines each value of a filter would leave, the others being as they are', async () => {
    const counts = async (query: Partial<AuditQuery>) =>
      (
        await ask(people.as(supervisor), auditCounts, {
          params,
          query: { ...filled, ...query } as AuditQuery,
        })
      ).body
        .map(({ filter, value, count }: FilterCount) => `${filter} ${value} ${count}`)
        .sort();
    const all = ['action create 30', 'action update 30', 'entity exportRequest 30', 'entity user 30'];
    expect(await counts({})).toEqual([...all, 'outcome done 54', 'outcome refused 6']);
    expect(await counts({ outcome: 'refused', q: 'anna' })).toEqual([
      'action update 6',
      'entity user 6',
      'outcome done 24',
      'outcome refused 6',
    ]);
    expect(await counts({ entity: 'user' })).toEqual([
      'action update 30',
      'entity exportRequest 30',
      'entity user 30',
      'outcome done 24',
      'outcome refused 6',
    ]);
    const other = await ask(people.as(others[0] ?? ''), auditCounts, { params, query: {} as AuditQuery });
    expect(refusal(other).status).toBe(403);
  });

  it('days begin and end in Rome', async () => {
    // Line 10 is at 22:30 UTC on 10 January: half past eleven that evening in Rome.
    expect(ids(await list({ from: '2020-01-10', to: '2020-01-10' }))).toEqual([10]);
    expect(ids(await list({ from: '2020-01-10', to: '2020-01-12' }))).toEqual([12, 11, 10]);
  });

  it('shows one line whole', async () => {
    const [first] = (await list({ ...filled, perPage: '10' })).body.data;
    const read = (seq: string) => ask(people.as(supervisor), auditRead, { params: { ...params, seq } });
    expect((await read(String(first.seq))).body).toEqual(first);
    expect(first).toMatchObject({
      target: '60',
      outcome: 'refused',
      reason: 'forbidden',
      after: { line: 60 },
    });
    for (const none of ['999999', '0', 'x'])
      expect(refusal(await read(none))).toEqual({ status: 404, code: 'notFound' });
  });

  it('says what is wrong with what was asked', async () => {
    const answer = await list({ outcome: 'maybe', from: '31/01/2020', page: '0', perPage: '7' } as never);
    expect(answer.body.errors.map(({ field }: { field: string }) => field).sort()).toEqual([
      'from',
      'outcome',
      'page',
      'perPage',
    ]);
    expect(refusal(await list({ before: '3' } as never))).toEqual({ status: 400, code: 'invalid' });
  });

  it.each(others)('is not for %s', async (who) => {
    expect(refusal(await list({}, who))).toEqual({ status: 403, code: 'forbidden' });
    const one = await ask(people.as(who), auditRead, { params: { ...params, seq: '1' } });
    expect(refusal(one)).toEqual({ status: 403, code: 'forbidden' });
  });

  it.each([
    ['entity', 'audit_entry_by_entity'],
    ['action', 'audit_entry_by_action'],
    ['who', 'audit_entry_by_who'],
    ['outcome', 'audit_entry_by_outcome'],
    ['at', 'audit_entry_by_time'],
  ])('has an index for %s', async (column, index) => {
    const { rows } = await people.db.pool.query('select indexdef from pg_indexes where indexname = $1', [
      index,
    ]);
    expect(rows[0]?.indexdef).toContain(`(customer_code, ${column}, seq)`);
  });

  it('stays the school’s own for a person who asks without naming it', async () => {
    const tenant = { customerCode: 'SG10002', person: 'x' };
    const seen = await people.db.inSchool(tenant, (tx) =>
      sql<{ code: string }>`select distinct customer_code as code from audit_entry`.execute(tx),
    );
    expect(seen.rows).toEqual([{ code: 'SG10002' }]);
  });
});
