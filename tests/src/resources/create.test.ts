import { describe, it } from 'vitest';
import { resources } from '../../../src/resources';
import { concerning } from '../../fixtures/suites/check';
import { createChecks } from '../../fixtures/suites/createChecks';

const creating = resources.filter(({ wire }) => wire.create);

describe.each(creating.map((resource) => [resource.name, resource] as const))(
  'the page of a new record of %s',
  (_name, resource) => {
    it.each(concerning(createChecks, resource))('%s', (_says, holds) => holds(resource));
  },
);
