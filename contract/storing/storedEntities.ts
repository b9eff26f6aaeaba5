import type { StoredEntity } from './stored';
import { storedNames } from './storedNames';

/** Every resource that is declared in contract/stored, whole. */
export const storedEntities = storedNames as readonly StoredEntity[];

export const storedNamed = (name: string): StoredEntity | undefined =>
  storedEntities.find((one) => one.name === name);
