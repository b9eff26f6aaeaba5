import { storedNames } from './registerResources';
import type { StoredEntity } from './stored';

/** All registered resources, with their full type. */
export const storedEntities = storedNames as readonly StoredEntity[];

export const storedNamed = (name: string): StoredEntity | undefined =>
  storedEntities.find((one) => one.name === name);
