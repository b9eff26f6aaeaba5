import { examples } from '#exampleEntities';
import type { Role } from '../permissions/roles';

/** The part of a stored resource that permissions need: its name and roles. */
interface Permitted {
  readonly name: string;
  readonly roles: Readonly<Record<string, readonly Role[]>>;
}

const files = import.meta.glob<Readonly<Record<string, Permitted>>>('../stored/*.ts', { eager: true });

/** All resources declared in contract/stored; with EXAMPLES=1 also those of the folder examples. */
export const storedNames: readonly Permitted[] = differing([
  ...Object.values(files).flatMap((file) => Object.values(file)),
  ...(examples as readonly Permitted[]),
]);

/** Returns the file that declares a stored resource, relative to the root of the repository. */
export const storedFile = (name: string): string => {
  const found = Object.entries(files).find(([, file]) =>
    Object.values(file).some((one) => one.name === name),
  );
  return `contract/${found?.[0].slice(3) ?? 'stored'}`;
};

/** @throws Error if two resources have the same name: they would share a table and a set of calls */
export function differing<T extends { readonly name: string }>(all: readonly T[]): readonly T[] {
  const names = all.map(({ name }) => name);
  const repeated = names.find((name, at) => names.indexOf(name) !== at);
  if (repeated === undefined) return all;
  throw new Error(
    `Resource "${repeated}": two files of contract/stored have this name. Give one of them another name.`,
  );
}
