import { accountSettingsRead, accountSettingsUpdate } from '../../../contract/account/endpoints';
import { implement } from '../../http/call';
import { isDemoUser } from '../../identity/accounts/demoUser';
import { readOwner } from '../../identity/accounts/readOwner';
import { Refusal } from '../../refusal';

/**
 * Returns the settings of the signed-in person: an alias identity is identified by its e-mail, a school account by its
 * name.
 */
export const read = implement(accountSettingsRead, async ({ tx, caller, config }) => {
  const owner = await readOwner(tx, caller);
  const { private_school } = await tx
    .selectFrom('school')
    .select('private_school')
    .where('customer_code', '=', caller.customerCode)
    .executeTakeFirstOrThrow();
  const { username, email, telephone } = owner;
  const demo = isDemoUser(config, owner);
  const soggettoPrivato: 'true' | 'false' = private_school ? 'true' : 'false';
  return { username, email, telephone, userType: caller.userType, demo, soggettoPrivato };
});

/** Changes the telephone number of an alias identity; a school account has none. */
export const update = implement(accountSettingsUpdate, async (call, { body: { telephone } }) => {
  const { tx, caller } = call;
  if (caller.userType !== 'ALIAS') throw new Refusal('notFound');
  const before = await readOwner(tx, caller);
  await tx.updateTable('alias').set({ telephone }).where('person', '=', caller.person).execute();
  call.audit({
    entity: 'account',
    action: 'update',
    id: caller.uid,
    before: { telephone: before.telephone },
    after: { telephone },
  });
  return undefined;
});
