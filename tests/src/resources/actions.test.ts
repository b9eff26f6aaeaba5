import { describe, it } from 'vitest';
import { actionChecks } from '../../fixtures/suites/actionChecks';
import { concerning } from '../../fixtures/suites/check';
import { resourcesOfTier } from '../../fixtures/suites/resourcesOfTier';

const acting = resourcesOfTier.filter((resource) => concerning(actionChecks, resource).length > 0);

describe.each(acting.map((resource) => [resource.name, resource] as const))(
  'the list of %s',
  (_name, resource) => {
    it.each(concerning(actionChecks, resource))('%s', (_says, holds) => holds(resource));
  },
);
