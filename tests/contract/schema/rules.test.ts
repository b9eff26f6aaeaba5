import { describe, expect, it } from 'vitest';
import { endpoint } from '../../../contract/schema/endpoint';
import { fieldProblems } from '../../../contract/schema/fieldProblems';
import { fieldSchema } from '../../../contract/schema/fieldSchema';
import { fields, ruled } from '../../../contract/schema/fields';
import { jsonSchema } from '../../../contract/schema/jsonSchema';
import type { Viewer } from '../../../contract/schema/where';
import { inputChecker } from '../../../provider/http/validate';

const trip = fields({
  by: { kind: 'choice', required: true, of: ['bus', 'foot'] },
  bus: { kind: 'text', say: { required: 'Serve la targa' } },
  from: { kind: 'day' },
  until: { kind: 'day' },
  guided: { kind: 'flag' },
});
const rules = ruled(trip, {
  asked: { bus: { by: 'bus' }, guided: { by: 'foot' } },
  required: { bus: { by: 'bus' } },
  checks: [
    {
      on: 'until',
      when: { from: { empty: false } },
      where: { until: { from: { field: 'from' } } },
      say: 'La fine non può venire prima dell’inizio',
    },
    { on: 'from', where: { from: { from: { today: {} } } }, say: 'Il giorno è passato' },
  ],
});
const body = { kind: 'record', required: true, of: trip, rules } as const;
const viewer: Viewer = { now: new Date('2026-09-01T10:00:00Z') };
const problems = (value: unknown) => fieldProblems(fieldSchema(body), value, viewer);

describe('rules between the fields of a record', () => {
  it('make a field required while a condition holds, in the words of the field', () => {
    expect(problems({ by: 'bus' })).toEqual([{ field: 'bus', message: 'Serve la targa' }]);
    expect(problems({ by: 'bus', bus: 'AB123CD' })).toEqual([]);
    expect(problems({ by: 'foot' })).toEqual([]);
  });

  it('refuse what is not asked for under that condition; what is empty or off is as good as absent', () => {
    expect(problems({ by: 'foot', bus: 'AB123CD' })).toEqual([
      { field: 'bus', message: 'Campo non previsto con questi dati' },
    ]);
    expect(problems({ by: 'bus', bus: 'AB123CD', guided: false })).toEqual([]);
    expect(problems({ by: 'bus', bus: 'AB123CD', guided: true })).toHaveLength(1);
  });

  it('compare two fields, and say nothing of one that is empty', () => {
    const days = (from: string | null, until: string | null) =>
      problems({ by: 'foot', from, until }).map(({ field }) => field);
    expect(days('2026-09-10', '2026-09-09')).toEqual(['until']);
    expect(days('2026-09-10', '2026-09-10')).toEqual([]);
    expect(days('2026-09-10', null)).toEqual([]);
    expect(days(null, '2026-09-09')).toEqual([]);
  });

  it('know what day it is for the person who asks', () => {
    const from = (day: string) => problems({ by: 'foot', from: day }).map(({ message }) => message);
    expect(from('2026-08-31')).toEqual(['Il giorno è passato']);
    expect(from('2026-09-01')).toEqual([]);
  });

  it('hold inside a list, where each error names its row', () => {
    const rows = { kind: 'list', required: true, of: body } as const;
    const found = fieldProblems(fieldSchema(rows), [{ by: 'foot' }, { by: 'bus' }], viewer);
    expect(found).toEqual([{ field: '[1].bus', message: 'Serve la targa' }]);
  });

  it('are never left out for want of somebody to ask', () => {
    expect(() => fieldProblems(fieldSchema(body), { by: 'foot' })).toThrow('give fieldProblems a viewer');
  });

  it('are checked by the provider before a call does anything, and are in its document', () => {
    const call = endpoint({
      id: 'tripCreate',
      method: 'POST',
      path: '/api/trips',
      calls: [],
      about: '',
      access: ['user', 'update'],
      effect: 'command',
      body,
    });
    const check = inputChecker(call);
    const sent = (value: unknown) => () => check({ params: {}, query: {}, body: value }, viewer);
    expect(sent({ by: 'bus', bus: 'AB123CD' })).not.toThrow();
    expect(sent({ by: 'bus' })).toThrow(
      expect.objectContaining({
        code: 'invalid',
        details: { errors: [{ field: 'bus', message: 'Serve la targa' }] },
      }),
    );
    expect(jsonSchema(body)['x-rules']).toEqual(rules);
  });
});
