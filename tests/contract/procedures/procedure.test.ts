import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { answeredSteps, lineFor, type Procedure, stepsOf } from '../../../contract/procedures/procedure';
import { applicationsToPlace, mergedSchool, receivingSchool } from '../../../contract/resizing/procedure';
import { countedLines } from '../../fixtures/countedLines';
import { trip } from '../../fixtures/procedure/declaration';

const all: readonly (readonly [string, Procedure])[] = [
  ['resizing', mergedSchool],
  ['receiving', receivingSchool],
  ['trip', trip],
];

describe('the table of a procedure', () => {
  it.each(all)('%s has no step that cannot be reached, and no two lines for one event', (_, one) => {
    const reached = new Set([stepsOf(one)[0], ...one.table.map(({ to }) => to)]);
    expect(stepsOf(one).filter((step) => !reached.has(step))).toEqual([]);
    const events = one.table.map(({ at, event }) => `${at} ${event}`);
    expect(new Set(events).size).toBe(events.length);
  });

  it('shows in its summary the steps that have answers', () => {
    expect(answeredSteps(mergedSchool)).toEqual(['ds', 'applicativi']);
    expect(lineFor(mergedSchool, 'informativa', 'send')).toBeUndefined();
  });

  it('of five steps is declared and arranged in under 250 lines', () => {
    const files = ['declaration.ts', 'handlers.ts'].map((name) => `tests/fixtures/procedure/${name}`);
    const lines = files.map((path) => readFileSync(path, 'utf8').split('\n').length);
    expect(stepsOf(trip)).toHaveLength(5);
    expect(lines.reduce((sum, one) => sum + one, 0)).toBeLessThan(250);
  });

  it.each([
    [
      'resources',
      'transfer',
      'contract/transfer/procedure.ts',
      'provider/areas/transfer/transfer.ts',
      'Transfer',
    ],
    [
      'customRoutes',
      'resizing',
      'contract/resizing/procedure.ts',
      'provider/areas/resizing/merged.ts',
      'Merged',
    ],
  ])(
    'in %s, of %s, declared, tied to its rules and its screens named, has under 250 lines',
    (room, area, table, ties, name) => {
      const files = [table, ties, `src/${room}/${area}/use${name}Screens.tsx`];
      const lines = files.map((path) => countedLines(readFileSync(path, 'utf8')));
      expect(lines.reduce((sum, one) => sum + one, 0)).toBeLessThan(250);
    },
  );
});

describe('the applications of a resizing', () => {
  it('RZM-042 are those of eight licences, and no other', () => {
    const held = ['WWA', 'WWP', 'WWB', 'PAG', 'SGD', 'MGZ', 'INV', 'PRW', 'NCV', 'CMP'];
    expect([...applicationsToPlace(held, true)].sort()).toEqual([
      'inv',
      'mgz',
      'pag',
      'prw',
      'sgd',
      'wwa',
      'wwb',
      'wwp',
    ]);
  });

  it('RZM-043 RZM-044 RZM-045 are of one destination only where the school has ceased', () => {
    expect(applicationsToPlace(['WWB', 'PAG', 'MGZ', 'SGD'], false)).toEqual([]);
    expect(applicationsToPlace(['WWB', 'PAG', 'MGZ', 'SGD'], true)).toEqual(['wwb', 'pag', 'mgz', 'sgd']);
    expect(applicationsToPlace(['WWA', 'WWP', 'INV', 'PRW', 'WWB'], false)).toEqual([
      'wwa',
      'wwp',
      'inv',
      'prw',
    ]);
  });
});
