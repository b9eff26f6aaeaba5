import type { Clock } from '../../../contract/values/clock';
import type { Database, Tx } from '../../db/database';
import { Refusal } from '../../refusal';
import { systemClock } from '../../systemClock';
import { counts } from '../../telemetry/counts';
import { rememberSignIn } from '../accounts/rememberSignIn';
import { lifetimes } from '../oidc/lifetimes';
import { takeForSignIn } from '../signInStore';
import { readSubject, type Subject, subjectOf } from '../subject';
import type { OutsideToken } from './accessToken';
import { findPerson } from './findPerson';

/** Model name of an external session. When it ends, only its grant is deleted: a row without grant is an ended one. */
const SEEN = 'OutsideSession';
/** Model name of a pending change of account, by person. */
export const NEXT = 'OutsideSwitch';
/** Seconds in which a person must sign in again at the external provider to change the account. */
export const NEXT_SECONDS = 600;

interface Moment {
  readonly address: string;
  readonly userAgent: string | undefined;
}

/**
 * Creates a function that returns the subject of an external provider's token. The first token of a session begins the
 * session here: it finds the account and stores the sign-in. The session lasts until it is ended here, and at most ten
 * hours after the person authenticated.
 *
 * @returns the function; it throws Refusal `unknownPerson` if no account matches, `unauthenticated` if the session has
 * ended
 */
export function createOutsideSessions(db: Database, clock: Clock) {
  return async (token: OutsideToken, moment: Moment): Promise<Subject> => {
    const known = await db.asIdentity((tx) => standing(tx, token.session));
    if (known) return known;
    const person = await db.asIdentity((tx) => findPerson(tx, token.account, clock.now()));
    if (!person) throw new Refusal('unknownPerson');
    const next = await takeForSignIn<{ sub: string }>({ db, clock }, NEXT, person.person);
    return db.asIdentity(async (tx) => {
      const wanted = next ? readSubject(next.sub) : await lastActedAs(tx, person);
      const subject = (wanted && (await findPerson(tx, token.account, clock.now(), wanted))) ?? person;
      await begin(tx, token, subject, { ...moment, at: clock.now() });
      return (await standing(tx, token.session)) ?? subject;
    });
  };
}

/**
 * Returns the account as which an alias acted last; undefined for other subjects. The alias continues as this account,
 * because a token of the external provider does not tell which account was chosen.
 */
async function lastActedAs(tx: Tx, { userType, person }: Subject): Promise<Subject | undefined> {
  if (userType !== 'ALIAS') return undefined;
  const last = await tx
    .selectFrom('sign_in')
    .select('uid')
    .where('person', '=', person)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last && subjectOf(last.uid, person);
}

/** Reads the subject of a known session. @throws Refusal `unauthenticated` when it has ended */
async function standing(tx: Tx, session: string): Promise<Subject | undefined> {
  const row = await tx
    .selectFrom('oidc_payload as seen')
    .leftJoin('oidc_payload as grant', (join) =>
      join.onRef('grant.id', '=', 'seen.id').on('grant.model', '=', 'Grant'),
    )
    .select(['seen.payload', 'grant.id as grant'])
    .where('seen.model', '=', SEEN)
    .where('seen.id', '=', session)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.grant === null) throw new Refusal('unauthenticated');
  return readSubject((row.payload as { sub: string }).sub);
}

/** Begins a session. Of several first requests at the same time, only one stores it. */
async function begin(
  tx: Tx,
  { session, authenticatedAt }: OutsideToken,
  subject: Subject,
  moment: Moment & { readonly at: Date },
): Promise<void> {
  const over = authenticatedAt.getTime() + lifetimes.Grant * 1000;
  const none = { grant_id: null, uid: null };
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('oidc_payload')
    .values({
      ...none,
      model: SEEN,
      id: session,
      payload: JSON.stringify({ sub: subject.sub }),
      // The row must outlive every token of the session: without it, an old token would begin the session again.
      expires_at: new Date(Math.max(over, systemClock.now().getTime()) + 2 * lifetimes.Session * 1000),
    })
    .onConflict((conflict) => conflict.columns(['model', 'id']).doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) return;
  const signIn = await rememberSignIn(tx, subject, moment);
  counts.signIns.add({ way: 'outside', outcome: 'done' });
  await tx.updateTable('sign_in').set({ grant_id: session }).where('id', '=', signIn).execute();
  await tx
    .insertInto('oidc_payload')
    .values({
      ...none,
      model: 'Grant',
      id: session,
      payload: JSON.stringify({ accountId: subject.sub, outside: true }),
      expires_at: new Date(over),
    })
    .execute();
}
