import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { practices } from '../../../../src/resources/practices/practices';
import { resourceScreen } from '../../../fixtures/resourceScreen';

const practice = (area: string) => ({
  id: `TNIS013001~${area}`,
  codMinAltri: 'TNIS013001',
  area,
  applicativi: [],
  status: 'SIGNED',
  createdDate: '2026-08-01T08:00:00Z',
  updatedDate: '2026-08-02T08:00:00Z',
});
const rows = [practice('Contabile'), practice('Documentale')];

describe('practices of the same school', () => {
  it.each([1440, 390])('are told apart by their area, %i px wide', async (width) => {
    resourceScreen(practices, { roles: ['supervisor'], rows, width });
    for (const { id, area } of rows) {
      const link = await screen.findByRole('link', { name: `TNIS013001 ${area}` });
      expect(link.getAttribute('href')).toBe(`${practices.path}/${encodeURIComponent(id)}`);
    }
  });
});
