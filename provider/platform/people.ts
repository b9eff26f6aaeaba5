import { sql } from 'kysely';
import { type FoundPerson, LEAST_SEARCHED, MOST_PEOPLE } from '../../contract/staff/platformPerson';
import { dayInRome } from '../../contract/values/dates';
import type { Tx } from '../db/database';
import { findPage } from './findPage';

interface PeopleQuery {
  readonly school?: string | null | undefined;
  readonly q?: string | null | undefined;
  readonly sort?: string | null | undefined;
  readonly page?: string | null | undefined;
  readonly perPage?: string | null | undefined;
}

/** Reads a page of people. Returns nobody unless the query names a school, or its search is long enough. */
export async function findPeople(
  tx: Tx,
  { school, q, ...paging }: PeopleQuery,
  now: Date,
): Promise<{ data: FoundPerson[]; total: number }> {
  const search = (q ?? '').trim();
  const letters = search.replace(/[^\p{L}\p{N}]/gu, '').length;
  if (!school && letters < LEAST_SEARCHED) return { data: [], total: 0 };
  const source = {
    rows: sql`select p.customer_code as school, s.name as "schoolName", p.uid, p.sn, p.cn, p.email, p.state,
      p.last_login as "lastLogin"
      from find_people(${search || null}::text, ${school ?? null}::text, ${dayInRome(now)}::date, ${MOST_PEOPLE}) p
      join school s on s.customer_code = p.customer_code where s.removed_at is null`,
    search: [],
    key: ['sn', 'cn', 'school', 'uid'],
    sort: 'sn',
  };
  return findPage<FoundPerson>(tx, source, paging);
}

/** Facts about an account from tables that the staff's database role cannot read. */
export interface SupportFacts {
  readonly taxCode: 'present' | 'missing' | 'wrong';
  readonly begins: string | null;
  readonly expires: string | null;
  readonly spid: boolean;
  readonly hasPassword: boolean;
  readonly emailConfirmed: boolean;
  readonly contested: boolean;
  readonly asksForCode: boolean;
  readonly apps: number;
  readonly passkeys: number;
  readonly roles: number;
  readonly alias: 'enabled' | 'disabled' | null;
  readonly linkUntil: string | null;
  readonly linkOnPaper: boolean;
  readonly sessions: number;
  readonly refusals: number;
}

/** Reads what support may know of an account; undefined if there is none. */
export async function supportFacts(
  tx: Tx,
  school: string,
  uid: string,
  now: Date,
): Promise<SupportFacts | undefined> {
  const { rows } = await sql<{ facts: SupportFacts | null }>`
    select person_for_support(${school}, ${uid}, ${now}) as facts`.execute(tx);
  const facts = rows[0]?.facts;
  return facts
    ? { ...facts, linkUntil: facts.linkUntil && new Date(facts.linkUntil).toISOString() }
    : undefined;
}

/** Reads the last mails to an account, the latest first. */
export async function mailsTo(tx: Tx, school: string, uid: string) {
  const rows = await tx
    .selectFrom('mail')
    .select(['subject', 'recipient', 'created_at', 'sent_at', 'failure', 'attempts'])
    .where('customer_code', '=', school)
    .where('uid', '=', uid)
    .orderBy('created_at', 'desc')
    .limit(10)
    .execute();
  return rows.map(({ subject, recipient, created_at, sent_at, failure, attempts }) => ({
    subject,
    recipient,
    state: stateOfMail(sent_at, failure, attempts),
    createdAt: created_at.toISOString(),
    sentAt: sent_at?.toISOString() ?? null,
    failure,
  }));
}

function stateOfMail(sentAt: Date | null, failure: string | null, attempts: number) {
  if (sentAt) return 'sent' as const;
  if (failure !== null) return 'failed' as const;
  return attempts > 0 ? ('trying' as const) : ('waiting' as const);
}

/** Reads the last sign-ins to an account, the latest first. */
export async function signInsTo(tx: Tx, school: string, uid: string) {
  const rows = await tx
    .selectFrom('sign_in')
    .select(['at', 'device_details', 'client_name'])
    .where('customer_code', '=', school)
    .where('uid', '=', uid)
    .orderBy('at', 'desc')
    .limit(5)
    .execute();
  return rows.map(({ at, device_details, client_name }) => ({
    at: at.toISOString(),
    device: device_details,
    client: client_name,
  }));
}
