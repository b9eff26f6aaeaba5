import { credentialRules } from '../account/credentials';
import { importedFile } from '../imports/importedFile';
import type { Importable } from '../imports/imports';
import * as operationsMessages from '../messages/it/operations';
import * as usersMessages from '../messages/it/users';
import type { Permission } from '../permissions/permissions';
import {
  type RegistryPerson,
  registryConditionFields,
  registryFilterFields,
  registrySearch,
} from '../registry/registryPerson';
import { registryImportRules, registrySyncRules } from '../registry/registryRules';
import type { ActionRule } from '../schema/actionRule';
import type { AnyRecord } from '../schema/anyRecord';
import { type Effects, type EffectsOnRecords, unlessElsewhere } from '../schema/effects';
import { type Fields, fields } from '../schema/fields';
import type { AnyRules } from '../schema/rules';
import { spidRules } from '../spid/spid';
import { actionsOnStored } from '../storing/actionsOnStored';
import { withRegistered } from '../storing/registerResources';
import { storedEntities, storedNamed } from '../storing/storedEntities';
import { importedUser } from '../users/importedUser';
import {
  deleteRules,
  disableFields,
  disableRules,
  enableRules,
  renewFields,
  renewInput,
  renewRules,
  type User,
} from '../users/user';
import { userConditionFields, userFilterFields, userSearch } from '../users/userFilter';
import { rolesInputFields, rolesRules } from '../users/userRoles';

/** Action on one record or many. */
export interface ResourceAction<R> {
  readonly can: Permission;
  /** Conditions that a record must satisfy. The first violated condition is the reason why a record is excluded. */
  readonly rules: readonly ActionRule<R>[];
  /** Input that is requested before the action, such as flags. */
  readonly input: Fields;
  /** Effects of the action on people or records. */
  readonly effects: Effects | EffectsOnRecords;
  /** Effects of undoing the action; absent if it cannot be undone. */
  readonly back?: Effects | EffectsOnRecords;
  /** Rules between the parts of the input. */
  readonly inputRules?: AnyRules;
  /** Fields of a row, for an action that imports a file instead of acting on existing records. */
  readonly rows?: Importable;
}

/** Resource whose records can be changed by actions, one or many at a time. */
export interface ActionResource<R> {
  /** Filter that selects records without listing them. */
  readonly filter: Fields;
  /**
   * Fields allowed in conditions on records. `search` names the fields whose displayed text a search examines.
   */
  readonly conditions: Fields;
  readonly search: readonly (keyof R & string)[];
  /** Reason why a listed record is excluded if it does not exist. */
  readonly missing: Pick<ActionRule<R>, 'say' | 'brief'>;
  readonly actions: Readonly<Record<string, ResourceAction<R>>>;
}

export type { AnyRecord };

const nobodyWritten = { mail: 'none', permissions: 'unchanged' } as const;

/** Effects of creating accounts from a file or from the registry, including the e-mails about them. */
const made = {
  effects: { signIn: 'made', mail: unlessElsewhere('made'), permissions: 'later', undo: 'made' },
  back: { signIn: 'removed', mail: 'cancelled', permissions: 'withAccount' },
} as const;

/** Effects of importing a file, which may create no accounts. */
const madeFromFile = {
  ...made,
  effects: {
    signIn: [
      { when: { nuovi: 0 }, is: 'unchanged' },
      { when: {}, is: 'made' },
    ],
    mail: [
      { when: { signInElsewhere: true }, is: 'none' },
      { when: { nuovi: 0 }, is: 'changed' },
      { when: {}, is: 'made' },
    ],
    permissions: [
      { when: { nuovi: 0 }, is: 'unchanged' },
      { when: {}, is: 'later' },
    ],
    undo: [
      { when: { nuovi: 0 }, is: 'mailStays' },
      { when: {}, is: 'made' },
    ],
  },
} as const;

const user = {
  filter: userFilterFields,
  conditions: userConditionFields,
  search: userSearch,
  missing: { say: usersMessages.notFound, brief: operationsMessages.notFoundBrief },
  actions: {
    enable: {
      can: ['user', 'enable'],
      rules: enableRules,
      input: fields({}),
      effects: { signIn: 'again', mail: 'enabled', permissions: 'unchanged', undo: 'mailStays' },
      back: { ...nobodyWritten, signIn: 'ends' },
    },
    disable: {
      can: ['user', 'disable'],
      rules: disableRules,
      input: disableFields,
      effects: {
        signIn: 'ends',
        mail: 'none',
        permissions: [
          { when: { reset: true }, is: 'removed' },
          { when: {}, is: 'unchanged' },
        ],
        undo: 'whole',
      },
      back: {
        signIn: 'again',
        mail: 'none',
        permissions: [
          { when: { reset: true }, is: 'back' },
          { when: {}, is: 'unchanged' },
        ],
      },
    },
    renew: {
      can: ['user', 'renew'],
      rules: renewRules,
      input: renewFields,
      inputRules: renewInput,
      effects: { signIn: 'prolonged', mail: 'newExpiry', permissions: 'unchanged', undo: 'mailStays' },
      back: { ...nobodyWritten, signIn: 'shortened' },
    },
    roles: {
      can: ['user', 'roles'],
      rules: rolesRules,
      input: rolesInputFields,
      effects: {
        signIn: 'unchanged',
        mail: 'none',
        permissions: [
          { when: { remove: true }, is: 'taken' },
          { when: {}, is: 'chosen' },
        ],
        undo: 'whole',
      },
      back: { signIn: 'unchanged', mail: 'none', permissions: 'asBefore' },
    },
    sendCredentials: {
      can: ['user', 'sendCredentials'],
      rules: credentialRules,
      input: fields({}),
      effects: { signIn: 'newLink', mail: 'firstAccess', permissions: 'unchanged', undo: 'never' },
    },
    enableSpid: {
      can: ['user', 'enableSpid'],
      rules: spidRules,
      input: fields({}),
      effects: { ...nobodyWritten, signIn: 'identity', undo: 'whole' },
      back: { ...nobodyWritten, signIn: 'noIdentity' },
    },
    delete: {
      can: ['user', 'delete'],
      rules: deleteRules,
      input: fields({}),
      effects: { signIn: 'deleted', mail: 'cancelled', permissions: 'withAccount', undo: 'withoutLinks' },
      back: { signIn: 'restored', mail: 'none', permissions: 'asBefore' },
    },
    import: { can: ['user', 'import'], rules: [], input: importedFile, rows: importedUser, ...madeFromFile },
  },
} as const satisfies ActionResource<User>;

const registryPerson = {
  filter: registryFilterFields,
  conditions: registryConditionFields,
  search: registrySearch,
  missing: { say: operationsMessages.personNotFound, brief: operationsMessages.notFound },
  actions: {
    addUsers: { can: ['registryPerson', 'import'], rules: registryImportRules, input: fields({}), ...made },
    sync: {
      can: ['registryPerson', 'sync'],
      rules: registrySyncRules,
      input: fields({}),
      effects: { ...nobodyWritten, signIn: 'taxCode', undo: 'whole' },
      back: { ...nobodyWritten, signIn: 'taxCode' },
    },
  },
} as const satisfies ActionResource<RegistryPerson>;

/** Resources of the specification. Actions of the resources in contract/stored are also found by {@link findAction}. */
export const actionResources = { user, registryPerson } as const;

export type ActionResourceName = keyof typeof actionResources;
export type ActionName = {
  [N in ActionResourceName]: keyof (typeof actionResources)[N]['actions'];
}[ActionResourceName] &
  string;

/**
 * Returns a resource with actions, typed for any record. Generic code must pass the rules of a resource only records of
 * that resource.
 */
function findResource(name: string): ActionResource<AnyRecord> | undefined {
  if (Object.hasOwn(actionResources, name))
    return actionResources[name as keyof typeof actionResources] as unknown as ActionResource<AnyRecord>;
  const stored = storedNamed(name);
  return stored && actionsOnStored(stored);
}

/** Names of all resources with actions, including those of contract/stored, which the compiler does not know. */
export const actionResourceNames = withRegistered(
  () => [...Object.keys(actionResources), ...storedEntities.map(({ name }) => name)] as ActionResourceName[],
);
export const actionNames = withRegistered(
  () =>
    [
      ...new Set(actionResourceNames.flatMap((name) => Object.keys(findResource(name)?.actions ?? {}))),
    ] as ActionName[],
);

/** Names of the resources whose records can be imported from a file. */
export const importedNames = withRegistered(() =>
  actionResourceNames.filter((name) => 'import' in (findResource(name)?.actions ?? {})),
);

/** Returns a resource and one of its actions by name, or undefined if it has no such action. */
export function findAction(
  resource: string,
  action: string,
): { readonly of: ActionResource<AnyRecord>; readonly action: ResourceAction<AnyRecord> } | undefined {
  const of = findResource(resource);
  if (!of) return undefined;
  const found = Object.hasOwn(of.actions, action) ? of.actions[action] : undefined;
  return found && { of, action: found };
}
