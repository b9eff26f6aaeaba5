import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { PlatformJob } from '../../../../contract/staff/platformWork';
import { italian } from '../../../../operators/i18n/italian';
import { jobs } from '../../../../operators/resources/work';
import type { Resource } from '../../../../src/engine/declaration/defineResource';
import { createI18nProvider } from '../../../../src/i18n/i18nProvider';
import { resourceScreen } from '../../../fixtures/resourceScreen';

const job = (id: string, state: PlatformJob['state']) => ({
  id,
  name: 'removal',
  school: null,
  state,
  dueAt: '2026-09-02T08:30:00Z',
  attempts: 1,
  every: null,
  parkedAt: null,
  failure: 'Il servizio non risponde',
});

it('"Riprova" of a job that is under way now is out of use, with its reason', async () => {
  resourceScreen(jobs as unknown as Resource, {
    roles: ['operator'],
    rows: [job('failed', 'failing'), job('tried', 'running')],
    canAccess: () => true,
    i18n: createI18nProvider(italian),
  });
  const [failing, running] = await screen.findAllByRole('button', { name: /^Riprova / });
  expect(failing).not.toHaveAttribute('aria-disabled');
  expect(running).toHaveAttribute('aria-disabled', 'true');
  expect(running).toHaveAccessibleDescription('È in corso in questo momento: va atteso che finisca.');
  await userEvent.click(running as HTMLElement);
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(failing as HTMLElement);
  expect(await screen.findByRole('dialog', { name: 'Riprovare?' })).toBeVisible();
});

it('a job is called by its word on a phone and in the names of its buttons, not by its code', async () => {
  resourceScreen(jobs as unknown as Resource, {
    roles: ['operator'],
    rows: [job('failed', 'failing')],
    canAccess: () => true,
    i18n: createI18nProvider(italian),
    width: 390,
  });
  expect(await screen.findByText('Rimozione delle scuole chiuse')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Riprova Rimozione delle scuole chiuse' })).toBeVisible();
  expect(screen.queryByText('removal')).toBeNull();
});
