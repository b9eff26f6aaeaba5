import type { Role } from './roles';

/** As much of a stored resource as permissions need: its name, and who may do what. */
interface Permitted {
  readonly name: string;
  readonly roles: Readonly<Record<string, readonly Role[]>>;
}

const files = import.meta.glob<Readonly<Record<string, Permitted>>>('./stored/*.ts', { eager: true });

/** Every resource that is declared in contract/stored. */
export const storedNames: readonly Permitted[] = Object.values(files).flatMap((file) => Object.values(file));
