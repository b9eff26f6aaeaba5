import type { Security } from '../../../contract/account/otp';
import type { Tx } from '../../db/database';
import { isDemoUser } from '../../identity/accounts/demoUser';
import { readOwner } from '../../identity/accounts/readOwner';
import { passkeysOf } from '../../identity/passkeys/passkeys';
import { codeNeeded, methodsOf } from '../../identity/secondFactor/factors';
import { recoveryCodesLeft } from '../../identity/secondFactor/recoveryCodes';
import type { Subject } from '../../identity/subject';

/**
 * Reads the security settings of the signed-in person. The authenticator apps belong to the account being used, whether
 * the person signed in with it or with an alias; password and passkeys belong to the person.
 */
export async function readSecurity(
  tx: Tx,
  caller: Subject,
  config: Parameters<typeof isDemoUser>[0],
): Promise<Security> {
  const need = await codeNeeded(tx, caller);
  const methods = await methodsOf(tx, caller);
  const owner = await readOwner(tx, caller);
  const passkeys = await passkeysOf(tx, caller);
  return {
    schoolOtp: need.school,
    required: need.account,
    methods: methods.map(({ id, name, activated_at, used_at }) => ({
      id,
      name,
      activatedAt: activated_at.toISOString(),
      usedAt: used_at?.toISOString() ?? null,
    })),
    recoveryCodes: await recoveryCodesLeft(tx, caller),
    passkeys: passkeys.map(({ id, name, created_at, used_at, synced }) => ({
      id,
      name,
      createdAt: created_at.toISOString(),
      usedAt: used_at?.toISOString() ?? null,
      synced,
    })),
    password: owner.passwordHash !== null,
    demo: isDemoUser(config, owner),
  };
}
