import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Field } from '../../../contract/schema/fields';
import { jsonSchema } from '../../../contract/schema/jsonSchema';

describe('a field as JSON Schema', () => {
  it('tells limits, pattern and privacy', () => {
    expect(jsonSchema({ kind: 'text', required: true, max: 5, pattern: /^a/, privacy: 'personal' })).toEqual({
      type: 'string',
      minLength: 1,
      maxLength: 5,
      pattern: '^a',
      'x-privacy': 'personal',
    });
  });
  it('says null where a field may be empty, in a choice too', () => {
    expect(jsonSchema({ kind: 'choice', of: ['a', 'b'] })).toEqual({
      type: ['string', 'null'],
      enum: ['a', 'b', null],
    });
  });
  it('closes every record', () => {
    expect(
      jsonSchema({ kind: 'record', required: true, of: { a: { kind: 'flag', required: true } } }),
    ).toEqual({
      type: 'object',
      properties: { a: { type: 'boolean' } },
      required: ['a'],
      additionalProperties: false,
    });
  });
  it('has a type for whatever kind', () => {
    const kinds: Field[] = [
      { kind: 'text' },
      { kind: 'number', integer: true, min: 1, max: 2 },
      { kind: 'flag' },
      { kind: 'day' },
      { kind: 'instant' },
      { kind: 'choice', of: ['a'] },
      { kind: 'list', of: { kind: 'text' } },
      { kind: 'json' },
    ];
    fc.assert(
      fc.property(fc.constantFrom(...kinds), fc.boolean(), (kind, required) => {
        const schema = jsonSchema(required ? { ...kind, required: true } : kind);
        expect(Array.isArray(schema.type)).toBe(!required);
      }),
    );
  });
});
