import type { StoredEntity } from './stored';
import { storedNames } from './storedNames';

/** All resources declared in contract/stored, with their full type. */
export const storedEntities = storedNames as readonly StoredEntity[];

export const storedNamed = (name: string): StoredEntity | undefined =>
  storedEntities.find((one) => one.name === name);
