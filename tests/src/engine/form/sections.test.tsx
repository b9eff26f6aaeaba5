import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { visits } from '../../../fixtures/reference/visits';
import { axeFindings, resourceScreen } from '../../../fixtures/resourceScreen';
import { input, visit } from '../../../fixtures/visitForm';

it('frames inputs with a heading, which is announced with them, where the first of them stands', async () => {
  const form = { ...visits.form, sections: { who: ['title', 'code'] }, tabs: {} };
  resourceScreen({ ...visits, form }, { roles: ['supervisor'], rows: [visit], at: '/1' });
  const frame = await screen.findByRole('group', { name: /who/i });
  expect(within(frame).getAllByRole('textbox')).toEqual([input('title'), input('code')]);
  expect(document.querySelectorAll('#input-title, #input-code')).toHaveLength(2);
  const inForm = [...document.querySelectorAll('form input, form textarea')];
  expect(inForm.indexOf(input('code'))).toBe(inForm.indexOf(input('title')) + 1);
  expect(await axeFindings()).toEqual([]);
});
