import { missingIn, type ReadRow } from '../../../../contract/imports/imports';
import * as usersMessages from '../../../../contract/messages/it/users';
import { message } from '../../../../contract/messages/message';
import { fieldSchema } from '../../../../contract/schema/fieldSchema';
import type { Fields } from '../../../../contract/schema/fields';
import { ruleProblems } from '../../../../contract/schema/ruleProblems';
import type { AnyRules } from '../../../../contract/schema/rules';
import { matches, type Viewer } from '../../../../contract/schema/where';
import { importedUser } from '../../../../contract/users/importedUser';
import { usernameField } from '../../../../contract/users/newUser';
import {
  lockedAfterLogin,
  reservedRule,
  selectable,
  type User,
  whyNot,
} from '../../../../contract/users/user';
import { newUserRules, userRules } from '../../../../contract/users/userRules';
import { normalText } from '../../../../contract/values/normalText';
import { CHANGED_BY_OWNER } from '../update';

/** A row as read, and the user of the school that it refers to. */
export interface ImportedRow extends ReadRow {
  /** Username in lower case, without the customer code; empty if the row has none. */
  readonly username: string;
  readonly user: User | undefined;
  /** Users with the tax code of the row. */
  readonly namesakes: readonly User[];
}

/** The effect of a row on its user; for a refused row, the error messages by field. */
export interface RowVerdict {
  readonly verdict: 'create' | 'update' | 'unchanged' | 'refused';
  readonly problems: Readonly<Record<string, string>>;
  /** The fields that an update changes. */
  readonly changes: Readonly<Record<string, unknown>>;
}

const WHO = usersMessages.noKey;
const MANY = usersMessages.many;
const SUPERVISOR = usersMessages.supervisor;

/**
 * Judges a row by the rules of the form: the fields allowed when a user is created, and those that may be changed
 * later.
 */
export function validateRow(row: ImportedRow, viewer: Viewer): RowVerdict {
  const { username, user, namesakes, values } = row;
  if (!username && !values.codicefiscale) return refused({ uid: WHO });
  if (user) return judgeUpdate(row, user, viewer);
  if (!username && namesakes.length > 1) return refused({ codicefiscale: MANY });
  const [namesake] = namesakes;
  if (namesake) return refused({ codicefiscale: message(usersMessages.taxCodeTaken, { uid: namesake.uid }) });
  const problems = {
    ...between(newUserRules, values, viewer),
    ...row.problems,
    ...missingIn(importedUser, row),
    ...(username ? wrongUsername(username) : {}),
  };
  return Object.keys(problems).length > 0 ? refused(problems) : { verdict: 'create', problems, changes: {} };
}

function judgeUpdate({ values, problems }: ImportedRow, user: User, viewer: Viewer): RowVerdict {
  const changes = Object.fromEntries(
    Object.entries(values).filter(([field, value]) => field !== 'uid' && value !== storedIn(user, field)),
  );
  const changed = Object.keys(changes);
  if (changed.length === 0) return { verdict: 'unchanged', problems: {}, changes };
  if (!matches(selectable, user, viewer)) return refused({ uid: SUPERVISOR });
  const why = whyNot([reservedRule], user, viewer);
  if (why) return refused({ uid: why });
  const days = between(userRules, { ...user, ...changes }, viewer);
  const stopped = Object.fromEntries(
    changed.flatMap((field) => {
      const locked = user.lastLogin && (lockedAfterLogin as readonly string[]).includes(field);
      const problem = problems[field] ?? (locked ? CHANGED_BY_OWNER : days[field]);
      return problem ? [[field, problem]] : [];
    }),
  );
  return Object.keys(stopped).length > 0 ? refused(stopped) : { verdict: 'update', problems: {}, changes };
}

/**
 * Returns a user's stored value, normalised like the values of a file: older accounts may have a different apostrophe.
 */
function storedIn(user: User, field: string): unknown {
  const value = user[field as keyof User];
  const of = (importedUser.fields as Fields)[field];
  return of && typeof value === 'string' ? normalText(of, value) : value;
}

/** Returns the first error of the rules between fields for each refused field. */
const between = (rules: AnyRules, values: Readonly<Record<string, unknown>>, viewer: Viewer) =>
  Object.fromEntries(
    [...ruleProblems(rules, importedUser.fields, values, viewer)]
      .reverse()
      .map(({ field, message }) => [field, message]),
  );

const refused = (problems: Readonly<Record<string, string>>): RowVerdict => ({
  verdict: 'refused',
  problems,
  changes: {},
});

const schema = fieldSchema(usernameField);

function wrongUsername(username: string): Readonly<Record<string, string>> {
  try {
    schema.validateSync(username, { abortEarly: true });
    return {};
  } catch (error) {
    return { uid: (error as Error).message };
  }
}
