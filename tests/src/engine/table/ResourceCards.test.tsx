import { waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { users } from '../../../../src/resources/users/users';
import { resourceScreen } from '../../../fixtures/resourceScreen';
import { userRow } from '../../../fixtures/userRecords';

afterEach(() => vi.restoreAllMocks());

it('of a long list, of which only what is in sight is in the page, say which of how many they are', async () => {
  // jsdom has no layout: this is the height of the box of cards.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  const rows = Array.from({ length: 130 }, (_, index) => userRow(`u${String(index).padStart(3, '0')}`));
  resourceScreen(users, { roles: ['supervisor'], rows, at: '?per=tutti', width: 390 });
  const cards = () => [...document.querySelectorAll<HTMLElement>('li[data-index]')];
  await waitFor(() => expect(cards()).not.toHaveLength(0));
  expect(cards().length).toBeLessThan(130);
  const said = cards().map((card) => [card.getAttribute('aria-posinset'), card.getAttribute('aria-setsize')]);
  expect(said).toEqual(cards().map(({ dataset: { index } }) => [String(Number(index) + 1), '130']));
});
