import type { FindAccount } from 'oidc-provider';
import type { Clock } from '../../../contract/values/clock';
import type { Database } from '../../db/database';
import { readProfile } from '../accounts/readProfile';
import { readRights } from '../accounts/readRights';
import { readSubject } from '../subject';

/**
 * Creates the lookup of the account behind a session, a code or a refresh token; it finds nothing if the rights were
 * revoked since the person authenticated. One rule for all: a session then leads to the sign-in page, a code or a
 * refresh token to invalid_grant. A disabled account is found once, right after signing in, so that the console can
 * say that it is not authorised (decision Q-100); nothing is refreshed for it. An account of a closed or
 * suspended school is never found.
 */
export function createFindAccount(db: Database, clock: Clock): FindAccount {
  return async (ctx, sub, source) => {
    const subject = readSubject(sub);
    const provedAt = source && 'authTime' in source ? source.authTime : ctx.oidc.session?.loginTs;
    const { rights, profile } = await db.asIdentity(async (tx) => ({
      rights: await readRights(tx, subject, clock.now()),
      profile: await readProfile(tx, subject),
    }));
    if (!rights || !profile) return undefined;
    if (rights.schoolClosed || rights.schoolSuspended || milliseconds(provedAt) < rights.from)
      return undefined;
    if (source?.kind === 'RefreshToken' && !rights.enabled) return undefined;
    return { accountId: sub, claims: async () => ({ ...profile }) };
  };
}

/** Converts `auth_time`, in seconds with a fraction, so that a sign-in right after a sign-out counts. */
export function milliseconds(authTime: number | undefined): number {
  return authTime === undefined ? Number.NEGATIVE_INFINITY : Math.round(authTime * 1000);
}
