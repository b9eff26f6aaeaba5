import { describe, it } from 'vitest';
import { resources } from '../../../src/resources';
import { concerning } from '../../fixtures/suites/check';
import { toolChecks } from '../../fixtures/suites/toolChecks';

const concerned = resources
  .map((resource) => [resource.name, resource, concerning(toolChecks, resource)] as const)
  .filter(([, , checks]) => checks.length > 0);

describe.each(concerned)('the list of %s', (_name, resource, checks) => {
  it.each(checks)('%s', (_says, holds) => holds(resource));
});
