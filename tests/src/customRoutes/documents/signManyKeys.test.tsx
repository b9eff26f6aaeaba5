import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { documentsArea as area } from '../../../fixtures/documentsArea';

// As somebody has it who put the single keys out of use.
vi.mock('../../../../src/engine/keyboard/useShortcuts', async (original) => ({
  ...(await original<object>()),
  useShortcutsOn: () => [false, () => undefined],
}));

it('P13 j and k are out of use with the other single keys', async () => {
  area('/firma');
  await screen.findByText('letti 0 di 4', { exact: true });
  const current = () =>
    screen.getAllByRole('button').find((one) => one.getAttribute('aria-current') === 'true')?.textContent;
  const first = current();
  expect(first).toMatch(/^Contratto servizi/);
  await userEvent.keyboard('j');
  expect(current()).toBe(first);
});
