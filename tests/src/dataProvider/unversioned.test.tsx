import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createCallApi } from '../../../src/dataProvider/callApi';
import { createDataProvider } from '../../../src/dataProvider/createDataProvider';
import type { Resource } from '../../../src/engine/declaration/defineResource';
import { notices } from '../../fixtures/reference/foreignNotices';
import { resourceScreen } from '../../fixtures/resourceScreen';
import { say } from '../../fixtures/suites/onScreen';
import { inputOf, saveButton } from '../../fixtures/suites/recordChecks';
import { sessionOf } from '../layout/inFrame';

const record = {
  id: '1',
  title: 'Gita',
  body: 'Alle dodici.',
  channel: 'email',
  status: 'scheduled',
  sendAt: '2026-09-01T08:00:00.000Z',
};
const unseen = () => screen.queryByText(say('engine.form.unversioned'));

/**
 * Opens a record of a third-party provider that responds with this ETag.
 * @returns the versions with which changes were sent
 */
async function openedWith(etag: string): Promise<(string | null)[]> {
  const sent: (string | null)[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { pathname } = new URL(url);
    if (!pathname.startsWith('/outside/notices')) return Response.json([]);
    if (init.method === 'PUT') sent.push(new Headers(init.headers).get('if-match'));
    const typed = init.method === 'PUT' ? JSON.parse(String(init.body)) : {};
    return Response.json({ ...record, ...typed }, { headers: { etag } });
  });
  const resource = notices as unknown as Resource;
  const tokens = { headers: async () => ({}), renew: async () => false };
  const dataProvider = createDataProvider([resource], createCallApi('https://sportello.test', tokens), () =>
    sessionOf('supervisor'),
  );
  const backend = { dataProvider, asked: [], rows: [] } as never;
  resourceScreen(resource, { roles: ['supervisor'], rows: [], at: '/1', backend });
  await waitFor(() => expect(inputOf('title')).not.toBeNull());
  return sent;
}

async function save(title: string) {
  fireEvent.change(inputOf('title'), { target: { value: title } });
  await waitFor(() => expect(saveButton().getAttribute('aria-disabled')).not.toBe('true'));
  fireEvent.click(saveButton());
  await waitFor(() => expect(saveButton().getAttribute('aria-disabled')).toBe('true'));
}

describe('a provider elsewhere', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('that has only weak ETags knows no versions: none is sent, and the form says what may be lost', async () => {
    const sent = await openedWith('W/"1a-2b"');
    expect(unseen()).toBeVisible();
    await save('Gita al mare');
    expect(sent).toEqual([null]);
    expect(unseen()).toBeVisible();
  });

  it('that has versions is asked for a change of the one that was seen, and nothing has to be said', async () => {
    const sent = await openedWith('"1a-2b"');
    expect(unseen()).toBeNull();
    await save('Gita al mare');
    expect(sent).toEqual(['"1a-2b"']);
    expect(unseen()).toBeNull();
  });
});
