import type { FindAccount } from 'oidc-provider';
import type { Clock } from '../../../contract/values/clock';
import type { Database } from '../../db/database';
import { readProfile } from '../accounts/readProfile';
import { readRights } from '../accounts/readRights';
import { readSubject } from '../subject';

/**
 * Creates the function that finds the account of a session, code or refresh token. It finds none if the rights were
 * revoked after the person authenticated, or if the school is closed or suspended: a session then leads to the sign-in
 * page, a code or refresh token to invalid_grant. For refresh tokens it does not find disabled accounts. For sign-ins
 * it does, so that the console can say that the account is not authorised (decision Q-100).
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

/** Converts `auth_time` from seconds to milliseconds. It has a fraction, to be after a sign-out in the same second. */
export function milliseconds(authTime: number | undefined): number {
  return authTime === undefined ? Number.NEGATIVE_INFINITY : Math.round(authTime * 1000);
}
