import { alsoPermit } from '../../src/engine/declaration/knownPermissions';

/** The roles of the workshop that hold each permission. */
const table = {
  bicycle: { list: ['mechanic', 'owner'], update: ['owner'] },
  repair: { list: ['mechanic', 'owner'], update: ['mechanic', 'owner'] },
} as const;

export type Role = 'mechanic' | 'owner';

/** Names a permission of this console in a declaration. */
export const permission = alsoPermit(table);

/** Returns whether a role holds a permission. */
export function mayAs(role: Role, entity: string, action: string): boolean {
  const actions: Readonly<Record<string, readonly Role[]>> | undefined = (
    table as Readonly<Record<string, Readonly<Record<string, readonly Role[]>>>>
  )[entity];
  return actions?.[action]?.includes(role) === true;
}
