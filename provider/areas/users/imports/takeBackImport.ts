import * as usersMessages from '../../../../contract/messages/it/users';
import { message } from '../../../../contract/messages/message';
import type { Viewer } from '../../../../contract/schema/where';
import { lockedAfterLogin, reservedRule, whyNot } from '../../../../contract/users/user';
import { dayInRome, showDay } from '../../../../contract/values/dates';
import { lockLinkedPeople } from '../../../db/lockLinkedPeople';
import { removeAccounts } from '../../../identity/accounts/removeAccounts';
import type { Change, LeftOut, WorkContext, WorkOutcome } from '../../../operations/resourceWork';
import { UNKNOWN } from '../changeStatus';
import { CHANGED_BY_OWNER } from '../update';
import { readUsers, type StoredUser } from '../userStore';
import { updateAccounts, versionMark } from './updateAccounts';

const CHANGED_SINCE = "Modificato dopo l'importazione";

/** Locks the people of the registry whose links are removed together with the accounts. */
export const lockPeopleOfCreated = ({ tx, customerCode }: WorkContext, changes: readonly Change[]) =>
  lockLinkedPeople(
    tx,
    customerCode,
    changes.filter(isCreation).map(({ id }) => id),
  );

/**
 * Removes the users that an import created, if they have never signed in, and restores the previous values of the users
 * that it changed. Users who were changed after the import are skipped. Mails queued for removed users are not sent.
 */
export async function takeBackImport(context: WorkContext, changes: readonly Change[]): Promise<WorkOutcome> {
  const { tx, customerCode, viewer } = context;
  const uids = changes.map(({ id }) => id);
  const stored = new Map((await readUsers(tx, customerCode, uids, true)).map((one) => [one.user.uid, one]));
  const judged = changes.map((change) => ({
    change,
    reason: whyNotBack(stored.get(change.id), change, viewer),
  }));
  const todo = judged.flatMap(({ change, reason }) => (reason ? [] : [change]));
  const created = todo.filter(isCreation);
  const updated = todo.filter((change) => !isCreation(change));
  await removeAccounts(
    context,
    created.map(({ id }) => id),
  );
  const versions = await updateAccounts(
    context,
    updated.map(({ id, before }) => ({ uid: id, changes: before })),
  );
  return {
    done: todo.map(({ id, before, after }) => ({
      id,
      before: after,
      after: before,
      mark: versionMark(versions.get(id) ?? 0),
    })),
    skipped: judged.flatMap(({ change, reason }): LeftOut[] => (reason ? [{ id: change.id, reason }] : [])),
  };
}

/** A change without previous values created the user. */
const isCreation = ({ before }: Change): boolean => Object.keys(before).length === 0;

function whyNotBack(stored: StoredUser | undefined, change: Change, viewer: Viewer): string | undefined {
  if (!stored) return UNKNOWN;
  const { user, version } = stored;
  const reserved = whyNot([reservedRule], user, viewer);
  if (reserved) return reserved;
  if (user.lastLogin && isCreation(change))
    return message(usersMessages.signedInOn, { day: showDay(dayInRome(user.lastLogin)) });
  if (user.lastLogin && lockedAfterLogin.some((field) => field in change.before)) return CHANGED_BY_OWNER;
  if (versionMark(version) !== change.mark || (isCreation(change) && (user.groups ?? []).length > 0))
    return CHANGED_SINCE;
  return undefined;
}
