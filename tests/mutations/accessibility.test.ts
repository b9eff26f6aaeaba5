import { describe, expect, it } from 'vitest';
import { accessibilityDefects } from './accessibilityDefects';
import { ACCESSIBILITY } from './noticedBy';
import { noticing } from './noticing';

describe('a defect of accessibility', () => {
  const unnoticed = noticing('accessibility', accessibilityDefects, ACCESSIBILITY);
  it('is noticed by the generated accessibility suite, whatever it is', () => {
    expect(unnoticed).toEqual([]);
  });
});
