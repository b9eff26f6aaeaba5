import { describe, it } from 'vitest';
import { resources } from '../../../src/resources';
import { concerning } from '../../fixtures/suites/check';
import { toolChecks } from '../../fixtures/suites/toolChecks';

describe.each(resources.map((resource) => [resource.name, resource] as const))(
  'the list of %s',
  (_name, resource) => {
    it.each(concerning(toolChecks, resource))('%s', (_says, holds) => holds(resource));
  },
);
