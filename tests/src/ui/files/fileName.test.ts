import { expect, it } from 'vitest';
import { fileName } from '../../../../src/ui/files/fileName';

it('is what the screen says, in letters that every computer takes, with the day in Rome', () => {
  const late = new Date('2026-08-31T22:30:00Z');
  expect(fileName('Attività e licenze: perché?', late)).toBe('attivita-e-licenze-perche-2026-09-01');
});
