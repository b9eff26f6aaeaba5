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

/** Model name of an external session, stored beside its grant, which is deleted when the session ends. */
const SEEN = 'OutsideSession';
/** Model name of a pending change of account, by person. */
export const NEXT = 'OutsideSwitch';
/** Seconds in which they must sign in there again. */
export const NEXT_SECONDS = 600;

interface Moment {
  readonly address: string;
  readonly userAgent: string | undefined;
}

/**
 * Creates the lookup of the session that an external provider's token belongs to. At the first token of a session the
 * account is looked up and the sign-in stored, as with the embedded provider; then it lasts until it is ended here,
 * or ten hours after the person authenticated.
 *
 * @returns a function that throws Refusal `unknownPerson` when no account matches, `unauthenticated` when the session
 * has ended
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
 * Reads the account that an alias acted as last. The external provider knows only the person, who continues as that
 * account.
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

/** Begins the session; of several first requests at once, only one does. */
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
      // Later than the expiry of any of its tokens.
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
