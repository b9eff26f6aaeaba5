import { describe, it } from 'vitest';
import { resources } from '../../../src/resources';
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
