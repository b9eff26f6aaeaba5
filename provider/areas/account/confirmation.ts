import { identityConfirm, identityConfirmOptions } from '../../../contract/endpoints/confirmation';
import { WRONG_PASSWORD } from '../../../contract/entities/account';
import { NO_PASSKEY_TO_CONFIRM, PASSKEY_NOT_CONFIRMED } from '../../../contract/entities/confirmation';
import { type Arriving, type Implementation, implementPrepared } from '../../http/call';
import { keepConfirmation } from '../../identity/access/confirmation';
import { askOwnPasskey, isOwnPasskey } from '../../identity/passkeys/confirmPasskey';
import { passkeysOf } from '../../identity/passkeys/passkeys';
import { Refusal } from '../../refusal';
import { provePassword } from './provePassword';

const partsOf = ({ db, clock, config }: Arriving['services']) => ({ db, clock, publicUrl: config.publicUrl });

/** The question that a passkey of theirs answers. */
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
  readonly byPasskey: boolean;
  readonly keep: () => Promise<void>;
}

/** Before the transaction: comparing takes long, and a wrong attempt counts though the call is refused. */
async function prove(arriving: Arriving): Promise<Proved> {
  const { services, holder, body } = arriving;
  const { password, credential } = (body ?? {}) as Record<string, unknown>;
  const keep = () => keepConfirmation(services.db, services.clock, holder.grant);
  if (typeof credential === 'string') {
    return { right: await isOwnPasskey(partsOf(services), holder, credential), byPasskey: true, keep };
  }
  const { right, forgive } = await provePassword(arriving, password);
  return { right, byPasskey: false, keep: () => Promise.all([keep(), forgive()]).then(() => undefined) };
}

/** The person says again who they are: for five minutes this session may change what they sign in with. */
const confirm = implementPrepared(
  identityConfirm,
  prove,
  async (call, _input, { right, byPasskey, keep }) => {
    if (!right && byPasskey) throw new Refusal('forbidden', { detail: PASSKEY_NOT_CONFIRMED });
    if (!right) {
      const errors = [{ field: 'password', message: WRONG_PASSWORD }];
      throw new Refusal('forbidden', { detail: WRONG_PASSWORD, errors });
    }
    call.audit({ entity: 'account', action: 'confirmIdentity', id: call.caller.uid });
    call.afterCommit(keep);
    return undefined;
  },
);

export const confirmation: readonly Implementation[] = [options, confirm];
