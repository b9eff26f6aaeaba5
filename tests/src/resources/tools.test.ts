import { describe, it } from 'vitest';
import { concerning } from '../../fixtures/suites/check';
import { resourcesOfTier } from '../../fixtures/suites/resourcesOfTier';
import { toolChecks } from '../../fixtures/suites/toolChecks';

const concerned = resourcesOfTier
  .map((resource) => [resource.name, resource, concerning(toolChecks, resource)] as const)
  .filter(([, , checks]) => checks.length > 0);

describe.each(concerned)('the list of %s', (_name, resource, checks) => {
  it.each(checks)('%s', (_says, holds) => holds(resource));
});
