import { expect, it } from 'vitest';
import { contractTypes, groupOf, restorations, yearOf } from '../../../contract/contracts/contractDocument';

it('DOC-021 DOC-022 DOC-023 DOC-024 a contract is about what its type says, and restores or not', () => {
  const found = contractTypes.map((type) => [type, groupOf(type), restorations.includes(type)]);
  expect(found).toEqual([
    ['S', 'service', false],
    ['RS', 'service', true],
    ['C', 'support', false],
    ['R', 'support', true],
    ['V', 'licence', false],
    ['L', 'licence', false],
  ]);
});

it('DOC-019 a contract is of the year that the first 4 characters say', () => {
  expect(yearOf({ anno: '2026/2027' })).toBe('2026');
});
