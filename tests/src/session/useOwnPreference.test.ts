import { describe, expect, it } from 'vitest';
import { personMark } from '../../../src/session/useOwnPreference';

describe('the mark of a person', () => {
  it('is always the same, another for another person, and tells nobody who it is', () => {
    expect(personMark('rossi.mario.SG10001')).toBe(personMark('rossi.mario.SG10001'));
    const marks = new Set(Array.from({ length: 1000 }, (_, at) => personMark(`rossi.mario${at}.SG10001`)));
    expect(marks.size).toBe(1000);
    expect(personMark('rossi.mario.SG10001')).toMatch(/^[\da-z]{1,7}$/);
  });
});
