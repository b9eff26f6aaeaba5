import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, expect, it } from 'vitest';
import { ApiError } from '../../../src/dataProvider/ApiError';
import { storedResource } from '../../../src/kit/storedResource';
import { answering } from '../../fixtures/answers';
import { fakeBackend } from '../../fixtures/fakeBackend';
import { keepStored } from '../../fixtures/keepStored';
import { storedPosters } from '../../fixtures/reference/storedPosters';
import { axeFindings, resourceScreen } from '../../fixtures/resourceScreen';

const undo = keepStored(storedPosters as never);
const posters = storedResource(storedPosters, { list: { columns: ['title', 'notes', 'state'] } });
afterAll(undo);

const row = { id: 'a', title: 'Due', notes: 'seconda', state: 'open' };
const roles = ['supervisor'] as const;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('lists removed records, restores one, and says why another is not deleted for good', async () => {
  const removed = { ...row, deleted: '2026-11-28T09:30:00.000Z', deletedBy: 'Ada Verdi' };
  let rows: object[] = [removed, { ...removed, id: 'b', title: 'Tre' }];
  const { callApi, sent } = answering({
    postersBin: () => ({ data: rows, total: rows.length }),
    postersRestore: () => {
      rows = rows.slice(1);
      return row;
    },
    postersPurge: () => {
      throw ApiError.of(409, { code: 'conflict', detail: 'È ancora esposto' });
    },
  });
  const { unmount } = resourceScreen(posters, { roles, rows: [row], callApi });
  expect(await screen.findByRole('link', { name: 'Cestino' })).toHaveAttribute('href', '/posters/cestino');
  unmount();
  resourceScreen(posters, { roles, rows: [], at: '/cestino', callApi });
  await screen.findByRole('heading', { level: 1, name: /^Cestino: / });
  await screen.findAllByText('28/11/2026 10:30');
  screen.getAllByText('Ada Verdi');
  expect(await axeFindings()).toEqual([]);
  press('Ripristina Due');
  expect(await axeFindings()).toEqual([]);
  press('Ripristina');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Ripristina Due' })).toBeNull());
  expect(sent).toContainEqual([
    'postersRestore',
    { params: { id: 'a' }, idempotencyKey: expect.any(String) },
  ]);
  press('Elimina definitivamente Tre');
  await screen.findByText(/Non si può annullare/);
  press('Elimina definitivamente');
  await screen.findByText('È ancora esposto');
});

it('shows who changed which field, and saves an earlier version as a change', async () => {
  const line = { at: '2026-11-28T09:30:00.000Z', name: 'Ada Verdi' };
  const first = { ...row, title: 'Uno', notes: 'prima' };
  const { callApi } = answering({
    postersVersions: [
      {
        ...line,
        seq: 9,
        action: 'update',
        before: { title: 'Uno', notes: 'prima' },
        after: { title: 'Due', notes: 'seconda' },
        record: row,
      },
      {
        ...line,
        seq: 7,
        at: '2026-11-27T09:30:00.000Z',
        action: 'create',
        before: {},
        after: first,
        record: first,
      },
    ],
  });
  const backend = fakeBackend(posters, [row]);
  resourceScreen(posters, { roles, rows: [row], at: '/a', callApi, backend });
  fireEvent.click(await screen.findByRole('tab', { name: 'Versioni' }));
  await screen.findByText('Titolo: da «Uno» a «Due»');
  screen.getByText('versione attuale');
  expect(await axeFindings()).toEqual([]);
  press('Ripristina la versione del 27/11/2026 10:30');
  screen.getByText('Titolo: da «Due» a «Uno»');
  press('Ripristina');
  const updates = () => backend.asked.filter(({ method }) => method === 'update');
  await waitFor(() => expect(updates()).toHaveLength(1));
  expect(updates()[0]?.input).toMatchObject({
    data: { title: 'Uno', notes: 'prima', state: 'open' },
    previousData: { title: 'Due' },
  });
});
