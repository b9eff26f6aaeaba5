import { sql } from 'kysely';
import * as usersMessages from '../../../contract/messages/it/users';
import type { InputOf } from '../../../contract/schema/endpoint';
import type { FieldError } from '../../../contract/schema/errors';
import { userUpdate } from '../../../contract/users/endpoints';
import { ownAfterLogin, reservedRule, type User, whyNot } from '../../../contract/users/user';
import { payloadNameOf, writtenUser } from '../../../contract/users/writtenUser';
import { asName } from '../../../contract/values/nameText';
import { onlyChanged } from '../../audit/recordAudit';
import { toColumns } from '../../db/accountColumns';
import { lastChange } from '../../db/lastChange';
import type { Call } from '../../http/call';
import { implementConfirmedAtTimes } from '../../http/implementConfirmed';
import { refuseFieldsWithheld } from '../../http/refuseFieldsWithheld';
import { etag } from '../../http/version';
import { changedEmails } from '../../identity/accounts/changedEmails';
import { contextOf } from '../../operations/resourceWork';
import { Refusal } from '../../refusal';
import { startsInFuture } from './startsInFuture';
import { refusedSwitches } from './switches';
import { refusedManager, switchUserManager } from './userManager';
import { readUser } from './userStore';

/** The reason why the school can no longer change a field. */
export const CHANGED_BY_OWNER = usersMessages.changedByOwner;

export const update = implementConfirmedAtTimes(userUpdate, async (call, input, mustBeConfirmed) => {
  const { params, body } = input;
  const { tx, expectedVersion } = call;
  const stored = await readUser(tx, params.customerCode, params.uid, true);
  if (!stored) throw new Refusal('notFound');
  const { user } = stored;
  const reserved = whyNot([reservedRule], user, call.viewer);
  if (reserved) throw new Refusal('forbidden', { detail: reserved });
  if (stored.version !== expectedVersion) {
    const changedBy = await lastChange(tx, params.customerCode, 'user', params.uid);
    throw new Refusal('stale', {
      current: user,
      currentVersion: etag(stored.version),
      ...(changedBy && { changedBy }),
    });
  }
  const wanted = wantedOf(user, body);
  refuseFieldsWithheld(call, 'user', user, wanted, (field) =>
    field === 'gestoreUtenti' ? field : payloadNameOf(field),
  );
  await refuse(call, user, wanted);
  if (user.otpenabled && !wanted.otpenabled) mustBeConfirmed();
  await tx
    .updateTable('account')
    .set({
      ...toColumns(wanted),
      opens: !user.status && startsInFuture(wanted.dataInizio, call.viewer),
      version: sql<number>`version + 1`,
    })
    .where('customer_code', '=', params.customerCode)
    .where('uid', '=', params.uid)
    .execute();
  await changedEmails(contextOf(call), [{ uid: params.uid, before: user.email, after: wanted.email }]);
  if (wanted.gestoreUtenti !== user.gestoreUtenti)
    await switchUserManager(contextOf(call), user, wanted.gestoreUtenti);
  const saved = await readUser(tx, params.customerCode, params.uid);
  if (!saved) throw new Refusal('notFound');
  call.audit(
    ...onlyChanged({ entity: 'user', action: 'update', id: params.uid, before: user, after: saved.user }),
  );
  call.version(saved.version);
  return saved.user;
});

/** Returns a user with the requested changes. */
const wantedOf = (user: User, body: Body) => ({
  ...writtenUser(body, user),
  gestoreUtenti: body.gestoreUtenti ?? user.gestoreUtenti ?? false,
});

type Body = InputOf<typeof userUpdate>['body'];

/** @throws Refusal `invalid` with each field that may not be changed in this way */
async function refuse(call: Call, user: User, wanted: ReturnType<typeof wantedOf>): Promise<void> {
  const taken = wanted.codicefiscale !== user.codicefiscale;
  const switched = {
    // A changed tax code of a user with digital identity is checked again.
    spidEnabled: wanted.spidEnabled && (!user.spidEnabled || taken),
    otpenabled: wanted.otpenabled && !user.otpenabled,
  };
  const errors: FieldError[] = [
    ...refusedOwn(user, wanted),
    ...(wanted.gestoreUtenti === user.gestoreUtenti ? [] : refusedManager(call, user)),
    ...(await refusedSwitches(call, switched, { uid: user.uid, codicefiscale: wanted.codicefiscale })),
  ];
  if (errors.length > 0) throw new Refusal('invalid', { errors });
}

/**
 * Refuses changes of name and surname once the person has signed in: from then on they are the person's own (USR-097).
 */
function refusedOwn(user: User, wanted: Pick<User, (typeof ownAfterLogin)[number]>): FieldError[] {
  if (!user.lastLogin) return [];
  return ownAfterLogin
    .filter((field) => wanted[field] !== asName(user[field]))
    .map((field) => ({ field: payloadNameOf(field), message: CHANGED_BY_OWNER }));
}
