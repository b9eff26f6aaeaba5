import type { permissions } from '../permissions/permissions';
import {
  administrator,
  commercial,
  everyone,
  operatorPermissions,
  type StaffRole,
  type StaffTable,
  support,
} from './operatorPermissions';

/** The permissions of the schools' table that only the staff holds, with their entities. */
type SharedTable = {
  readonly [E in keyof typeof permissions as OfStaff<E> extends never ? never : E]: {
    readonly [A in OfStaff<E>]: readonly StaffRole[];
  };
};
type OfStaff<E extends keyof typeof permissions> = {
  [A in keyof (typeof permissions)[E]]: 'operator' extends Items<(typeof permissions)[E][A]> ? A : never;
}[keyof (typeof permissions)[E]];
type Items<T> = T extends readonly (infer R)[] ? R : never;

/** What is done with entities that schools know too, by the staff alone. One that is missing does not compile. */
const shared = {
  news: { publish: commercial, withdraw: commercial },
  content: { publish: commercial, withdraw: commercial },
  /** `open` hands out the passwords of archives. */
  practice: { set: commercial, open: administrator },
  registryPerson: { publish: administrator },
  preservation: { set: commercial },
  spidRequest: { set: commercial, receive: administrator },
  /** `set` announces, withdraws, concludes and resumes a merger; `hold` tells what an application holds of a school. */
  resizing: { set: administrator, hold: administrator },
  campus: { receive: administrator },
  order: { set: commercial },
  supportAccess: { ask: support, enter: support },
  signedFile: { counterSign: commercial, checkRevocation: support },
  trustedList: { read: everyone, preview: administrator, import: administrator },
  clock: { move: administrator },
  keys: { rotate: administrator },
} as const satisfies SharedTable;

/**
 * Who of the provider's own staff may do what: one pure table for the provider's guard, for the console at /gestore and for
 * the scopes of programs. What is not here is denied.
 */
export const staffPermissions = { ...shared, ...operatorPermissions } as const satisfies StaffTable;

/**
 * What a session alone does not do: a person confirms who they are first, and a program, which cannot confirm, never does
 * it. Each permission here concerns every school, or who the staff is, or what cannot be taken back.
 */
const grave = {
  operator: ['create', 'invite', 'setRole', 'enable', 'disable'],
  operatorClient: ['create', 'rotate', 'disable'],
  operatorProposal: ['confirm', 'refuse', 'withdraw'],
  platformSchool: ['close'],
  platformImport: ['takeBack'],
  resizing: ['set'],
  trustedList: ['import'],
  keys: ['rotate'],
  backup: ['make'],
} as const satisfies {
  readonly [E in keyof typeof staffPermissions]?: readonly (keyof (typeof staffPermissions)[E])[];
};

/** Whether a permission is one of the grave ones. */
export function isGrave([entity, action]: readonly [string, string]): boolean {
  const table: Readonly<Record<string, readonly string[]>> = grave;
  return Object.hasOwn(table, entity) && table[entity]?.includes(action) === true;
}

/**
 * Whether a second administrator has to confirm it where FOUR_EYES is set: every grave call but those that decide about
 * proposals, which would wait for one another without end.
 */
export const needsSecondPerson = (permission: readonly [string, string]): boolean =>
  isGrave(permission) && permission[0] !== 'operatorProposal';

/** Whether a staff role holds a permission of either table; unknown ones are held by nobody. */
export function staffMay(role: StaffRole, [entity, action]: readonly [string, string]): boolean {
  const table: StaffTable = staffPermissions;
  const actions = Object.hasOwn(table, entity) ? table[entity] : undefined;
  return actions !== undefined && Object.hasOwn(actions, action) && actions[action]?.includes(role) === true;
}
