import { describe, expect, it } from 'vitest';
import { fill } from '../../../contract/messages/fill';

describe('a filled text', () => {
  it('groups numbers as its language does', () => {
    expect(fill('Al massimo {count} righe', { count: 1_000 }, 'it')).toBe('Al massimo 1.000 righe');
    expect(fill('At most {count} rows', { count: 1_000 }, 'en')).toBe('At most 1,000 rows');
  });

  it('has the singular or the plural by its count', () => {
    const [italian, english] = [
      'Resta {count} file |||| Restano {count} file',
      '{count} file |||| {count} files',
    ];
    expect([0, 1, 2, 1_000_000].map((count) => fill(italian, { count }, 'it'))).toEqual([
      'Restano 0 file',
      'Resta 1 file',
      'Restano 2 file',
      'Restano 1.000.000 file',
    ]);
    expect([0, 1, 2].map((count) => fill(english, { count }, 'en'))).toEqual([
      '0 files',
      '1 file',
      '2 files',
    ]);
  });

  it('fits Italian articles to the number after them', () => {
    expect([7, 8, 11, 80].map((count) => fill('Supera i {count} caratteri', { count }, 'it'))).toEqual([
      'Supera i 7 caratteri',
      'Supera gli 8 caratteri',
      'Supera gli 11 caratteri',
      'Supera gli 80 caratteri',
    ]);
    expect(fill('Dal {from} in poi', { from: 1 }, 'it')).toBe('Dall’1 in poi');
  });

  it('joins lists with the conjunction of its language', () => {
    const roles = ['ATA', 'DS', 'Alunno'];
    expect(fill('{roles:and}', { roles }, 'it')).toBe('ATA, DS e Alunno');
    expect(fill('{roles:or}', { roles }, 'it')).toBe('ATA, DS o Alunno');
    expect(fill('{roles:and}', { roles }, 'en')).toBe('ATA, DS and Alunno');
    expect(fill('{roles:or}', { roles: ['ATA', 'DS'] }, 'en')).toBe('ATA or DS');
  });

  it('shows braces in a value unchanged', () => {
    expect(fill('{name} esiste già: è di {other}', { name: '{other}', other: '$1' }, 'it')).toBe(
      '{other} esiste già: è di $1',
    );
  });
});
