import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { aliasCampus, aliasRead } from '../../../contract/alias/endpoints';
import type { Endpoint } from '../../../contract/schema/endpoint';
import { sessionAccounts } from '../../../contract/session/endpoints';
import { type CallApi, CallApiContext } from '../../../src/api/CallApi';
import { readKey, useRead, useRefresh } from '../../../src/api/useRead';

/** Displays the responses of three endpoints, and refreshes some of them. */
function Page({ of }: { readonly of: readonly (Endpoint | string)[] }) {
  const refresh = useRefresh();
  const { data } = useRead(aliasRead);
  useRead(aliasCampus);
  useRead(sessionAccounts);
  return (
    <button type="button" onClick={() => void refresh(...of)}>
      {data === null ? 'none' : JSON.stringify(data)}
    </button>
  );
}

async function shown(of: readonly (Endpoint | string)[], answer: unknown = { email: 'a@example.org' }) {
  const asked = vi.fn(async ({ id: _ }: Endpoint) => ({ data: answer, version: undefined }));
  const client = new QueryClient();
  render(
    <QueryClientProvider client={client}>
      <CallApiContext value={asked as unknown as CallApi}>
        <Page of={of} />
      </CallApiContext>
    </QueryClientProvider>,
  );
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(3));
  return { asked, client, again: () => asked.mock.calls.slice(3).map(([{ id }]) => id) };
}

it('keeps what an endpoint answered under its resource and its id', async () => {
  const { client } = await shown([]);
  expect(readKey(aliasRead)).toEqual(['alias', 'aliasRead']);
  await waitFor(() => expect(client.getQueryData(readKey(aliasRead))).toEqual({ email: 'a@example.org' }));
  expect(readKey(aliasRead, { query: { q: 'x' } })).toEqual(['alias', 'aliasRead', { query: { q: 'x' } }]);
});

it('answers null for an empty body', async () => {
  await shown([], '');
  expect(await screen.findByRole('button', { name: 'none' })).toBeVisible();
});

it('reads one endpoint again', async () => {
  const { again } = await shown([aliasRead]);
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(again()).toEqual(['aliasRead']));
});

it('reads all endpoints of a resource again', async () => {
  const { again } = await shown(['alias']);
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(again().sort()).toEqual(['aliasCampus', 'aliasRead']));
});
