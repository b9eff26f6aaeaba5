import { describe, it } from 'vitest';
import { resources } from '../../../src/resources';
import { concerning } from '../../fixtures/suites/check';
import { removalChecks } from '../../fixtures/suites/removalChecks';

const removing = resources.filter(({ wire }) => wire.remove);

describe.each(removing.map((resource) => [resource.name, resource] as const))(
  'the removal of a record of %s',
  (_name, resource) => {
    it.each(concerning(removalChecks, resource))('%s', (_says, holds) => holds(resource));
  },
);
