import { sql } from 'kysely';
import { may } from '../../../contract/permissions/permissions';
import type { Session } from '../../../contract/session/session';
import type { Call } from '../../http/call';
import { readConsent } from '../../identity/accounts/readConsent';
import { endSupport, findSupport } from '../../platform/supportAccess';

/** What both, whoever operates and the supervisor, see of it on every page: what goes on before what is asked. */
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

/** Whoever operates for a supervisor signs out: it is over. */
export async function closeSupport({ tx, now, caller }: Call): Promise<void> {
  if (caller.userType !== 'SUPPORT') return;
  const consent = await readConsent(tx, caller);
  if (consent) await endSupport(tx, caller.customerCode, consent.id, now);
}
