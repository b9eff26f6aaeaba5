import { describe, it } from 'vitest';
import { concerning } from '../../fixtures/suites/check';
import { listChecks } from '../../fixtures/suites/listChecks';
import { resourcesOfTier } from '../../fixtures/suites/resourcesOfTier';

describe.each(resourcesOfTier.map((resource) => [resource.name, resource] as const))(
  'the list of %s',
  (_name, resource) => {
    it.each(concerning(listChecks, resource))('%s', (_says, holds) => holds(resource));
  },
);
