import { credentialRules } from '../../../contract/account/credentials';
import * as usersMessages from '../../../contract/messages/it/users';
import { errors } from '../../../contract/schema/errors';
import { inviteAccounts } from '../../identity/accounts/newAccounts';
import type { ActionWork } from '../../operations/resourceWork';
import { eligible } from './changeStatus';

const ALREADY_SENT = usersMessages.alreadySent;

/** Sends a new link to users who have never signed in; earlier links no longer work. */
export const credentialsWork: ActionWork = {
  async apply(context, uids) {
    if (context.signInElsewhere) {
      return { done: [], skipped: uids.map((id) => ({ id, reason: errors.signInElsewhere.say })) };
    }
    const { users, skipped } = await eligible(context, uids, credentialRules);
    const states = await inviteAccounts(context, users);
    const done = users.map(({ uid, credenziali }) => ({
      id: uid,
      before: { credenziali: credenziali ?? null },
      after: { credenziali: states.get(uid) ?? null },
      mark: context.now.toISOString(),
    }));
    return { done, skipped };
  },
  takeBack: async (_context, changes) => ({
    done: [],
    skipped: changes.map(({ id }) => ({ id, reason: ALREADY_SENT })),
  }),
};
