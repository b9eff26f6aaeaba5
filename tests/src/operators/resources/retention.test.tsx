import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PlatformRetention } from '../../../../contract/staff/platformRetention';
import { italian } from '../../../../operators/i18n/italian';
import { retention } from '../../../../operators/resources/retention';
import type { Resource } from '../../../../src/engine/declaration/defineResource';
import { createI18nProvider } from '../../../../src/i18n/i18nProvider';
import { resourceScreen } from '../../../fixtures/resourceScreen';

const row = (of: Partial<PlatformRetention>) => ({
  id: `PLATFORM~${of.kind}`,
  school: 'PLATFORM',
  schoolName: 'Tutte le scuole',
  own: false,
  why: '',
  changedAt: null,
  changedBy: null,
  ...of,
});
const show = (rows: readonly object[]) =>
  resourceScreen(retention as unknown as Resource, {
    roles: ['operator'],
    rows: rows as never,
    canAccess: () => true,
    i18n: createI18nProvider(italian),
  });

it('a retention is said in days or months, and 0 as always', async () => {
  show([
    row({ kind: 'audit', amount: 0, unit: 'months', least: 24, most: 240 }),
    row({ kind: 'signIns', amount: 365, unit: 'days', least: 1, most: 730 }),
  ]);
  for (const text of ['Sempre', '24 mesi', '240 mesi', '365 giorni', '1 giorno', '730 giorni'])
    expect(await screen.findByText(text)).toBeVisible();
});
