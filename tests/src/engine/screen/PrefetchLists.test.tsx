import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Resource } from '../../../../src/engine/declaration/defineResource';
import { PrefetchLists } from '../../../../src/engine/screen/PrefetchLists';
import { ResourceList } from '../../../../src/engine/screen/ResourceList';
import { audit } from '../../../../src/resources/audit/audit';
import { users } from '../../../../src/resources/users/users';
import { viewScreen } from '../../../fixtures/resourceScreen';

const whole = users as unknown as Resource;
const paged = audit as unknown as Resource;

function visit(list = false) {
  const getList = vi.fn(async () => ({ data: [], total: 0 }));
  viewScreen(
    <>
      <PrefetchLists resources={[whole, paged]} />
      <a href={`${whole.path}?stato=false`}>
        <b>users</b>
      </a>
      <a href={paged.path}>log</a>
      <a href="/elsewhere">elsewhere</a>
      {list && <ResourceList resource={whole} />}
    </>,
    { resource: whole, roles: ['supervisor'], rows: [], calls: { getList } },
  );
  return getList;
}

it('asks for a whole list when a link to it is pressed, once', async () => {
  const getList = visit();
  fireEvent.pointerDown(screen.getByText('users'), { button: 0 });
  await waitFor(() => expect(getList).toHaveResolvedTimes(1));
  fireEvent.pointerDown(screen.getByText('users'), { button: 0 });
  expect(getList).toHaveBeenCalledTimes(1);
});

it('asks for nothing by the other button, by a link to a paged list or by one to another page', () => {
  const getList = visit();
  fireEvent.pointerDown(screen.getByText('users'), { button: 2 });
  fireEvent.pointerDown(screen.getByText('log'), { button: 0 });
  fireEvent.pointerDown(screen.getByText('elsewhere'), { button: 0 });
  expect(getList).not.toHaveBeenCalled();
});

it('gives the list what was asked for ahead', async () => {
  const getList = visit(true);
  await screen.findByRole('table');
  fireEvent.pointerDown(screen.getByText('users'), { button: 0 });
  expect(getList).toHaveBeenCalledTimes(1);
});
