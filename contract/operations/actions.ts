import { credentialRules } from '../account/credentials';
import { importedFile } from '../imports/importedFile';
import type { Importable } from '../imports/imports';
import type { Permission } from '../permissions/permissions';
import {
  type RegistryPerson,
  registryConditionFields,
  registryFilterFields,
  registrySearch,
} from '../registry/registryPerson';
import { registryImportRules, registrySyncRules } from '../registry/registryRules';
import type { ActionRule } from '../schema/actionRule';
import { type Effects, type EffectsOnRecords, unlessElsewhere } from '../schema/effects';
import { type Fields, fields } from '../schema/fields';
import type { AnyRules } from '../schema/rules';
import { spidRules } from '../spid/spid';
import { type AnyRecord, actionsOnStored } from '../storing/actionsOnStored';
import { storedEntities, storedNamed } from '../storing/storedEntities';
import { importedUser } from '../users/importedUser';
import {
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

/** Something that can be done to one record or many. */
export interface ResourceAction<R> {
  readonly can: Permission;
  /** Who is eligible: all of them must hold. The first that does not is the reason. */
  readonly rules: readonly ActionRule<R>[];
  /** What is asked before: flags and the like. */
  readonly input: Fields;
  /** What it means for people. */
  readonly effects: Effects | EffectsOnRecords;
  /** What taking it back means for them; absent where it cannot be taken back. */
  readonly back?: Effects | EffectsOnRecords;
  /** What holds between the parts of what is asked. */
  readonly inputRules?: AnyRules;
  /** What the rows of its file may hold. It is done by importing one, not on records that are there. */
  readonly rows?: Importable;
}

/** A resource whose records are acted on, many at a time. */
export interface ActionResource<R> {
  /** The filter by which many are chosen without naming them. */
  readonly filter: Fields;
  /** The fields that conditions on them may name, and those that a search looks in, as they are shown. */
  readonly conditions: Fields;
  readonly search: readonly (keyof R & string)[];
  /** For a record that is named and not there. */
  readonly missing: Pick<ActionRule<R>, 'say' | 'brief'>;
  readonly actions: Readonly<Record<string, ResourceAction<R>>>;
}

export type { AnyRecord };

const nobodyWritten = { mail: 'none', permissions: 'unchanged' } as const;

/** Made from a file or from the registry: new accounts, and mails about them. */
const made = {
  effects: { signIn: 'made', mail: unlessElsewhere('made'), permissions: 'later', undo: 'made' },
  back: { signIn: 'removed', mail: 'cancelled', permissions: 'withAccount' },
} as const;

/** As `made`, of a file that may bring nobody new. */
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
  missing: { say: 'Utente non trovato', brief: 'non trovato |||| non trovati' },
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
    import: { can: ['user', 'import'], rules: [], input: importedFile, rows: importedUser, ...madeFromFile },
  },
} as const satisfies ActionResource<User>;

const registryPerson = {
  filter: registryFilterFields,
  conditions: registryConditionFields,
  search: registrySearch,
  missing: { say: "Persona non trovata nell'anagrafe", brief: 'non trovata |||| non trovate' },
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

/** Those of the specification. What can be done with the resources of contract/stored is in {@link findAction} too. */
export const actionResources = { user, registryPerson } as const;

export type ActionResourceName = keyof typeof actionResources;
export type ActionName = {
  [N in ActionResourceName]: keyof (typeof actionResources)[N]['actions'];
}[ActionResourceName] &
  string;

/** A resource whose records can be acted on; the rules of each are about its own records, which generic code gives them. */
function findResource(name: string): ActionResource<AnyRecord> | undefined {
  if (Object.hasOwn(actionResources, name))
    return actionResources[name as keyof typeof actionResources] as unknown as ActionResource<AnyRecord>;
  const stored = storedNamed(name);
  return stored && actionsOnStored(stored);
}

/** Those of contract/stored are among them, though their names are not known to the compiler. */
export const actionResourceNames = [
  ...Object.keys(actionResources),
  ...storedEntities.map(({ name }) => name),
] as ActionResourceName[];
export const actionNames = [
  ...new Set(actionResourceNames.flatMap((name) => Object.keys(findResource(name)?.actions ?? {}))),
] as ActionName[];

/** Every resource whose records can come from a file. */
export const importedNames = actionResourceNames.filter(
  (name) => 'import' in (findResource(name)?.actions ?? {}),
);

/** A resource and one of its actions, whichever they are; undefined when it has no such action. */
export function findAction(
  resource: string,
  action: string,
): { readonly of: ActionResource<AnyRecord>; readonly action: ResourceAction<AnyRecord> } | undefined {
  const of = findResource(resource);
  if (!of) return undefined;
  const found = Object.hasOwn(of.actions, action) ? of.actions[action] : undefined;
  return found && { of, action: found };
}
