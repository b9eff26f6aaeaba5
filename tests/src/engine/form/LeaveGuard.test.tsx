import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Resource } from '../../../../src/engine/declaration/defineResource';
import { tabbedVisits, visits } from '../../../fixtures/reference/visits';
import { address, resourceScreen } from '../../../fixtures/resourceScreen';
import { input, press, refusal, tick, toggle, type, visit } from '../../../fixtures/visitForm';

interface Scenario {
  readonly what: string;
  readonly asks: boolean;
  readonly does: () => Promise<void> | void;
  readonly at?: '/1' | '/new';
  readonly of?: Resource;
  /** What the provider answers to a save. */
  readonly answer?: () => Promise<unknown>;
}

const stored = async (_name: string, { data }: { data: object }) => ({
  data: { ...data, '@version': '2' },
});
const saved = async () => {
  await press('Salva');
  await screen.findByText('Non ci sono modifiche da salvare');
};
const no = (status: number, more?: object) => async () => {
  throw refusal(status, more);
};
const stale = no(412, { current: { ...visit, title: 'Acquario' }, currentVersion: '2' });
const draft = { base: { title: 'Museo' }, mine: { title: 'Teatro' } };
const DRAFT = 'sportello.draft/maria.SG10001/visits/1';

const same: readonly Omit<Scenario, 'asks'>[] = [
  { what: 'nothing was touched', does: () => undefined },
  {
    what: 'a text was typed and taken back',
    does: () => {
      type('title', 'Teatro');
      type('title', 'Museo');
    },
  },
  { what: 'blanks were typed around a text', does: () => type('title', ' Museo  ') },
  { what: 'a day was written in another way', does: () => type('day', '1-9-2026') },
  { what: 'a moment was written in another way', does: () => type('leavesAt', '1/9/2026 8.30') },
  { what: 'a number was written in another way', does: () => type('cost', '12,50') },
  { what: 'what is in capitals was typed in small letters', does: () => type('code', 'ab') },
  {
    what: 'a switch was turned on and off',
    does: async () => {
      await toggle('guided');
      await toggle('guided');
    },
  },
  {
    what: 'another value was chosen and taken back',
    does: () => {
      type('by', 'foot');
      type('by', 'bus');
    },
  },
  {
    what: 'a box was ticked and unticked',
    does: async () => {
      await tick('science');
      await tick('science');
    },
  },
  {
    what: 'boxes were unticked and ticked in another order',
    does: async () => {
      for (const one of ['history', 'art', 'art', 'history']) await tick(one);
    },
  },
  { what: 'a row was added and left empty', does: () => press('Aggiungi una riga') },
  {
    what: 'a row was added, filled in and removed',
    does: async () => {
      await press('Aggiungi una riga');
      type('stops.2.name', 'Tre');
      await press('Rimuovi la riga 3');
    },
  },
  {
    what: 'a row was changed and changed back',
    does: () => {
      type('stops.0.name', 'Zero');
      type('stops.0.name', 'Uno');
    },
  },
  {
    what: 'an input inside another was filled in and emptied',
    does: () => {
      type('place.street', 'Corso');
      type('place.street', '');
    },
  },
  { what: 'empty lines were typed after a list', does: () => type('tags', 'a\nb\n\n') },
  { what: 'an empty line was typed inside a list', does: () => type('tags', 'a\n\nb') },
  {
    what: 'an input that is asked for no more was filled in',
    does: async () => {
      await toggle('guided');
      type('guide', 'Rossi');
      await toggle('guided');
    },
  },
  {
    what: 'another tab was opened',
    of: tabbedVisits,
    does: async () => {
      await userEvent.click(screen.getByRole('tab', { name: 'resources.visits.tabs.visit' }));
      expect(address()).toBe('/visits/1?tab=visit');
    },
  },
  {
    what: 'all was saved',
    does: async () => {
      type('title', 'Teatro');
      await saved();
    },
  },
  {
    what: 'all was saved, and more typed and taken back',
    does: async () => {
      type('title', 'Teatro');
      await saved();
      type('title', 'Museo');
      type('title', 'Teatro');
    },
  },
  {
    what: 'two people changed different fields, and both were saved',
    answer: vi.fn(no(412, { current: { ...visit, cost: 3 }, currentVersion: '2' })),
    does: async () => {
      type('title', 'Teatro');
      await saved();
    },
  },
  {
    what: 'two people changed the same, and one was chosen and saved',
    answer: stale,
    does: async () => {
      type('title', 'Teatro');
      await press('Salva');
      await userEvent.click(await screen.findByLabelText('valore attuale: Acquario'));
      await saved();
    },
  },
  {
    what: 'two people changed the same, and the other value was chosen and typed nothing',
    answer: stale,
    does: async () => {
      type('title', 'Teatro');
      await press('Salva');
      await userEvent.click(await screen.findByLabelText('valore attuale: Acquario'));
    },
  },
  {
    what: 'a draft was found and thrown away',
    does: async () => {
      await press('Scarta');
      expect(input('title').value).toBe('Museo');
    },
  },
  {
    what: 'the person may only look',
    of: { ...visits, can: { ...visits.can, update: ['clock', 'move'] } },
    does: () => expect(screen.queryByRole('button', { name: 'Salva' })).toBeNull(),
  },
  { what: 'a new record was not begun', at: '/new', does: () => undefined },
  {
    what: 'a new record was begun and emptied',
    at: '/new',
    does: () => {
      type('title', 'Teatro');
      type('title', '');
    },
  },
  {
    what: 'what a new record begins with was changed and changed back',
    at: '/new',
    does: () => {
      type('by', 'bus');
      type('by', 'foot');
    },
  },
];

const different: readonly Omit<Scenario, 'asks'>[] = [
  { what: 'a text was typed', does: () => type('title', 'Teatro') },
  { what: 'a text was emptied', does: () => type('title', '   ') },
  { what: 'a text of several lines was typed', does: () => type('notes', 'uno\ndue\ntre') },
  { what: 'a day was changed', does: () => type('day', '02/09/2026') },
  { what: 'a day was typed that does not exist', does: () => type('day', '31/02/2026') },
  { what: 'a moment was changed', does: () => type('leavesAt', '01/09/2026 08:31') },
  { what: 'a number was changed', does: () => type('people', '21') },
  { what: 'no number was typed', does: () => type('people', 'venti') },
  { what: 'a switch was turned', does: () => toggle('guided') },
  { what: 'another value was chosen', does: () => type('by', 'train') },
  { what: 'a box was ticked', does: () => tick('science') },
  { what: 'lines of a list changed places', does: () => type('tags', 'b\na') },
  { what: 'an input inside another was filled in', does: () => type('place.street', 'Corso') },
  {
    what: 'a row was added and filled in',
    does: async () => {
      await press('Aggiungi una riga');
      type('stops.2.name', 'Tre');
    },
  },
  { what: 'a row was removed', does: () => press('Rimuovi la riga 1') },
  {
    what: 'something was typed on a tab that is not open any more',
    of: tabbedVisits,
    does: async () => {
      type('people', '21');
      await userEvent.click(screen.getByRole('tab', { name: 'resources.visits.tabs.office' }));
    },
  },
  {
    what: 'the provider failed to save',
    answer: no(500),
    does: async () => {
      type('title', 'Teatro');
      await press('Salva');
      await screen.findByText(/Quanto scritto è ancora qui/);
    },
  },
  {
    what: 'the connection was lost while saving',
    answer: no(0),
    does: async () => {
      type('title', 'Teatro');
      await press('Salva');
      await screen.findByText(/Il servizio non è raggiungibile.*Quanto scritto è ancora qui/);
    },
  },
  {
    what: 'the session was over',
    answer: no(401),
    does: async () => {
      type('title', 'Teatro');
      await press('Salva');
      await screen.findByText(/Quanto scritto è ancora qui/);
    },
  },
  {
    what: 'the provider refused a field',
    answer: no(400, { errors: [{ field: 'title', message: 'Titolo già usato' }] }),
    does: async () => {
      type('title', 'Teatro');
      await press('Salva');
      await screen.findByRole('alert');
    },
  },
  {
    what: 'a check of the form refused it',
    does: async () => {
      type('title', '');
      await press('Salva');
      await screen.findByRole('alert');
    },
  },
  {
    what: 'two people changed the same, and none was chosen yet',
    answer: stale,
    does: async () => {
      type('title', 'Teatro');
      await press('Salva');
      await screen.findByLabelText('valore attuale: Acquario');
    },
  },
  {
    what: 'the save is still on its way',
    answer: () => new Promise(() => undefined),
    does: async () => {
      type('title', 'Teatro');
      await press('Salva');
      await screen.findByRole('button', { name: 'Salvataggio in corso...' });
    },
  },
  {
    what: 'more was typed after a save',
    does: async () => {
      type('title', 'Teatro');
      await saved();
      type('title', 'Museo');
    },
  },
  { what: 'a draft was found', does: () => expect(input('title').value).toBe('Teatro') },
  { what: 'a new record was begun', at: '/new', does: () => type('title', 'Teatro') },
  { what: 'what a new record begins with was changed', at: '/new', does: () => type('by', 'bus') },
  {
    what: 'a new record was refused',
    at: '/new',
    answer: no(500),
    does: async () => {
      type('title', 'Teatro');
      await press('Salva');
      await screen.findByText(/Quanto scritto è ancora qui/);
    },
  },
];

const scenarios: readonly Scenario[] = [
  ...same.map((one) => ({ ...one, asks: false })),
  ...different.map((one) => ({ ...one, asks: true })),
];

async function open({ what, of = visits, at = '/1', answer }: Scenario) {
  if (what.startsWith('a draft')) sessionStorage.setItem(DRAFT, JSON.stringify(draft));
  const save = vi.fn(stored);
  if (answer) save.mockImplementationOnce(answer as never);
  resourceScreen(of, {
    roles: ['supervisor'],
    rows: [visit],
    at,
    calls: { update: save, create: save },
  });
  await screen.findByRole('link', { name: "Torna all'elenco" });
  await screen.findAllByText('resources.visits.fields.title');
}

describe('leaving a form', () => {
  it('has been tried in more than 40 ways', () => expect(scenarios.length).toBeGreaterThan(40));

  it.each(
    scenarios.map((scenario) => [scenario.asks ? 'asks' : 'asks nothing', scenario.what, scenario] as const),
  )('%s when %s', async (_asks, _what, scenario) => {
    await open(scenario);
    await scenario.does();
    const closing = createEvent('beforeunload', window, { cancelable: true });
    fireEvent(window, closing);
    expect(closing.defaultPrevented, 'the tab is closed').toBe(scenario.asks);
    await userEvent.click(screen.getByRole('link', { name: "Torna all'elenco" }));
    const question = screen.queryByRole('dialog', { name: 'Sei sicuro di voler lasciare questa pagina?' });
    expect(question !== null, 'a link is followed').toBe(scenario.asks);
    if (!scenario.asks) await waitFor(() => expect(address()).toBe('/visits'));
    else expect(address()).not.toBe('/visits');
  });

  it('goes on by itself when all is saved while it asks', async () => {
    let answered: (answer: unknown) => void = () => undefined;
    const answer = () => new Promise((resolve) => (answered = resolve));
    await open({ what: '', asks: true, does: () => undefined, answer });
    type('title', 'Teatro');
    await press('Salva');
    await userEvent.click(screen.getByRole('link', { name: "Torna all'elenco" }));
    await screen.findByRole('dialog');
    act(() => answered({ data: { ...visit, title: 'Teatro', '@version': '2' } }));
    await waitFor(() => expect(address()).toBe('/visits'));
  });
});
