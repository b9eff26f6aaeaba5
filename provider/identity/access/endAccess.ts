import { sql } from 'kysely';
import type { Database, Tx } from '../../db/database';
import type { Subject } from '../subject';
import { type AccessEvent, accessEvents, type Ends } from './accessEvents';

/** Accounts of a school; all of them if `uids` is absent. */
export interface Accounts {
  readonly customerCode: string;
  readonly uids?: readonly string[];
}

/** A signed-in person, whose sessions are ended in every school where they act. */
export type Holder = Pick<Subject, 'userType' | 'person' | 'customerCode' | 'uid'>;

interface Session {
  /** For `others`: the grant of the session that continues. */
  readonly but?: string | undefined;
  /** For `one`: the grant of the session to end. */
  readonly only?: string;
}

/**
 * Ends the access that an event must end. It does so in this transaction, and thereby for every process: ended access
 * is refused at the next request. Only this function may end access.
 * @returns the number of ended sessions
 */
export async function endAccess(
  tx: Tx,
  event: AccessEvent,
  whose: Accounts | Holder,
  at: Date,
  session: Session = {},
): Promise<number> {
  const ends: Ends = accessEvents[event];
  // Support staff who act for an account do not end the person's own access.
  if ('userType' in whose && whose.userType === 'SUPPORT') return endSessions(tx, whose, ends, session);
  await moveOn(tx, whose, {
    ...(ends.sessions === 'all' && { rights_from: at }),
    ...(ends.pending && { sign_ins_from: at }),
  });
  await endLinks(tx, whose, ends);
  return endSessions(tx, whose, ends, session);
}

/** Ends the session of a token when its holder signs out. */
export const endSession = (
  db: Database,
  holder: Holder & { readonly grant: string },
  at: Date,
): Promise<number> => db.asIdentity((tx) => endAccess(tx, 'signedOut', holder, at, { only: holder.grant }));

/** Stores the moments before which sign-ins are no longer valid: finished (`rights_from`) and unfinished ones. */
async function moveOn(
  tx: Tx,
  whose: Accounts | Holder,
  moments: { readonly rights_from?: Date; readonly sign_ins_from?: Date },
): Promise<void> {
  if (Object.keys(moments).length === 0) return;
  if (isAlias(whose)) {
    await tx.updateTable('alias').set(moments).where('person', '=', whose.person).execute();
  } else {
    const accounts = tx.updateTable('account').set(moments).where('customer_code', '=', whose.customerCode);
    await onlyOf(accounts, uidsOf(whose)).execute();
  }
}

async function endLinks(tx: Tx, whose: Accounts | Holder, { passwordLinks, appLinks }: Ends): Promise<void> {
  const { customerCode } = whose;
  const uids = uidsOf(whose);
  if (appLinks) {
    const links = tx.deleteFrom('otp_link').where('customer_code', '=', customerCode);
    await onlyOf(links, uids).execute();
  }
  // An alias identity has no password links.
  if (passwordLinks === 'none' || isAlias(whose)) return;
  const links = tx.deleteFrom('password_link').where('customer_code', '=', customerCode);
  const those = {
    all: () => links,
    mailed: () => links.where('on_paper', '=', false),
    resets: () =>
      links.where(sql<boolean>`exists (
          select from account where account.customer_code = password_link.customer_code
            and account.uid = password_link.uid and account.last_login is not null)`),
  };
  await onlyOf(those[passwordLinks](), uids).execute();
}

async function endSessions(
  tx: Tx,
  whose: Accounts | Holder,
  { sessions }: Ends,
  { but, only }: Session,
): Promise<number> {
  // Without a person, only `rights_from` ends sessions, so that the console can show why an account was disabled.
  if (sessions === 'none' || !('person' in whose)) return 0;
  if (sessions === 'one' && only === undefined) return 0;
  const { rows } = await sql`select end_grants(${whose.person}::text,
    ${(sessions === 'one' ? only : undefined) ?? null}::text,
    ${(sessions === 'others' ? but : undefined) ?? null}::text)`.execute(tx);
  return rows.length;
}

const isAlias = (whose: Accounts | Holder): whose is Holder =>
  'userType' in whose && whose.userType === 'ALIAS';

const uidsOf = (whose: Accounts | Holder): readonly string[] | undefined =>
  'uid' in whose ? [whose.uid] : whose.uids;

interface Narrowed<Q> {
  where(column: 'uid', operator: '=', value: ReturnType<typeof sql<string>>): Q;
}

/** Narrows a query to these accounts, or to the whole school. */
const onlyOf = <Q>(query: Q & Narrowed<Q>, uids: readonly string[] | undefined): Q =>
  uids === undefined ? query : query.where('uid', '=', sql<string>`any(${uids}::text[])`);
