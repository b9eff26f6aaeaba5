import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ejectCreate } from '../../../scripts/lib/eject/create.mjs';
import { ejectForm } from '../../../scripts/lib/eject/form.mjs';
import { ejectedViews } from '../../fixtures/ejectedViews';
import { tabbedVisits, visits } from '../../fixtures/reference/visits';
import { axeFindings, viewScreen } from '../../fixtures/resourceScreen';
import { draftChecks } from '../../fixtures/suites/draftChecks';
import { stepsHold } from '../../fixtures/suites/stepsHold';
import { input, visit } from '../../fixtures/visitForm';

describe('npm run eject of the forms of a visit', () => {
  const { shown } = ejectedViews({
    'visits form': () => ejectForm(visits),
    'visits create': () => ejectCreate(visits),
    'visits steps': () => ({ ...ejectCreate(tabbedVisits), path: 'src/resources/visits/VisitsSteps.tsx' }),
  });

  it('leaves a form with inputs of every kind that sends what is typed in them', async () => {
    const update = vi.fn(async (_name: string, { data }: { data: object }) => ({ data }));
    const view = await shown('visits form', 'supervisor');
    viewScreen(view, { roles: ['supervisor'], rows: [visit], at: '/1', resource: visits, calls: { update } });
    await screen.findByRole('button', { name: 'Salva' });
    expect(await axeFindings()).toEqual([]);
    expect(document.getElementById('input-guide'), 'not asked for').toBeNull();
    fireEvent.click(input('guided'));
    await waitFor(() => expect(input('guide')).toBeVisible());
    const change = (name: string, value: string) => fireEvent.change(input(name), { target: { value } });
    change('guide', 'Rossi');
    change('leavesAt', '01/09/2026 9:30');
    change('cost', '1.250,5');
    change('by', 'train');
    change('tags', 'uno\n\ndue');
    change('place.town', 'Siena');
    change('stops.1.name', 'Tre');
    change('helpers', 'a.SG10001\nb.SG10001');
    fireEvent.click(screen.getByLabelText('art'));
    fireEvent.click(screen.getByRole('button', { name: 'Rimuovi la riga 1' }));
    fireEvent.click(screen.getByRole('button', { name: 'Salva' }));
    await waitFor(() => expect(update).toHaveBeenCalled());
    expect(update.mock.calls[0]?.[1]).toMatchObject({
      data: {
        ...visit,
        guided: true,
        guide: 'Rossi',
        leavesAt: '2026-09-01T07:30:00.000Z',
        cost: 1250.5,
        by: 'train',
        tags: ['uno', 'due'],
        place: { town: 'Siena', street: null },
        stops: [{ name: 'Tre', minutes: null }],
        helpers: ['a.SG10001', 'b.SG10001'],
        subjects: ['history'],
      },
    });
  });

  it('leaves a new record that is asked for step by step, as it was', async () => {
    const view = await shown('visits steps', 'supervisor');
    await stepsHold(async (calls) => {
      viewScreen(view, { roles: ['supervisor'], rows: [], at: '/new', resource: tabbedVisits, calls });
      await screen.findByRole('button', { name: 'Avanti' });
    });
  });

  describe('leaves what was typed and not saved', () => {
    it.each(draftChecks.map(({ says, holds }) => [says, holds] as const))(
      'such that it %s',
      async (_, holds) =>
        holds(async (calls = {}, record = {}, at = '/1') => {
          cleanup();
          const view = await shown(at === '/new' ? 'visits create' : 'visits form', 'supervisor');
          const rows = [{ ...visit, ...record }];
          viewScreen(view, { roles: ['supervisor'], rows, at, resource: visits, calls });
          await screen.findByRole('button', { name: 'Salva' });
        }),
    );
  });
});
