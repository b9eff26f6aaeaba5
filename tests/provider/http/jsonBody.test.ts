import { describe, expect, it } from 'vitest';
import { hasTooManyValues } from '../../../provider/http/jsonBody';
import { MOST_VALUES } from '../../../provider/http/unstorable';

const values = (count: number, value = '1') => `[${`${value},`.repeat(count - 1)}${value}]`;

describe('a body of JSON that may hold files', () => {
  it('has too many values where it has more than a body can have, of whatever kind', () => {
    const many = 2 * MOST_VALUES + 10;
    for (const value of ['1', '{}', '[]', '""', '{"a":1}', '"\\""', '"\\\\"', ' null '])
      expect(hasTooManyValues(values(many, value)), value).toBe(true);
    expect(hasTooManyValues('['.repeat(many))).toBe(true);
    expect(hasTooManyValues('{"a":'.repeat(many))).toBe(true);
    expect(hasTooManyValues(`{${'"a":1,'.repeat(many)}"a":1}`)).toBe(true);
  });

  it('has not where they are characters of a text: of a file, of a comment', () => {
    for (const text of [
      'A'.repeat(14_000_000),
      ',{['.repeat(300_000),
      '",'.repeat(300_000),
      '\\",'.repeat(300_000),
      '\\'.repeat(300_000),
    ]) {
      const body = JSON.stringify({ file: { name: 'a.pdf', content: text }, after: text });
      expect(hasTooManyValues(body)).toBe(false);
      // Counting continues after it.
      expect(hasTooManyValues(body.replace(/}$/, `,"more":${values(2 * MOST_VALUES + 10)}}`))).toBe(true);
    }
  });

  it('has not where it has as many as a body can have', () => {
    expect(hasTooManyValues(values(MOST_VALUES))).toBe(false);
    expect(hasTooManyValues(values(MOST_VALUES, '{}'))).toBe(false);
  });

  it('has not where a text does not end, which its parser refuses', () => {
    for (const body of ['{"a":"b', '"', '', '"\\"', '{"a":"\\\\\\"'])
      expect(hasTooManyValues(body)).toBe(false);
  });
});
