import { describe, it } from 'vitest';
import { concerning } from '../../fixtures/suites/check';
import { recordChecks } from '../../fixtures/suites/recordChecks';
import { resourcesOfTier } from '../../fixtures/suites/resourcesOfTier';
import { togetherChecks } from '../../fixtures/suites/togetherChecks';

describe.each(resourcesOfTier.map((resource) => [resource.name, resource] as const))(
  'the page of a record of %s',
  (_name, resource) => {
    it.each(concerning([...recordChecks, ...togetherChecks], resource))('%s', (_says, holds) =>
      holds(resource),
    );
  },
);
