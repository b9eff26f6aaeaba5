import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { PlatformSupport } from '../../contract/staff/platformSupport';
import { SUPPORT_WAITS_HOURS, type SupportAccess } from '../../contract/supportAccess/supportAccess';
import type { Tx } from '../db/database';
import type { Source } from './findPage';

const waits = sql.raw(`interval '${SUPPORT_WAITS_HOURS} hours'`);

/**
 * Selects support accesses, with their states at a moment.
 * @param operator the user name of the person who reads
 */
export const supportSource = (now: Date, operator: string | null): Source => ({
  rows: sql`select s.customer_code as school, (select o.name from school o where o.customer_code = s.customer_code) as "schoolName", s.id::text as id, s.uid, a.cn || ' ' || a.sn as supervisor,
    s.operator_name as operator, s.reason, s.asked_at as "askedAt", s.asked_at + ${waits} as "answerBy",
    s.answered_at as "answeredAt", s.until, s.ended_at as "endedAt",
    coalesce(s.operator = ${operator}::text, false) as mine,
    case when s.ended_at is not null then 'ended' when s.until > ${now}::timestamptz then 'active'
      when s.until is not null then 'ended' when s.answered_at is not null then 'refused'
      when s.asked_at + ${waits} > ${now}::timestamptz then 'asked' else 'lapsed' end as state
    from support_access s join account a on a.customer_code = s.customer_code and a.uid = s.uid`,
  search: ['school', 'schoolName', 'uid', 'supervisor', 'operator', 'reason'],
  key: ['school', 'id'],
  sort: '-askedAt',
});

/** Reads support accesses that match a condition, the latest first; at most a hundred. */
export async function findSupport(
  tx: Tx,
  { now, operator = null }: { readonly now: Date; readonly operator?: string | null },
  where: RawBuilder<SqlBool>,
): Promise<PlatformSupport[]> {
  const { rows } = await sql<PlatformSupport & Record<string, Date | null>>`
    select * from (${supportSource(now, operator).rows}) as found where ${where}
    order by "askedAt" desc, id limit 100`.execute(tx);
  return rows.map((row) => ({
    ...row,
    askedAt: answered(row.askedAt) ?? '',
    answerBy: answered(row.answerBy) ?? '',
    answeredAt: answered(row.answeredAt),
    until: answered(row.until),
    endedAt: answered(row.endedAt),
  }));
}

const answered = (at: unknown): string | null => (at instanceof Date ? at.toISOString() : null);

/** Returns an access as the school sees it. */
export const supportOf = ({
  school: _school,
  schoolName: _name,
  mine: _mine,
  ...access
}: PlatformSupport): SupportAccess => access;

/**
 * Ends an access that has not ended yet.
 * @returns whether this call ended it
 */
export async function endSupport(tx: Tx, school: string, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('support_access')
    .set({ ended_at: now })
    .where('customer_code', '=', school)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where((build) => build.or([build('until', '>', now), build('answered_at', 'is', null)]))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/**
 * Ends all accesses of a person of the staff, who signs out or loses their rights.
 * @param asked also accesses that are waiting for an answer
 */
export async function endSupportOf(
  tx: Tx,
  operator: string,
  now: Date,
  { asked = false }: { readonly asked?: boolean } = {},
): Promise<void> {
  await tx
    .updateTable('support_access')
    .set({ ended_at: now })
    .where('operator', '=', operator)
    .where('ended_at', 'is', null)
    .where((build) =>
      build.or([build('until', '>', now), ...(asked ? [build('answered_at', 'is', null)] : [])]),
    )
    .execute();
}
