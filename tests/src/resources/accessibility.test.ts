import { describe, it } from 'vitest';
import { resources } from '../../../src/resources';
import { listAccessibilityChecks } from '../../fixtures/suites/accessibilityChecks';
import { concerning } from '../../fixtures/suites/check';

describe.each(resources.map((resource) => [resource.name, resource] as const))(
  'the list of %s',
  (_name, resource) => {
    it.each(concerning(listAccessibilityChecks, resource))('%s', (_says, holds) => holds(resource));
  },
);
