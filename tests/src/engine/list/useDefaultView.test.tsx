import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type Navigator, Router } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fields } from '../../../../contract/schema/fields';
import type { ListView } from '../../../../contract/views/listView';
import { useDefaultView } from '../../../../src/engine/list/useDefaultView';
import { useListState } from '../../../../src/engine/list/useListState';
import { type ListShape, startOf } from '../../../../src/engine/query/listState';

const shape: ListShape = {
  searches: true,
  columns: ['uid'],
  orders: ['uid'],
  sort: 'uid',
  filters: fields({ stato: { kind: 'choice', of: ['0', '1'] } }),
  testable: {},
  pageSizes: [10],
  pageSize: 10,
  hidden: [],
  explicit: true,
};
const view = { query: '?stato=0&v=1' } as ListView;

let address = '';
let visits = 0;
let asked: string | undefined;
const navigator: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : (to.search ?? '')),
  go: () => undefined,
  push: () => expect.unreachable('Back must leave the list'),
  replace: (to) => {
    asked = navigator.createHref(to);
  },
};
const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <Router location={{ pathname: '/user', search: address, key: String(visits) }} navigator={navigator}>
    {children}
  </Router>
);

/** Renders a list whose router renders an address only when the test says so, as in a busy browser. */
function open() {
  let current = shape;
  const { result, rerender } = renderHook(
    (arrived: ListView | undefined) => {
      const control = useListState(current);
      useDefaultView(arrived, control);
      return control;
    },
    { initialProps: undefined as ListView | undefined, wrapper },
  );
  return {
    shows: () => result.current.state,
    type: (typed: string) => act(() => result.current.search(typed)),
    filter: (stato: string) => act(() => result.current.change({ filters: { stato } })),
    clear: () => act(() => result.current.change({ filters: {} })),
    arrive: () => rerender(view),
    /** Renders it with another shape, as after the session was read again. */
    reshape() {
      current = { ...shape };
      rerender(view);
    },
    wait: () => act(() => vi.advanceTimersByTime(1000)),
    draw() {
      if (asked !== undefined) {
        address = asked;
        visits += 1;
      }
      rerender(view);
    },
  };
}

describe('the view that a list opens with', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    address = '';
    asked = undefined;
  });

  it('is shown as soon as it is known, and written in the address', () => {
    const list = open();
    list.arrive();
    expect(list.shows().filters).toEqual({ stato: '0' });
    list.wait();
    list.draw();
    expect(address).toBe('?stato=0&v=1');
    expect(list.shows().filters).toEqual({ stato: '0' });
  });

  it('takes no letter from who types before its address is drawn', () => {
    const list = open();
    list.arrive();
    list.type('/');
    list.draw();
    expect(list.shows().search).toBe('/');
    list.type('/?');
    list.wait();
    list.draw();
    expect(list.shows()).toEqual({ ...startOf(shape), search: '/?', filters: { stato: '0' } });
    expect(address).toBe('?q=%2F%3F&stato=0&v=1');
  });

  it('does not take the place of what is typed before it is known', () => {
    const list = open();
    list.type('r');
    list.arrive();
    list.wait();
    list.draw();
    expect(list.shows()).toEqual({ ...startOf(shape), search: 'r' });
  });

  it('does not take the place of what is chosen before it is known', () => {
    const list = open();
    list.filter('1');
    list.arrive();
    list.draw();
    expect(list.shows().filters).toEqual({ stato: '1' });
  });

  it('does not come back once its filters were removed, while the address has not followed', () => {
    const list = open();
    list.arrive();
    list.clear();
    list.reshape();
    expect(list.shows().filters).toEqual({});
  });

  it('is shown again for who comes back to the address that says nothing', () => {
    const list = open();
    list.arrive();
    list.wait();
    list.draw();
    list.filter('1');
    asked = '';
    list.draw();
    expect(list.shows().filters).toEqual({ stato: '0' });
  });
});
