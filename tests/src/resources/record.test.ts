import { describe, it } from 'vitest';
import { resources } from '../../../src/resources';
import { visits } from '../../fixtures/reference/visits';
import { concerning } from '../../fixtures/suites/check';
import { recordChecks } from '../../fixtures/suites/recordChecks';
import { togetherChecks } from '../../fixtures/suites/togetherChecks';

describe.each(resources.map((resource) => [resource.name, resource] as const))(
  'the page of a record of %s',
  (_name, resource) => {
    it.each(concerning([...recordChecks, ...togetherChecks], resource))('%s', (_says, holds) =>
      holds(resource),
    );
  },
);

// An input of every kind, and no action of its own.
describe('the page of a record of a resource with everything in it', () => {
  it.each(concerning(togetherChecks, visits))('%s', (_says, holds) => holds(visits));
});
