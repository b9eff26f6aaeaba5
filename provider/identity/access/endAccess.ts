import { sql } from 'kysely';
import type { Database, Tx } from '../../db/database';
import type { Subject } from '../subject';
import { type AccessEvent, accessEvents, type Ends } from './accessEvents';

/** Accounts of a school; all of them where none is named. */
export interface Accounts {
  readonly customerCode: string;
  readonly uids?: readonly string[];
}

/** Somebody signed in: their sessions are the person's, in whatever school they act. */
export type Holder = Pick<Subject, 'userType' | 'person' | 'customerCode' | 'uid'>;

interface Session {
  /** With `others`: the grant of the session that goes on. */
  readonly but?: string | undefined;
  /** With `one`: its grant. */
  readonly only?: string;
}

/**
 * Ends what an event must end of somebody's access, in this transaction and so for every process: the only way to end
 * any of it. What is ended is refused at the next request.
 * @returns how many sessions ended
 */
export async function endAccess(
  tx: Tx,
  event: AccessEvent,
  whose: Accounts | Holder,
  at: Date,
  session: Session = {},
): Promise<number> {
  const ends: Ends = accessEvents[event];
  // Whoever operates for an account ends nothing of its own person's.
  if ('userType' in whose && whose.userType === 'SUPPORT') return endSessions(tx, whose, ends, session);
  await moveOn(tx, whose, {
    ...(ends.sessions === 'all' && { rights_from: at }),
    ...(ends.pending && { sign_ins_from: at }),
  });
  await endLinks(tx, whose, ends);
  return endSessions(tx, whose, ends, session);
}

/** Ends the session of a token, as its holder signs out. */
export const endSession = (
  db: Database,
  holder: Holder & { readonly grant: string },
  at: Date,
): Promise<number> => db.asIdentity((tx) => endAccess(tx, 'signedOut', holder, at, { only: holder.grant }));

/** What was proved before the moment counts no more, on whatever process it arrives. */
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
  // An alias identity has none of its own.
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
  // Those of accounts end by the moment: their person is still told when it is that the account was disabled.
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

/** Of these accounts, or of the whole school. */
const onlyOf = <Q>(query: Q & Narrowed<Q>, uids: readonly string[] | undefined): Q =>
  uids === undefined ? query : query.where('uid', '=', sql<string>`any(${uids}::text[])`);
