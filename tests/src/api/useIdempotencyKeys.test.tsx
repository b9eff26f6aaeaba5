import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useIdempotencyKeys } from '../../../src/api/useIdempotencyKeys';

describe('the key of what somebody means to do', () => {
  it('is one for the same once more, and another for anything else', () => {
    const { current } = renderHook(() => useIdempotencyKeys()).result;
    const first = current.keyOf({ reason: 'a', rows: [1, 2] });
    expect(current.keyOf({ rows: [1, 2], reason: 'a' })).toBe(first);
    expect(current.keyOf({ reason: 'b', rows: [1, 2] })).not.toBe(first);
  });

  it('is another for the same, once it was done', () => {
    const { current } = renderHook(() => useIdempotencyKeys()).result;
    const first = current.keyOf('a');
    current.end();
    expect(current.keyOf('a')).not.toBe(first);
  });
});
