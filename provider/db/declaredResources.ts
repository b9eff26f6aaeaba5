import { examples } from '#exampleEntities';
import { registerResources } from '../../contract/storing/registerResources';
import type { StoredEntity } from '../../contract/storing/stored';

const files = import.meta.glob<Readonly<Record<string, StoredEntity>>>('../../contract/stored/*.ts', {
  eager: true,
});

/** The resources of contract/stored; with EXAMPLES=1 also those of the folder examples. */
export const declaredResources: readonly StoredEntity[] = [
  ...Object.values(files).flatMap((file) => Object.values(file)),
  ...examples,
];

registerResources(declaredResources);
