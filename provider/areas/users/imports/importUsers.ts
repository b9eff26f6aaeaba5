import * as storedMessages from '../../../../contract/messages/it/stored';
import * as usersMessages from '../../../../contract/messages/it/users';
import { insertAccounts, inviteAccounts, type NewAccount } from '../../../identity/accounts/newAccounts';
import { UNCHANGED } from '../../../operations/importStore';
import type { Change, Given, ImportWork, WorkOutcome } from '../../../operations/resourceWork';
import { takenUids } from './alike';
import { lockPeopleOfCreated, takeBackImport } from './takeBackImport';
import { updateAccounts, versionMark } from './updateAccounts';
import { type ImportedRow, validateRow } from './validateRow';
import { alikeOf, once, readUser, validateUsers, wantedOf } from './validateUsers';

const OTHERWISE = storedMessages.otherwise;
const TAKEN = usersMessages.userNameWasTaken;

/** Imports rows of a file as users. */
export const importUsers: ImportWork = {
  mark: 'version',
  validate: validateUsers,
  lockBeforeTakeBack: lockPeopleOfCreated,
  takeBack: takeBackImport,
  async apply(context, ids, _input, given = []): Promise<WorkOutcome> {
    const { tx, customerCode } = context;
    const read = ids.map((_, index) => readUser(context, index + 1, given[index]?.cells ?? {}));
    const alike = await alikeOf(context, read, true);
    const taken = await takenUids(tx, customerCode, ids);
    const seen = new Map<string, number>();
    const rows = read.map((row, index) => {
      const wanted = wantedOf(context, row, alike);
      const judged = once(row, wanted, validateRow(wanted, context.viewer), seen);
      const id = ids[index] ?? '';
      return { id, wanted, judged, reason: whyOtherwise(id, wanted, judged, given[index], taken) };
    });
    const todo = rows.filter(({ reason }) => !reason);
    const created = todo.filter(({ judged }) => judged.verdict === 'create');
    const updated = todo.filter(({ judged }) => judged.verdict === 'update');
    const accounts = created.map(({ id, wanted }) => ({ ...wanted.values, uid: id }) as NewAccount);
    await insertAccounts(context, accounts);
    await inviteAccounts(context, accounts);
    const versions = await updateAccounts(
      context,
      updated.map(({ id, judged }) => ({ uid: id, changes: judged.changes })),
    );
    return {
      done: [
        ...accounts.map(
          (account): Change => ({ id: account.uid, before: {}, after: account, mark: versionMark(1) }),
        ),
        ...updated.map(({ id, wanted, judged }): Change => {
          const before = Object.fromEntries(
            Object.keys(judged.changes).map((field) => [field, fieldOf(wanted, field)]),
          );
          return { id, before, after: judged.changes, mark: versionMark(versions.get(id) ?? 0) };
        }),
      ],
      skipped: rows.flatMap(({ id, reason }) => (reason ? [{ id, reason }] : [])),
    };
  },
};

/**
 * Returns the reason to skip a row: it is refused, or its effect is not the one that the person agreed to in the
 * preview; undefined if it can be applied.
 */
function whyOtherwise(
  id: string,
  { user }: ImportedRow,
  { verdict, problems }: ReturnType<typeof validateRow>,
  agreed: Given | undefined,
  taken: ReadonlySet<string>,
): string | undefined {
  if (verdict === 'refused') return Object.values(problems).join('. ');
  if (verdict === 'unchanged' && user?.uid === id) return UNCHANGED;
  if (verdict !== agreed?.verdict) return OTHERWISE;
  if (verdict === 'create') return taken.has(id.toLowerCase()) ? TAKEN : undefined;
  return user?.uid === id ? undefined : OTHERWISE;
}

const fieldOf = ({ user }: ImportedRow, field: string) =>
  (user as Readonly<Record<string, unknown>> | undefined)?.[field] ?? null;
