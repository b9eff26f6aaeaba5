import { importedUser } from './entities/importedUser';
import { disableFields, disableRules, enableRules, type User } from './entities/user';
import { userFilterFields } from './entities/userFilter';
import { type Fields, fields } from './fields';
import type { Importable } from './imports';
import type { Permission } from './permissions';
import type { Where } from './where';

/** A condition on a record, and the sentence that says why it stops an action where it does not hold. */
export interface ActionRule<R> {
  readonly where: Where<R>;
  readonly say: string;
  /** The same in a summary, after how many they are: `one |||| many`. */
  readonly brief: string;
}

/** Something that can be done to one record or many. */
export interface ResourceAction<R> {
  readonly can: Permission;
  /** Who is eligible: all of them must hold. The first that does not is the reason. */
  readonly rules: readonly ActionRule<R>[];
  /** What is asked before: flags and the like. */
  readonly input: Fields;
  /** What the rows of its file may hold. It is done by importing one, not on records that are there. */
  readonly rows?: Importable;
}

/** A resource whose records are acted on, many at a time. */
export interface ActedOn<R> {
  /** The filter by which many are chosen without naming them. */
  readonly filter: Fields;
  /** For a record that is named and not there. */
  readonly missing: Pick<ActionRule<R>, 'say' | 'brief'>;
  readonly actions: Readonly<Record<string, ResourceAction<R>>>;
}

/** A record of whichever resource. */
export type AnyRecord = Readonly<Record<string, unknown>>;

const importInput = fields({
  file: { kind: 'text', required: true, max: 200, about: 'the name of the file' },
});

const user = {
  filter: userFilterFields,
  missing: { say: 'Utente non trovato', brief: 'non trovato |||| non trovati' },
  actions: {
    enable: { can: ['user', 'enable'], rules: enableRules, input: fields({}) },
    disable: { can: ['user', 'disable'], rules: disableRules, input: disableFields },
    import: { can: ['user', 'import'], rules: [], input: importInput, rows: importedUser },
  },
} as const satisfies ActedOn<User>;

/** Every resource whose records can be acted on, and every action on them: the one list of console and provider. */
export const actedOn = { user } as const;

export type ActedOnName = keyof typeof actedOn;
export type ActionName = { [N in ActedOnName]: keyof (typeof actedOn)[N]['actions'] }[ActedOnName] & string;

export const actedOnNames = Object.keys(actedOn) as ActedOnName[];
export const actionNames = [
  ...new Set(Object.values(actedOn).flatMap(({ actions }) => Object.keys(actions))),
] as ActionName[];

/** Every resource whose records can come from a file. */
export const importedNames = actedOnNames.filter((name) => 'import' in actedOn[name].actions);

/** A resource and one of its actions, whichever they are; undefined when it has no such action. */
export function findAction(
  resource: string,
  action: string,
): { readonly of: ActedOn<AnyRecord>; readonly action: ResourceAction<AnyRecord> } | undefined {
  if (!Object.hasOwn(actedOn, resource)) return undefined;
  // The rules of each resource are about its own records; whoever reads them generically has such records.
  const of = actedOn[resource as ActedOnName] as unknown as ActedOn<AnyRecord>;
  const found = Object.hasOwn(of.actions, action) ? of.actions[action] : undefined;
  return found && { of, action: found };
}
