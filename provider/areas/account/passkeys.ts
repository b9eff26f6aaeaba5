import { WRONG_PASSWORD } from '../../../contract/account/account';
import {
  PASSKEY_NOT_TAKEN,
  PASSKEY_THERE_ALREADY,
  whyNoPasskey,
  whyPasskeyStays,
} from '../../../contract/account/passkey';
import {
  passkeyAdd,
  passkeyOptions,
  passkeyRemove,
  passkeyRename,
} from '../../../contract/account/passkeysEndpoints';
import { type Arriving, type Call, type Implementation, implement, implementPrepared } from '../../http/call';
import { implementConfirmed } from '../../http/implementConfirmed';
import { endAccess } from '../../identity/access/endAccess';
import { readOwner } from '../../identity/accounts/readOwner';
import { mailPasskeyChange } from '../../identity/passkeys/mailPasskeyChange';
import {
  askForPasskey,
  type PasskeyRequest,
  storePasskeyRequest,
  takeMade,
} from '../../identity/passkeys/makePasskey';
import { addPasskey, removePasskey, renamePasskey } from '../../identity/passkeys/passkeys';
import { Refusal } from '../../refusal';
import { provePassword } from './provePassword';
import { readSecurity } from './readSecurity';

interface Prepared {
  /** Whether the password sent is correct. */
  readonly right: boolean;
  readonly keep: (asked: PasskeyRequest) => Promise<void>;
}

/**
 * Verifies the password sent. Runs before the transaction because comparing is slow, and because a wrong attempt must
 * count even if the call is refused.
 */
async function prepare(arriving: Arriving): Promise<Prepared> {
  const { db, clock, config } = arriving.services;
  const { password } = (arriving.body ?? {}) as Record<string, unknown>;
  const { right, forgive } = await provePassword(arriving, password);
  return {
    right,
    keep: async (asked) => {
      await storePasskeyRequest({ db, clock, publicUrl: config.publicUrl }, asked);
      await forgive();
    },
  };
}

/**
 * Returns the options for creating a passkey. Requires the password: with a session alone, anyone who finds an unlocked
 * screen could add a passkey of their own.
 */
const options = implementPrepared(passkeyOptions, prepare, async (call, _input, { right, keep }) => {
  const { tx, caller, config } = call;
  const why = whyNoPasskey(await readSecurity(tx, caller, config));
  if (why) throw new Refusal('conflict', { detail: why });
  if (!right) {
    const errors = [{ field: 'password', message: WRONG_PASSWORD }];
    throw new Refusal('forbidden', { detail: WRONG_PASSWORD, errors });
  }
  const { username } = await readOwner(tx, caller);
  const { publicUrl, providerName: portal } = config;
  const asked = await askForPasskey(tx, caller, { publicUrl, username, portal });
  call.afterCommit(() => keep(asked));
  return { options: JSON.stringify(asked.options) };
});

const add = implementPrepared(
  passkeyAdd,
  ({ services: { db, clock, config }, holder, body }) =>
    takeMade(
      { db, clock, publicUrl: config.publicUrl },
      holder,
      (body as { credential?: unknown })?.credential,
    ),
  async (call, { body }, made) => {
    const { tx, caller, config, now } = call;
    const why = whyNoPasskey(await readSecurity(tx, caller, config));
    if (why) throw new Refusal('conflict', { detail: why });
    if (!made) throw new Refusal('conflict', { detail: PASSKEY_NOT_TAKEN });
    const name = body.name.trim();
    if (!(await addPasskey(tx, caller, made, { name, at: now }))) {
      throw new Refusal('conflict', { detail: PASSKEY_THERE_ALREADY });
    }
    await endAccess(tx, 'factorAdded', caller, now);
    await mailPasskeyChange(tx, caller, { what: 'added', name, publicUrl: config.publicUrl }, now);
    call.audit({ entity: 'account', action: 'addPasskey', id: caller.uid, after: { passkey: name } });
    return undefined;
  },
);

const rename = implement(passkeyRename, async (call, { params, body }) => {
  const name = body.name.trim();
  const before = await renamePasskey(call.tx, call.caller, params.id, name);
  if (before === undefined) throw new Refusal('notFound');
  const change = { before: { passkey: before }, after: { passkey: name } };
  call.audit({ entity: 'account', action: 'renamePasskey', id: call.caller.uid, ...change });
  return undefined;
});

/**
 * Locks the person's passkeys, so that of two simultaneous removals the second one counts only the passkeys that are
 * left. Like a sign-in, locks passkeys before the account.
 */
const lockPasskeys = ({ tx, caller }: Call) =>
  tx
    .selectFrom('passkey')
    .select('id')
    .where('person', '=', caller.person)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

const remove = implementConfirmed(passkeyRemove, async (call, { params }) => {
  const { tx, caller, config, now } = call;
  await lockPasskeys(call);
  const security = await readSecurity(tx, caller, config);
  const passkey = security.passkeys.find(({ id }) => id === params.id);
  if (!passkey) throw new Refusal('notFound');
  const why = whyPasskeyStays(security);
  if (why) throw new Refusal('conflict', { detail: why });
  await removePasskey(tx, caller, params.id);
  await endAccess(tx, 'factorRemoved', caller, now, { but: caller.grant });
  const { name } = passkey;
  await mailPasskeyChange(tx, caller, { what: 'removed', name, publicUrl: config.publicUrl }, now);
  call.audit({ entity: 'account', action: 'removePasskey', id: caller.uid, before: { passkey: name } });
  return undefined;
});

/** Implementations of the calls about the passkeys of the signed-in person. */
export const passkeys: readonly Implementation[] = [options, add, rename, remove];
