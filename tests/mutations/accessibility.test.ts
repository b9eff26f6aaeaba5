import { describe } from 'vitest';
import { accessibilityDefects } from './accessibilityDefects';
import { ACCESSIBILITY } from './noticedBy';
import { noticing } from './noticing';

describe('a defect of accessibility is noticed by the generated accessibility suite, whatever it is', () => {
  noticing('accessibility', accessibilityDefects, 0, ACCESSIBILITY);
});
