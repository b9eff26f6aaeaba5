import { describe, it } from 'vitest';
import { concerning } from '../../fixtures/suites/check';
import { createChecks } from '../../fixtures/suites/createChecks';
import { resourcesOfTier } from '../../fixtures/suites/resourcesOfTier';

const creating = resourcesOfTier.filter(({ endpoints }) => endpoints.create);

describe.each(creating.map((resource) => [resource.name, resource] as const))(
  'the page of a new record of %s',
  (_name, resource) => {
    it.each(concerning(createChecks, resource))('%s', (_says, holds) => holds(resource));
  },
);
