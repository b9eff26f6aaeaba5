import { describe, expect, it } from 'vitest';
import openapi from '../../../contract/openapi.json';
import { contractDrifts } from '../../../src/development/contract/contractDrifts';
import { allResources } from '../../../src/resources';
import { isElsewhere, notChecked } from '../../fixtures/elsewhere';

describe('the contract of every declared resource', () => {
  const ours = allResources.filter((resource) => !isElsewhere(resource));
  it.each(ours.map((resource) => [resource.name, resource] as const))(
    '%s is what the provider documents: calls, fields, filters and the bodies of its actions',
    (_name, resource) => {
      expect(contractDrifts(resource, openapi)).toEqual([]);
    },
  );

  notChecked(allResources, 'no document of ours has its calls, to compare them with');
});
