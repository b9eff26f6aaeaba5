import { aliasCampus, aliasPresence, aliasRead } from '../../../contract/alias/endpoints';
import { applicationCodes } from '../../../contract/constants';
import { implement } from '../../http/call';
import { accountsLikeMine, ownAlias, schoolsWithLicence } from './aliasStore';
import { makingAccount } from './makingAccount';

export const presence = implement(aliasPresence, async ({ tx }) => (await ownAlias(tx)) !== undefined);

export const read = implement(aliasRead, async (call) => {
  const { tx, caller } = call;
  const alias = await ownAlias(tx);
  const { school: _, refused, ...account } = await makingAccount(call);
  return {
    ...(alias && { email: alias.email, verified: alias.verified }),
    account,
    ...(!alias && refused && { refused }),
    // Only the alias itself may see where the person has other accounts; a linked account may not.
    alike: caller.userType === 'ALIAS' ? await accountsLikeMine(tx) : [],
  };
});

export const campus = implement(aliasCampus, async ({ tx }) => {
  const ac = applicationCodes.campus;
  return (await schoolsWithLicence(tx, ac)).map((customerCode) => ({ customerCode, ac }));
});
