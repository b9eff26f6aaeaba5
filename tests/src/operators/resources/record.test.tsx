import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MOST_COUNTED } from '../../../../contract/staff/operatorPages';
import { italian } from '../../../../operators/i18n/italian';
import { signIns } from '../../../../operators/resources/record';
import type { Resource } from '../../../../src/engine/declaration/defineResource';
import { createI18nProvider } from '../../../../src/i18n/i18nProvider';
import { resourceScreen } from '../../../fixtures/resourceScreen';

const signIn = {
  id: '1',
  at: '2026-09-02T08:30:00Z',
  school: 'SG10001',
  uid: 'supervisor.SG10001',
  person: 'p',
  address: '127.0.0.1',
  device: 'Firefox',
  client: null,
};

it.each([
  [MOST_COUNTED, '1-1 di almeno 100.000'],
  [MOST_COUNTED - 1, '1-1 di 99.999'],
])('of %d sign-ins, where no more are counted, the foot of the list says "%s"', async (total, said) => {
  resourceScreen(signIns as unknown as Resource, {
    roles: ['operator'],
    rows: [],
    canAccess: () => true,
    i18n: createI18nProvider(italian),
    calls: { getList: async () => ({ data: [signIn], total }) },
  });
  expect(await screen.findByText(said)).toBeVisible();
});
