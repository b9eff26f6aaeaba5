import type { Database } from '../../db/database';

/** Ends a grant with everything that hangs on it: access tokens, refresh tokens, codes. */
export async function endGrant(db: Database, grant: string): Promise<void> {
  await db.asIdentity(async (tx) => {
    await tx.deleteFrom('oidc_payload').where('model', '=', 'Grant').where('id', '=', grant).execute();
    await tx
      .deleteFrom('oidc_payload')
      .where('grant_id', '=', grant)
      .where('model', 'in', ['AccessToken', 'RefreshToken', 'AuthorizationCode'])
      .execute();
  });
}
