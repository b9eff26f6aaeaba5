import { sql } from 'kysely';
import { may } from '../../../contract/permissions/permissions';
import type { Session } from '../../../contract/session/session';
import type { Call } from '../../http/call';
import { readConsent } from '../../identity/accounts/readConsent';
import { endSupport, findSupport } from '../../platform/supportAccess';

/**
 * Returns the support access that both the operator and the supervisor see on every page: a running one takes
 * precedence over a requested one.
 */
export async function supportShown({ tx, now, caller }: Call): Promise<Pick<Session, 'support'>> {
  if (!may(caller.roles, ['supportAccess', 'list'])) return {};
  const { customerCode, uid } = caller;
  const open = await findSupport(
    tx,
    { now },
    sql`school = ${customerCode} and uid = ${uid} and state in ('asked', 'active')`,
  );
  const own = caller.userType === 'SUPPORT' ? (await readConsent(tx, caller))?.id : undefined;
  const shown =
    own === undefined
      ? (open.find(({ state }) => state === 'active') ?? open[0])
      : open.find(({ id }) => id === own);
  if (!shown) return {};
  const { id, supervisor, operator, reason, until, state } = shown;
  return {
    support: { id, supervisor, operator, reason, until, state: state === 'active' ? 'active' : 'asked' },
  };
}

/** Ends the support access when the operator signs out. */
export async function closeSupport({ tx, now, caller }: Call): Promise<void> {
  if (caller.userType !== 'SUPPORT') return;
  const consent = await readConsent(tx, caller);
  if (consent) await endSupport(tx, caller.customerCode, consent.id, now);
}
