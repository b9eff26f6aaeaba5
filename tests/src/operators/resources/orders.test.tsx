import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { italian } from '../../../../operators/i18n/italian';
import { orders } from '../../../../operators/resources/orders';
import type { Resource } from '../../../../src/engine/declaration/defineResource';
import { createI18nProvider } from '../../../../src/i18n/i18nProvider';
import { resourceScreen } from '../../../fixtures/resourceScreen';

it('an order is called by its number and the school that it is of', async () => {
  resourceScreen(orders as unknown as Resource, {
    roles: ['operator'],
    rows: [{ id: 'SG10001~1', school: 'SG10001', number: 1, state: 'IN_ATTESA_MEPA', products: 'ALU' }],
    canAccess: () => true,
    i18n: createI18nProvider(italian),
  });
  expect(await screen.findByRole('button', { name: 'Arrivato da MEPA: n. 1 di SG10001' })).toBeVisible();
});
