import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { forgetDrafts } from '../../../../src/engine/drafts';
import { visits } from '../../../fixtures/reference/visits';
import { address, resourceScreen } from '../../../fixtures/resourceScreen';
import { input, press, refusal, type, visit } from '../../../fixtures/visitForm';

const KEY = 'sportello.draft/maria.SG10001/visits/1';
const kept = () => sessionStorage.getItem(KEY) ?? '';

async function open(calls: object = {}, record: object = visit, at = '/1') {
  cleanup();
  resourceScreen(visits, { roles: ['supervisor'], rows: [{ ...visit, ...record }], at, calls });
  await screen.findByRole('button', { name: 'Salva' });
}

describe('what was typed and not saved', () => {
  it('is found again when the page comes back, and said so', async () => {
    await open();
    type('title', 'Teatro');
    type('stops.0.name', 'Zero');
    await open();
    expect(input('title').value).toBe('Teatro');
    expect(input('stops.0.name').value).toBe('Zero');
    await screen.findByText('È stato ritrovato quanto era stato scritto e non salvato.');
  });

  it('is put together with what somebody else saved meanwhile, and asked about where both changed the same', async () => {
    await open();
    type('title', 'Teatro');
    type('cost', '9');
    await open({}, { notes: 'altro', cost: 7 });
    expect(input('notes').value).toBe('altro');
    expect(input('title').value).toBe('Teatro');
    await screen.findByLabelText('valore attuale: 7');
    expect(screen.getByLabelText('il tuo valore: 9')).toBeChecked();
  });

  it('is kept without what is special, and forgotten once it is saved, taken back or thrown away', async () => {
    const update = vi.fn(async (_name: string, { data }: { data: object }) => ({ data }));
    await open({ update });
    type('diet', 'celiaca');
    type('title', 'Teatro');
    expect(kept()).toContain('Teatro');
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('celiaca');
    await press('Salva');
    await screen.findByText('Non ci sono modifiche da salvare');
    expect(kept()).toBe('');
    type('title', 'Cinema');
    expect(kept()).toContain('Cinema');
    type('title', 'Teatro');
    expect(kept()).toBe('');
  });

  it('stays through a session that is over and a connection that is lost', async () => {
    const update = vi.fn().mockRejectedValueOnce(refusal(401)).mockRejectedValueOnce(refusal(0));
    await open({ update });
    type('title', 'Teatro');
    await press('Salva');
    await screen.findByText(/Quanto scritto è ancora qui/);
    await press('Salva');
    await screen.findByText(/Il servizio non è raggiungibile/);
    expect(input('title').value).toBe('Teatro');
    expect(kept()).toContain('Teatro');
  });

  it('is nobody else’s: not of another record, nor of another person', async () => {
    const other = 'sportello.draft/altro.SG10001/visits/1';
    sessionStorage.setItem(other, JSON.stringify({ base: { title: 'Museo' }, mine: { title: 'Suo' } }));
    await open();
    expect(input('title').value).toBe('Museo');
    forgetDrafts('maria.SG10001');
    expect(sessionStorage.getItem(other)).toBeNull();
    type('title', 'Teatro');
    forgetDrafts();
    expect(kept()).toBe('');
  });

  it('does no harm when what is stored is no draft', async () => {
    sessionStorage.setItem(KEY, '{"mine":');
    await open();
    expect(input('title').value).toBe('Museo');
  });

  it('is found again on the page of a new record, and goes when it is made', async () => {
    const create = vi.fn(async (_name: string, { data }: { data: object }) => ({
      data: { ...data, id: '7' },
    }));
    await open({ create }, {}, '/new');
    type('title', 'Teatro');
    await open({ create }, {}, '/new');
    expect(input('title').value).toBe('Teatro');
    await press('Salva');
    await waitFor(() => expect(address()).toBe('/visits/7'));
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('sportello.draft'))).toEqual([]);
  });
});
