import type { Role } from '../permissions/roles';

/** The part of a stored resource that permissions need: its name and roles. */
interface Permitted {
  readonly name: string;
  readonly roles: Readonly<Record<string, readonly Role[]>>;
}

const registered: Permitted[] = [];
const refreshes: (() => void)[] = [];

/** The registered resources, with the parts that permissions need; {@link storedEntities} has their full type. */
export const storedNames: readonly Permitted[] = registered;

/**
 * Registers stored resources: from then on permissions, calls, actions and lists of names include them. The provider
 * registers all resources of contract/stored at its start, the console only those with a screen.
 * A resource replaces a registered one of the same name, because `npm run dev` loads changed files again.
 * @returns a function that unregisters them
 * @throws Error if two resources of the list have the same name, because they would share a table and calls
 */
export function registerResources(list: readonly Permitted[]): () => void {
  const names = list.map(({ name }) => name);
  const repeated = names.find((name, at) => names.indexOf(name) !== at);
  if (repeated !== undefined)
    throw new Error(
      `Resource "${repeated}": two files of contract/stored have this name. Give one of them another name.`,
    );
  const added = list.filter((one) => !registered.includes(one));
  const stay = registered.filter((one) => !added.some(({ name }) => name === one.name));
  change([...stay, ...added]);
  return () => change(registered.filter((one) => !added.includes(one)));
}

function change(all: readonly Permitted[]): void {
  registered.splice(0, registered.length, ...all);
  for (const refresh of refreshes) refresh();
}

/** Returns a list that is computed again, in place, whenever resources are registered. */
export function withRegistered<T>(compute: () => readonly T[]): readonly T[] {
  const list: T[] = [];
  const refresh = () => void list.splice(0, list.length, ...compute());
  refresh();
  refreshes.push(refresh);
  return list;
}
