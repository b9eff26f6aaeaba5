import { examples } from '#exampleEntities';
import { registerResources } from '../../contract/storing/registerResources';
import type { StoredEntity } from '../../contract/storing/stored';

const files = import.meta.glob<Readonly<Record<string, StoredEntity>>>('../../contract/stored/*.ts', {
  eager: true,
});

// Loaded with the first screen of a stored resource, whose declaration names the permissions.
registerResources([...Object.values(files).flatMap((file) => Object.values(file)), ...examples]);
