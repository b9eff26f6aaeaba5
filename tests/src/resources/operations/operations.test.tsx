import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createI18nProvider } from '../../../../src/i18n/i18nProvider';
import { operations } from '../../../../src/resources/operations/operations';
import { resourceScreen } from '../../../fixtures/resourceScreen';

const rows = [
  {
    id: '1',
    kind: 'run',
    resource: 'user',
    action: 'disable',
    who: 'automatico',
    asWhom: 'automatico',
    name: 'Automatico',
    startedAt: '2026-09-01T00:00:00.000Z',
    state: 'ended',
    total: 2,
    done: 2,
    failed: 0,
  },
];

it('what nobody asked for is called so in the language of the console', async () => {
  const { unmount } = resourceScreen(operations, { roles: ['supervisor'], rows });
  expect(await screen.findByText('Automatico')).toBeTruthy();
  unmount();
  const i18n = createI18nProvider();
  await i18n.changeLocale('en');
  resourceScreen(operations, { roles: ['supervisor'], rows, i18n });
  expect(await screen.findByText('Automatic')).toBeTruthy();
});

it('says of those that succeeded how many did so only in part', async () => {
  resourceScreen(operations, {
    roles: ['supervisor'],
    rows: rows.map((row) => ({ ...row, total: 8, done: 8, partial: 6 })),
  });
  expect(await screen.findByText('8 (6 in parte)')).toBeVisible();
});
