import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { aliasRead } from '../../../../contract/alias/endpoints';
import { sessionAccounts } from '../../../../contract/session/endpoints';
import { readKey } from '../../../../src/api/useRead';
import { useRefreshAlias } from '../../../../src/customRoutes/alias/useRefreshAlias';
import { RenewSessionContext } from '../../../../src/session/RenewSession';

it('ALIAS-041 reads the alias, the linked accounts and the session again after a change', async () => {
  const [alias, accounts] = [vi.fn(() => 1), vi.fn(() => 1)];
  const renew = vi.fn(async () => undefined);
  function Changing() {
    const refresh = useRefreshAlias();
    useQuery({ queryKey: readKey(aliasRead), queryFn: alias });
    useQuery({ queryKey: readKey(sessionAccounts), queryFn: accounts });
    return (
      <button type="button" onClick={() => void refresh()}>
        change
      </button>
    );
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RenewSessionContext value={renew}>
        <Changing />
      </RenewSessionContext>
    </QueryClientProvider>,
  );
  await waitFor(() => expect(accounts).toHaveBeenCalledTimes(1));
  await userEvent.click(screen.getByRole('button', { name: 'change' }));
  await waitFor(() =>
    expect([alias, accounts, renew].map(({ mock }) => mock.calls.length)).toEqual([2, 2, 1]),
  );
});
