import type { Role } from '../permissions/roles';

/** As much of a stored resource as permissions need: its name, and who may do what. */
interface Permitted {
  readonly name: string;
  readonly roles: Readonly<Record<string, readonly Role[]>>;
}

const files = import.meta.glob<Readonly<Record<string, Permitted>>>('./stored/*.ts', { eager: true });

/** Every resource that is declared in contract/stored. */
export const storedNames: readonly Permitted[] = differing(
  Object.values(files).flatMap((file) => Object.values(file)),
);

/** The file that declares a stored resource, from the root of the repository. */
export const storedFile = (name: string): string => {
  const found = Object.entries(files).find(([, file]) =>
    Object.values(file).some((one) => one.name === name),
  );
  return `contract/${found?.[0].slice(2) ?? 'stored'}`;
};

/** @throws Error where two have one name, which would be one table and one set of calls */
export function differing<T extends { readonly name: string }>(all: readonly T[]): readonly T[] {
  const names = all.map(({ name }) => name);
  const repeated = names.find((name, at) => names.indexOf(name) !== at);
  if (repeated === undefined) return all;
  throw new Error(
    `Resource "${repeated}": two files of contract/stored are called so. Give one of them another name.`,
  );
}
