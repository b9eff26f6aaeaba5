import { WRONG_PASSWORD } from '../../../contract/account/account';
import {
  NO_PASSKEY_TO_CONFIRM,
  PASSKEY_NOT_CONFIRMED,
  WRONG_CODE,
} from '../../../contract/account/confirmation';
import { identityConfirm, identityConfirmOptions } from '../../../contract/account/confirmationEndpoints';
import { type Arriving, type Implementation, implementPrepared } from '../../http/call';
import { type ConfirmedBy, storeConfirmation } from '../../identity/access/confirmation';
import { askOwnPasskey, isOwnPasskey } from '../../identity/passkeys/confirmPasskey';
import { passkeysOf } from '../../identity/passkeys/passkeys';
import { Refusal } from '../../refusal';
import { proveCode } from './proveCode';
import { provePassword } from './provePassword';

const partsOf = ({ db, clock, config }: Arriving['services']) => ({ db, clock, publicUrl: config.publicUrl });

/** Returns the challenge for one of the person's own passkeys. */
const options = implementPrepared(
  identityConfirmOptions,
  ({ services, holder }) => askOwnPasskey(partsOf(services), holder),
  async ({ tx, caller }, _input, asked) => {
    if ((await passkeysOf(tx, caller)).length === 0) {
      throw new Refusal('conflict', { detail: NO_PASSKEY_TO_CONFIRM });
    }
    return { options: JSON.stringify(asked) };
  },
);

interface Proved {
  readonly right: boolean;
  readonly by: ConfirmedBy;
  readonly keep: () => Promise<void>;
}

/**
 * Verifies the password, code or passkey sent. Runs before the transaction because comparing is slow, and because a
 * wrong attempt must count even if the call is refused.
 */
async function prove(arriving: Arriving): Promise<Proved> {
  const { services, holder, body } = arriving;
  const { password, code, credential } = (body ?? {}) as Record<string, unknown>;
  const keep = (by: ConfirmedBy) => storeConfirmation(services.db, services.clock, holder.grant, by);
  if (typeof credential === 'string') {
    const right = await isOwnPasskey(partsOf(services), holder, credential);
    return { right, by: 'passkey', keep: () => keep('passkey') };
  }
  const by = typeof code === 'string' ? 'code' : 'password';
  const { right, forgive } = await (typeof code === 'string'
    ? proveCode(arriving, code)
    : provePassword(arriving, password));
  return { right, by, keep: () => Promise.all([keep(by), forgive()]).then(() => undefined) };
}

/** Re-authenticates the person: for five minutes this session may make calls that require a confirmed session. */
const confirm = implementPrepared(identityConfirm, prove, async (call, _input, { right, by, keep }) => {
  if (!right && by === 'passkey') throw new Refusal('forbidden', { detail: PASSKEY_NOT_CONFIRMED });
  if (!right) {
    const message = by === 'code' ? WRONG_CODE : WRONG_PASSWORD;
    throw new Refusal('forbidden', { detail: message, errors: [{ field: by, message }] });
  }
  call.audit({ entity: 'account', action: 'confirmIdentity', id: call.caller.uid });
  call.afterCommit(keep);
  return undefined;
});

export const confirmation: readonly Implementation[] = [options, confirm];
