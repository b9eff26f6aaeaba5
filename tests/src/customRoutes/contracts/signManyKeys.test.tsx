import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, expect, it, vi } from 'vitest';

// Other files of this worker have loaded the unmodified console; they must not get this file's version either.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('../../../../src/engine/keyboard/useShortcuts');
  vi.resetModules();
});
// As for a person who turned off single-key shortcuts.
vi.mock('../../../../src/engine/keyboard/useShortcuts', async (original) => ({
  ...(await original<object>()),
  useShortcutsOn: () => [false, () => undefined],
}));
const { documentsArea: area } = await import('../../../fixtures/documentsArea');

it('P13 j and k are out of use with the other single keys', async () => {
  area('/firma');
  await screen.findByText('letti 0 di 4', { exact: true });
  const current = () =>
    screen.getAllByRole('button').find((one) => one.getAttribute('aria-current') === 'true')?.textContent;
  await waitFor(() => expect(current()).toMatch(/^Contratto servizi/));
  await userEvent.keyboard('j');
  expect(current()).toMatch(/^Contratto servizi/);
});
