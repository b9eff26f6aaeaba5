import { expect, it } from 'vitest';
import { exportState, nextExportDay } from '../../../contract/exportRequests/exportRequest';

const served = { nomeFile: 'a.zip', dataEvasione: '2026-08-31T22:30:00Z', scadenza: 15 };

it.each([
  ['ADM-030', { ...served, nomeFile: null }, '2026-09-02', 'pending'],
  ['ADM-030', { scadenza: 15 }, '2026-09-02', 'pending'],
  ['ADM-031', served, '2026-09-01', 'active'],
  // Fifteen days after the 1st, the date in Rome.
  ['ADM-031', served, '2026-09-16', 'active'],
  ['ADM-032', served, '2026-09-17', 'expired'],
  ['ADM-032', { ...served, scadenza: 0 }, '2026-09-02', 'expired'],
] as const)('%s a request %j is on %s %s', (_id, request, today, state) => {
  expect(exportState(request, today)).toBe(state);
});

it('ADM-054 a new request waits for the end of the fifteenth day after the last one', () => {
  expect(nextExportDay('2026-09-02T08:00:00Z')).toBe('2026-09-18');
});
