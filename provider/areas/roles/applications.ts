import { may } from '../../../contract/permissions/permissions';
import { applicationsOfSchool, applicationsOfUser } from '../../../contract/roles/endpoints';
import { readApplications } from '../../db/roleCatalogue';
import { implement } from '../../http/call';
import { Refusal } from '../../refusal';

export const ofSchool = implement(applicationsOfSchool, ({ tx, caller }) =>
  readApplications(tx, caller.customerCode),
);

export const ofUser = implement(applicationsOfUser, async ({ tx, caller }, { params: { uid } }) => {
  const { customerCode } = caller;
  // To a caller who does not manage users, another user's account must look as if it did not exist.
  if (uid !== caller.uid && !may(caller.roles, ['user', 'read'])) throw new Refusal('notFound');
  const account = await tx
    .selectFrom('account')
    .select('uid')
    .where('customer_code', '=', customerCode)
    .where('uid', '=', uid)
    .executeTakeFirst();
  if (!account) throw new Refusal('notFound');
  const held = await tx
    .selectFrom('account_group')
    .select('ac')
    .where('customer_code', '=', customerCode)
    .where('uid', '=', uid)
    .execute();
  const enabled = new Set(held.map(({ ac }) => ac));
  return (await readApplications(tx, customerCode)).filter(({ ac }) => enabled.has(ac));
});
