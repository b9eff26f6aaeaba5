import type { Grant, KoaContextWithOIDC } from 'oidc-provider';
import { API_RESOURCE } from '../../../contract/constants';
import type { Clock } from '../../../contract/values/clock';
import type { Database } from '../../db/database';
import { readRights } from '../accounts/readRights';
import { addSession } from '../sessions/signIns';
import { readSubject } from '../subject';
import { lifetimes } from './lifetimes';
import { API_SCOPE } from './resource';

/**
 * Creates the function that loads the grant of a session to the console. There is no consent screen, because the
 * console is part of the provider. The lifetime of the grant begins with the last authentication; after it, the person
 * has to sign in again.
 */
export const createLoadGrant =
  (db: Database, clock: Clock) =>
  async (ctx: KoaContextWithOIDC): Promise<Grant | undefined> => {
    const { client, session, provider, result } = ctx.oidc;
    if (!client || !session?.accountId) return undefined;
    const grantId = session.grantIdFor(client.clientId);
    const existing = grantId === undefined ? undefined : await provider.Grant.find(grantId);
    if (!result?.login) return existing;
    if (!(await stands(db, clock, session.accountId, result.begunAt))) return undefined;
    const grant = existing ?? new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
    grant.addOIDCScope('openid profile');
    grant.addResourceScope(API_RESOURCE, API_SCOPE);
    // Restart its lifetime. The same grant stays, so that refresh tokens of other tabs keep working.
    const expiresIn = remaining(result.login.ts, clock);
    Object.assign(grant, { iat: undefined, exp: undefined, expiresIn });
    const id = await grant.save();
    // The id of the stored sign-in, which finishSignIn.ts passes with the login.
    if (typeof result.signIn === 'string') await addSession(db, result.signIn, id);
    return grant;
  };

/** Returns whether no event has ended unfinished sign-ins since this one began (`begunAt`, in milliseconds). */
async function stands(db: Database, clock: Clock, sub: string, begunAt: unknown): Promise<boolean> {
  const rights = await db.asIdentity((tx) => readRights(tx, readSubject(sub), clock.now()));
  return rights !== undefined && typeof begunAt === 'number' && begunAt >= rights.signInsFrom;
}

/**
 * Returns the seconds until the grant ends, counted from the authentication. A change of account is no authentication,
 * so it does not extend the time.
 * @param provedAt time of the authentication in seconds since 1970
 */
function remaining(provedAt: number | undefined, clock: Clock): number {
  const age = provedAt === undefined ? 0 : clock.now().getTime() / 1000 - provedAt;
  return Math.max(1, Math.ceil(lifetimes.Grant - Math.max(0, age)));
}
