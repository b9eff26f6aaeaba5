import { expect, it } from 'vitest';
import { csvName } from '../../../../src/ui/files/csvName';

it('is what the screen says, in letters that every computer takes, with the day in Rome', () => {
  const late = new Date('2026-08-31T22:30:00Z');
  expect(csvName('Attività e licenze: perché?', late)).toBe('attivita-e-licenze-perche-2026-09-01.csv');
});
