import { describe, expect, it } from 'vitest';
import { textOf } from '../../../../src/engine/record/textOf';
import type { Words } from '../../../../src/engine/record/words';
import { audit } from '../../../../src/resources/audit/audit';
import { exportRequests } from '../../../../src/resources/exportRequests/exportRequests';
import { practices } from '../../../../src/resources/transfer/practices';

const words = { value: (field: string, value: unknown) => `${field} ${value}` } as unknown as Words;

describe('the text of a value', () => {
  it('is in words where a text stands for something', () => {
    expect(textOf(audit, 'entity', 'user', words)).toBe('entity user');
    expect(textOf(audit, 'reason', null, words)).toBe('');
    expect(textOf(audit, 'who', 'user', words)).toBe('user');
  });

  it('has the hour, in Rome, where it matters', () => {
    expect(textOf(audit, 'at', '2026-09-01T22:30:00.000Z', words)).toBe('02/09/2026 00:30');
    expect(textOf(practices, 'createdDate', '2026-09-01T22:30:00.000Z', words)).toBe('02/09/2026');
  });

  it('of parts is all of them together', () => {
    const applications = [
      { appCode: 'wwb', fornitore: 'Contabilsoft' },
      { appCode: 'inv', fornitore: 'Altri' },
    ];
    expect(textOf(practices, 'applicativi', applications, words)).toBe(
      'applicativi.appCode wwb Contabilsoft, applicativi.appCode inv Altri',
    );
    expect(textOf(exportRequests, 'applicazioni', ['WWA', 'WWB'], words)).toBe(
      'applicazioni WWA, applicazioni WWB',
    );
    expect(textOf(practices, 'ds', { nomeDs: 'Anna', cognomeDs: 'Verdi' }, words)).toBe('Anna Verdi');
    expect(textOf(practices, 'ds', null, words)).toBe('');
    expect(textOf(audit, 'before', { status: true, groups: ['a', 'b'] }, words)).toBe(
      'status: true; groups: a, b',
    );
  });
});
