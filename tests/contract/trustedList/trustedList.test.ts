import { describe, expect, it } from 'vitest';
import { endpoints } from '../../../contract/endpoints';
import type { Field } from '../../../contract/schema/fields';
import { trustedListEndpoints } from '../../../contract/trustedList/endpoints';

/** Returns the names of everything that can be sent in a field, at any depth. */
function namesIn(field: Field | undefined): readonly string[] {
  if (!field || !('of' in field)) return [];
  if (field.kind === 'list') return namesIn(field.of as Field);
  if (field.kind !== 'record') return [];
  return Object.entries(field.of as Record<string, Field>).flatMap(([name, one]) => [name, ...namesIn(one)]);
}

describe('whom signatures are believed for', () => {
  it('is said by no call: those of the trusted list take the signed file or nothing', () => {
    for (const { id, body, params, query } of trustedListEndpoints)
      expect({ id, body, names: Object.keys({ ...params, ...query }) }).toEqual({
        id,
        body: undefined,
        names: [],
      });
  });

  it('is in no body of any call', () => {
    const named = endpoints.flatMap(({ id, body }) =>
      namesIn(body)
        .filter((name) => /certificate|authorit|anchor|issuer|signer|trust|fingerprint/i.test(name))
        .map((name) => `${id} ${name}`),
    );
    expect(named).toEqual([]);
  });
});
