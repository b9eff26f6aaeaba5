import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Resource } from '../../../../src/engine/declaration/defineResource';
import { useListFilter } from '../../../../src/engine/list/useListFilter';
import { useRowCounts } from '../../../../src/engine/list/useRowCounts';
import { users } from '../../../../src/resources/users/users';
import { fakeBackend } from '../../../fixtures/fakeBackend';
import { address, resourceScreen } from '../../../fixtures/resourceScreen';
import { styled } from '../../../fixtures/styled';
import { say, searchFor } from '../../../fixtures/suites/onScreen';
import { userRow } from '../../../fixtures/userRecords';

const plain = users as unknown as Resource;
const rows = [userRow('rossi'), userRow('verdi'), userRow('neri', { status: false })];
const wheres = { off: { status: false } } as const;

/** Returns the users resource with a different section above the list. */
const withAbove = (load: () => Promise<unknown>): Resource =>
  ({
    ...plain,
    list: { ...plain.list, above: { load, height: { phone: 10, tablet: 20, desk: 321, wide: 300 } } },
  }) as never;

/** Waits until all subsequent updates are done. */
const settled = () => act(() => new Promise((after) => setTimeout(after, 400)));

describe('a section above a list', () => {
  it('waits for the rows, in a room that is kept for it', async () => {
    let answer: () => void = () => undefined;
    const load = vi.fn(async () => () => <p>above</p>);
    const resource = withAbove(load);
    const backend = fakeBackend(resource, rows);
    const getList = async () => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return { data: rows, total: rows.length };
    };
    resourceScreen(resource, { roles: ['supervisor'], rows, backend, calls: { getList } });
    await screen.findByRole('heading', { level: 1 });
    await settled();
    expect(load).not.toHaveBeenCalled();
    const room = () => document.querySelector('h1')?.parentElement?.nextElementSibling;
    const heights = () => [400, 900, 1440, 1920].map((wide) => styled(room() as Element, 'min-height', wide));
    expect(heights()).toEqual(['10px', '20px', '321px', '300px']);
    answer();
    await screen.findByText('above');
    expect(load).toHaveBeenCalledOnce();
    expect(room()).toHaveTextContent('above');
  });

  it('has no room where it is only there at times', async () => {
    const above = { load: async () => () => <p>at times</p> };
    const resource = { ...plain, list: { ...plain.list, above } } as never;
    resourceScreen(resource, { roles: ['supervisor'], rows });
    const shown = await screen.findByText('at times');
    const room = document.querySelector('h1')?.parentElement?.nextElementSibling as Element;
    expect(room).toContainElement(shown);
    expect(styled(room, 'min-height')).toBeUndefined();
    expect(styled(room, 'margin-bottom')).toBeUndefined();
  });

  it('is not drawn again while somebody types, orders or turns pages; a part of it that follows a filter is', async () => {
    const drawn = { section: 0, part: 0, counts: 0 };
    function Part() {
      const [stato, setStato] = useListFilter('stato');
      drawn.part++;
      return (
        <button type="button" onClick={() => setStato(stato ? undefined : '0')}>
          {String(stato)}
        </button>
      );
    }
    function Counts({ resource }: { resource: Resource }) {
      const counts = useRowCounts(resource, wheres);
      drawn.counts++;
      return <p>off: {counts?.off}</p>;
    }
    const resource = withAbove(async () => ({ resource: it }: { resource: Resource }) => {
      drawn.section++;
      return (
        <>
          <Part />
          <Counts resource={it} />
        </>
      );
    });
    resourceScreen(resource, { roles: ['supervisor'], rows });
    await screen.findByText('off: 1');
    await settled();
    const before = { ...drawn };
    searchFor(resource, 'rossi');
    await waitFor(() => expect(address()).toContain('q='));
    fireEvent.click(screen.getByRole('button', { name: /E-mail/ }));
    await settled();
    expect([drawn.section, drawn.counts]).toEqual([before.section, before.counts]);
    fireEvent.click(screen.getByRole('button', { name: 'undefined' }));
    await screen.findByRole('button', { name: '0' });
    await waitFor(() => expect(address()).toContain('stato=0'));
    expect([drawn.section, drawn.counts]).toEqual([before.section, before.counts]);
    expect(drawn.part).toBeGreaterThan(before.part);
  });

  it('that cannot be fetched leaves the list as it is, and says so', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    resourceScreen(
      withAbove(async () => {
        throw new Error('no such file');
      }),
      { roles: ['supervisor'], rows },
    );
    await screen.findByText(say('engine.list.aboveFailed'));
    expect(screen.getAllByRole('rowheader')).toHaveLength(3);
    error.mockRestore();
  });
});
