import { describe, it } from 'vitest';
import { concerning } from '../../fixtures/suites/check';
import { removalChecks } from '../../fixtures/suites/removalChecks';
import { resourcesOfTier } from '../../fixtures/suites/resourcesOfTier';

const removing = resourcesOfTier.filter(({ endpoints }) => endpoints.remove);

describe.each(removing.map((resource) => [resource.name, resource] as const))(
  'the removal of a record of %s',
  (_name, resource) => {
    it.each(concerning(removalChecks, resource))('%s', (_says, holds) => holds(resource));
  },
);
