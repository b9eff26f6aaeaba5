import { describe } from 'vitest';
import { faults } from './faults';
import { noticing } from './noticing';

describe('a fault of the engine is noticed by the generated suites, nine times out of ten', () => {
  noticing('faults', faults, faults.length / 10);
});
