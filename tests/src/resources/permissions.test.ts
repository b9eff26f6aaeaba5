import { describe, it } from 'vitest';
import { concerning } from '../../fixtures/suites/check';
import { permissionChecks } from '../../fixtures/suites/permissionChecks';
import { resourcesOfTier } from '../../fixtures/suites/resourcesOfTier';

describe.each(resourcesOfTier.map((resource) => [resource.name, resource] as const))(
  'who may do what with %s: it',
  (_name, resource) => {
    it.each(concerning(permissionChecks, resource))('%s', (_says, holds) => holds(resource));
  },
);
