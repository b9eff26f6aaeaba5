import { act, cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { CoreAdminContext, TestMemoryRouter, useLocation, useNavigate } from 'react-admin';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fields } from '../../../../contract/schema/fields';
import { type ListStateControl, useListState } from '../../../../src/engine/list/useListState';
import {
  type ListShape,
  type ListState,
  readListState,
  startOf,
  writeListState,
} from '../../../../src/engine/query/listState';
import { testables } from '../../../../src/engine/query/testable';

const columns = ['uid', 'email', 'expiry'];
const shape: ListShape = {
  searches: true,
  columns,
  orders: columns,
  sort: 'uid',
  filters: fields({ stato: { kind: 'choice', of: ['0', '1'] } }),
  testable: testables(fields({ email: { kind: 'text' }, expiry: { kind: 'day' } })),
  pageSizes: [5, 10, null],
  pageSize: 10,
  hidden: [],
};

/** Runs a step, and waits until the router and the screen have followed. */
const settled = (work: () => unknown) =>
  act(async () => {
    await work();
    await vi.advanceTimersByTimeAsync(0);
  });

/** Opens a browser with the list: its content, its address and the actions of a person. */
function open() {
  let control: ListStateControl | undefined;
  let address = '';
  let navigate: ReturnType<typeof useNavigate> | undefined;
  function Probe() {
    control = useListState(shape);
    address = useLocation().search;
    navigate = useNavigate();
    return null;
  }
  const visit = (initialEntries: string[]) =>
    render(
      <TestMemoryRouter initialEntries={initialEntries}>
        <CoreAdminContext>
          <Probe />
        </CoreAdminContext>
      </TestMemoryRouter>,
    );
  let { unmount } = visit(['/user']);
  return {
    shows: () => control?.state as ListState,
    address: () => address,
    change: (part: Partial<ListState>) => settled(() => control?.change(part)),
    search: (typed: string) => settled(() => control?.search(typed)),
    go: (by: number) => settled(() => navigate?.(by)),
    link: (query: string) => settled(() => navigate?.(`/user${query}`)),
    wait: () => settled(() => vi.advanceTimersByTime(1000)),
    /** The browser keeps only its history. */
    async reload(queries: readonly string[], at: number) {
      unmount();
      ({ unmount } = visit(queries.map((query) => `/user${query}`)));
      if (at < queries.length - 1) await settled(() => navigate?.(at - queries.length + 1));
    },
  };
}

type Step = { readonly does: string } & Record<string, unknown>;
const step = fc.oneof(
  fc.record({
    does: fc.constant('change'),
    part: fc.constantFrom<Partial<ListState>[]>(
      { filters: { stato: '1' } },
      { filters: {}, conditions: [] },
      { conditions: [{ field: 'email', operator: 'contains', values: ['a&b=c'] }] },
      { conditions: [{ field: 'expiry', operator: 'thisSchoolYear', values: [] }] },
      { order: { field: 'email', descending: true } },
      { page: 3 },
      { perPage: null },
      { hidden: ['email'] },
    ),
  }),
  fc.record({ does: fc.constant('hasty'), typed: fc.constantFrom('rossi', 'b') }),
  fc.record({ does: fc.constant('search'), typed: fc.constantFrom('rossi', '', 'à é') }),
  fc.record({ does: fc.constant('go'), by: fc.constantFrom(-1, 1, -2) }),
  fc.record({
    does: fc.constant('link'),
    query: fc.constantFrom('', '?stato=9&v=1', '?v=7&stato=1', '?page=2'),
  }),
  fc.record({ does: fc.constant('reload') }),
) as fc.Arbitrary<Step>;

describe('a list and its address', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('never disagree, whatever is done with either, nor after a reload', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 15 }), async (steps) => {
        cleanup();
        const list = open();
        // Model of the history: addresses, and the current position.
        let history = [''];
        let at = 0;
        const push = (query: string) => {
          history = [...history.slice(0, at + 1), query];
          at += 1;
        };
        let state = startOf(shape);
        for (const { does, ...given } of steps) {
          if (does === 'change') {
            const part = given.part as Partial<ListState>;
            state = { ...state, page: 1, invalid: [], ...part };
            await list.change(part);
            await list.wait();
            push(writeListState(state, shape));
          } else if (does === 'hasty') {
            // A search that begins before the address contains a filter is one history entry with it.
            const part = { filters: { stato: '0' } };
            state = { ...state, page: 1, invalid: [], ...part, search: given.typed as string };
            await list.change(part);
            await list.search(state.search);
            await list.wait();
            push(writeListState(state, shape));
          } else if (does === 'search') {
            state = { ...state, page: 1, search: given.typed as string, invalid: [] };
            await list.search(given.typed as string);
            await list.wait();
            history[at] = writeListState(state, shape);
          } else if (does === 'go') {
            const to = at + (given.by as number);
            if (to < 0 || to >= history.length) continue;
            await list.go(given.by as number);
            at = to;
          } else if (does === 'link') {
            await list.link(given.query as string);
            push(given.query as string);
          } else await list.reload(history, at);
          const address = history[at] ?? '';
          expect(list.address(), JSON.stringify(steps)).toBe(address);
          state = readListState(address, shape);
          expect(list.shows(), JSON.stringify(steps)).toEqual(state);
        }
      }),
      { numRuns: 60, endOnFailure: true },
    );
  });
});
