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

/** Permissions of the schools' table that only the staff holds, by entity. */
type SharedTable = {
  readonly [E in keyof typeof permissions as OfStaff<E> extends never ? never : E]: {
    readonly [A in OfStaff<E>]: readonly StaffRole[];
  };
};
type OfStaff<E extends keyof typeof permissions> = {
  [A in keyof (typeof permissions)[E]]: 'operator' extends Items<(typeof permissions)[E][A]> ? A : never;
}[keyof (typeof permissions)[E]];
type Items<T> = T extends readonly (infer R)[] ? R : never;

/**
 * Roles of the staff for the actions that only the staff performs on entities of schools. A missing action does not
 * compile.
 */
const shared = {
  news: { publish: commercial, withdraw: commercial },
  content: { publish: commercial, withdraw: commercial },
  /** `open` returns the passwords of archives. */
  practice: { set: commercial, open: administrator },
  registryPerson: { publish: administrator },
  preservation: { set: commercial },
  spidRequest: { set: commercial, receive: administrator },
  /**
   * `set` announces, withdraws, concludes and resumes a merger; `hold` reports the data that an application holds of a
   * school.
   */
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
 * Permissions of the provider's own staff: one pure table for the provider's guard, the console at /gestore and the
 * scopes of programs. An action that is not listed is denied.
 */
export const staffPermissions = { ...shared, ...operatorPermissions } as const satisfies StaffTable;

/**
 * Grave permissions, for which a session is not enough: a person must first confirm their identity, and a program,
 * which cannot confirm, never holds them. Each of them affects every school or members of the staff, or cannot be
 * undone.
 */
const grave = {
  operator: ['create', 'invite', 'setRole', 'enable', 'disable'],
  operatorClient: ['create', 'rotate', 'disable'],
  operatorProposal: ['confirm', 'refuse', 'withdraw'],
  platformSchool: ['close', 'suspend'],
  personData: ['erase'],
  platformImport: ['takeBack'],
  resizing: ['set'],
  trustedList: ['import'],
  platformWebhook: ['create', 'rotate'],
  platformProvisioningTarget: ['create', 'start'],
  keys: ['rotate'],
  backup: ['make'],
} as const satisfies {
  readonly [E in keyof typeof staffPermissions]?: readonly (keyof (typeof staffPermissions)[E])[];
};

/** Returns whether a permission is grave. */
export function isGrave([entity, action]: readonly [string, string]): boolean {
  const table: Readonly<Record<string, readonly string[]>> = grave;
  return Object.hasOwn(table, entity) && table[entity]?.includes(action) === true;
}

/**
 * Returns whether a second administrator must confirm a call if FOUR_EYES is set. This applies to every grave call
 * except decisions about proposals, because confirming them would need another proposal, and so on.
 */
export const needsSecondPerson = (permission: readonly [string, string]): boolean =>
  isGrave(permission) && permission[0] !== 'operatorProposal';

/**
 * Returns whether a staff role holds a permission, on entities of schools or of the provider. Unknown permissions are
 * denied.
 */
export function staffMay(role: StaffRole, [entity, action]: readonly [string, string]): boolean {
  const table: StaffTable = staffPermissions;
  const actions = Object.hasOwn(table, entity) ? table[entity] : undefined;
  return actions !== undefined && Object.hasOwn(actions, action) && actions[action]?.includes(role) === true;
}
