import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { updateFormSpec } from '../../../../src/engine/form/formSpec';
import { refusedInputs, sentRecord, toForm } from '../../../../src/engine/form/formValues';
import { visits } from '../../../fixtures/reference/visits';
import { axeFindings, resourceScreen } from '../../../fixtures/resourceScreen';
import { supervisorSession } from '../../../fixtures/userRecords';
import { input, press, toggle, type, visit } from '../../../fixtures/visitForm';

const spec = updateFormSpec(visits, supervisorSession);
const typed = (values: object) => ({ ...toForm(spec, visit), ...values });
const none = new Set<string>();

describe('what is asked for under a condition', () => {
  it('is drawn when the condition holds, is required when the rule says so, and is sent empty otherwise', async () => {
    const update = vi.fn(async (_name: string, { data }: { data: object }) => ({ data }));
    resourceScreen(visits, { roles: ['supervisor'], rows: [visit], at: '/1', calls: { update } });
    await screen.findByRole('button', { name: 'Salva' });
    expect(document.getElementById('input-guide')).toBeNull();
    await toggle('guided');
    await waitFor(() => expect(input('guide')).toBeRequired());
    type('guide', 'Rossi');
    expect(await axeFindings()).toEqual([]);
    await toggle('guided');
    await waitFor(() => expect(document.getElementById('input-guide')).toBeNull());
    type('title', 'Teatro');
    await press('Salva');
    await waitFor(() => expect(update).toHaveBeenCalled());
    expect(update.mock.calls[0]?.[1].data).toMatchObject({ title: 'Teatro', guide: null, guided: false });
  });

  it('is marked as required while it is', async () => {
    resourceScreen(visits, { roles: ['supervisor'], rows: [visit], at: '/1' });
    await screen.findByRole('button', { name: 'Salva' });
    expect(input('leavesAt')).toBeRequired();
    type('by', 'foot');
    await waitFor(() => expect(input('leavesAt')).not.toBeRequired());
  });

  it('is checked against other fields as the provider does, in the words of the rule', () => {
    expect(refusedInputs(spec, visit, typed({}), none)).toEqual({});
    expect(refusedInputs(spec, visit, typed({ people: '60' }), none)).toEqual({
      people: 'Nel bus ci sono 59 posti',
    });
    expect(refusedInputs(spec, visit, typed({ people: '60', by: 'train' }), none)).toEqual({});
    expect(refusedInputs(spec, visit, typed({ leavesAt: '' }), none)).toEqual({
      leavesAt: 'Campo obbligatorio',
    });
    expect(refusedInputs(spec, visit, typed({ title: 'X', code: 'x' }), none)).toEqual({
      code: 'Il codice non può essere il titolo',
    });
  });

  it('says nothing against what is hidden or locked', () => {
    expect(refusedInputs(spec, visit, typed({ guided: true }), none)).toEqual({
      guide: 'Campo obbligatorio',
    });
    expect(refusedInputs(spec, visit, typed({ guided: true }), new Set(['guide']))).toEqual({});
  });
});

describe('what every kind of input sends', () => {
  it('is what the contract has, and what nobody touched as it came', () => {
    expect(sentRecord(spec, visit, typed({})).record).toEqual(visit);
    const { record } = sentRecord(
      spec,
      visit,
      typed({
        people: '1.200',
        cost: '0,5',
        leavesAt: '29/03/2026 02:30',
        subjects: ['art'],
        tags: 'x\n\n y ',
        place: { town: '', street: '' },
        stops: [
          { name: 'Uno', minutes: '7' },
          { name: '', minutes: '' },
          { name: 'Tre', minutes: '' },
        ],
      }),
    );
    expect(record).toMatchObject({
      people: 1200,
      cost: 0.5,
      subjects: ['art'],
      tags: ['x', 'y'],
      place: null,
      stops: [
        { name: 'Uno', minutes: 7 },
        { name: null, minutes: null },
        { name: 'Tre', minutes: null },
      ],
    });
    // 02:30 does not exist on this Sunday in Rome.
    expect(record.leavesAt).toBe('29/03/2026 02:30');
  });

  it('is refused where it cannot be read, each row by its number', () => {
    const wrong = typed({
      people: '1,5',
      leavesAt: '29/03/2026 02:30',
      stops: [
        { name: '', minutes: '3' },
        { name: 'Due', minutes: 'x' },
      ],
    });
    expect(Object.keys(refusedInputs(spec, visit, wrong, none)).sort()).toEqual([
      'leavesAt',
      'people',
      'stops.0.minutes',
      'stops.0.name',
      'stops.1.minutes',
    ]);
  });

  it('is the first of an hour that a day has twice', () => {
    const { record } = sentRecord(spec, visit, typed({ leavesAt: '25/10/2026 02:30' }));
    expect(record.leavesAt).toBe('2026-10-25T00:30:00.000Z');
  });
});
