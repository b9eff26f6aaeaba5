import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type Navigator, Router } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { useAddressState } from '../../../../src/engine/list/useAddressState';

const pushed: string[] = [];
const replaced: string[] = [];
const navigator: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : (to.search ?? '')),
  go: () => undefined,
  push: (to) => void pushed.push(navigator.createHref(to)),
  replace: (to) => void replaced.push(navigator.createHref(to)),
};
let location = { pathname: '/user', search: '', key: '0' };
/** Renders an address as the router does after navigation. */
const draw = (search: string) => {
  location = { pathname: '/user', search, key: String(Number(location.key) + 1) };
};
const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <Router location={location} navigator={navigator}>
    {children}
  </Router>
);

const codec = () => ({ read: (query: string) => query.slice(1), write: (state: string) => `?${state}` });
beforeEach(() => {
  vi.useFakeTimers();
  draw('');
  pushed.length = 0;
  replaced.length = 0;
});

it('keeps what was chosen while the address of the choice before is still to be drawn', () => {
  const { result, rerender } = renderHook((of) => useAddressState(of), { initialProps: codec(), wrapper });
  const choose = (what: string) => act(() => result.current.change(() => what));
  choose('25');
  act(() => vi.advanceTimersByTime(60));
  expect(pushed).toEqual(['?25']);
  choose('50');
  // The options of the list have changed meanwhile: the address is parsed differently.
  rerender(codec());
  expect(result.current.state).toBe('50');
  act(() => vi.advanceTimersByTime(60));
  expect(pushed).toEqual(['?25', '?50']);
  for (const late of ['?25', '?50']) {
    draw(late);
    rerender(codec());
    expect(result.current.state).toBe('50');
  }
});

it('shows what the address says that was not written here, though it is one from before', () => {
  const of = codec();
  const { result, rerender } = renderHook(() => useAddressState(of), { wrapper });
  act(() => result.current.change(() => '25'));
  act(() => vi.advanceTimersByTime(60));
  // A link to the list, followed before the address is rendered.
  draw('');
  rerender();
  expect(result.current.state).toBe('');
  draw('?10');
  rerender();
  expect(result.current.state).toBe('10');
});

it.each(['?10', ''])('writes nothing of a search any more once Back was pressed, to "%s"', (before) => {
  const of = codec();
  const { result, rerender } = renderHook(() => useAddressState(of), { wrapper });
  act(() => result.current.type(() => 'Rossi'));
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  // Going back takes longer to render than the search to be written to the address.
  act(() => vi.advanceTimersByTime(1000));
  draw(before);
  rerender();
  expect(result.current.state).toBe(before.slice(1));
  expect(replaced).toEqual([]);
});
