import { randomBytes } from 'node:crypto';
import { CLIENT_VERSION } from '../../../contract/constants';
import { sessionAccounts, sessionSwitch } from '../../../contract/session/endpoints';
import { canActAs, type LinkedAccount } from '../../../contract/session/linkedAccount';
import type { Tx } from '../../db/database';
import { type Call, type Implementation, implement, implementInSteps } from '../../http/call';
import { linkedAccounts } from '../../identity/accounts/linkedAccounts';
import { subjectOf } from '../../identity/subject';
import type { ProcedureSource } from '../../procedures/procedureSource';
import { Refusal } from '../../refusal';
import { toDoOf } from './toDo';

/** Lists the accounts that the person of an alias can act as, each with its pending tasks. */
export const accounts = (sources: readonly ProcedureSource[]): Implementation =>
  implementInSteps(sessionAccounts, {
    find: (call) => (call.caller.userType === 'ALIAS' ? accountsOf(call) : Promise.resolve([])),
    // Each in a transaction of its own school: no school may read another's data.
    work: async (found, outside) => {
      const counts: number[] = [];
      for (const account of found) {
        counts.push(canActAs(account) ? await toDoOf(sources, outside, account) : 0);
      }
      return counts;
    },
    store: async (_call, _input, counts, found) =>
      found.map((account, index) => ({ ...account, toDo: counts[index] ?? 0 })),
  });

/**
 * Switches to another account of the same person. This session ends, and the next sign-in is accepted once without a
 * password.
 */
export const switchTo = implement(sessionSwitch, async (call, { body }) => {
  const { caller } = call;
  if (caller.userType !== 'ALIAS') throw new Refusal('forbidden');
  const target = (await accountsOf(call)).find(({ uid }) => uid === body.uid);
  if (!target) throw new Refusal('notFound');
  if (!canActAs(target)) throw new Refusal('accountClosed');
  const { sub } = subjectOf(target.uid, caller.person);
  const ticket = randomBytes(32).toString('base64url');
  // The log of this school names the target account only if it is the school's own, because a school must not learn
  // where else its people work.
  const ofThisSchool = target.customerCode === caller.customerCode;
  call.audit({
    entity: 'session',
    action: 'switch',
    id: caller.uid,
    after: ofThisSchool ? { uid: target.uid } : null,
  });
  call.afterCommit(() => call.endSession({ ticket, sub }));
  return { hint: sub, ticket };
});

async function accountsOf({ tx, caller }: Call): Promise<readonly Omit<LinkedAccount, 'toDo'>[]> {
  const linked = await linkedAccounts(tx);
  const waiting = await unread(tx, caller.person);
  return linked.map(({ uid, customerCode, school, city, enabled, neverUsed }) => ({
    uid,
    customerCode,
    school,
    city,
    status: enabled,
    primoAccesso: neverUsed,
    current: uid === caller.uid,
    waiting,
  }));
}

/** Counts the news that the person has not read. News read in one school count as read in all schools of the person. */
async function unread(tx: Tx, person: string): Promise<number> {
  const { count } = await tx
    .selectFrom('news')
    .select((build) => build.fn.countAll<string>().as('count'))
    .where('version', '=', CLIENT_VERSION)
    .where('withdrawn_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('news_read')
            .select('code_news')
            .whereRef('news_read.code_news', '=', 'news.code_news')
            .where('person', '=', person),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return Number(count);
}
