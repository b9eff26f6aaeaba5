import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { nothingToLose } from '../../fixtures/leaving/nothingToLose';
import { type Scenario, stored } from '../../fixtures/leaving/scenario';
import { somethingToLose } from '../../fixtures/leaving/somethingToLose';
import { visits } from '../../fixtures/reference/visits';
import { address, resourceScreen } from '../../fixtures/resourceScreen';
import { press, type, visit } from '../../fixtures/visitForm';

const leaveScenarios: readonly Scenario[] = [
  ...nothingToLose.map((one) => ({ ...one, asks: false })),
  ...somethingToLose.map((one) => ({ ...one, asks: true })),
];
const draft = { base: { title: 'Museo' }, mine: { title: 'Teatro' } };
const DRAFT = 'sportello.draft/maria.SG10001/visits/1';

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
  await screen.findAllByText('Title');
}

describe('leaving a form', () => {
  it('has been tried in more than 40 ways', () => expect(leaveScenarios.length).toBeGreaterThan(40));

  it.each(
    leaveScenarios.map(
      (scenario) => [scenario.asks ? 'asks' : 'asks nothing', scenario.what, scenario] as const,
    ),
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
