import { describe, it } from 'vitest';
import { listAccessibilityChecks } from '../../fixtures/suites/accessibilityChecks';
import { concerning } from '../../fixtures/suites/check';
import { resourcesOfTier } from '../../fixtures/suites/resourcesOfTier';

describe.each(resourcesOfTier.map((resource) => [resource.name, resource] as const))(
  'the list of %s',
  (_name, resource) => {
    it.each(concerning(listAccessibilityChecks, resource))('%s', (_says, holds) => holds(resource));
  },
);
