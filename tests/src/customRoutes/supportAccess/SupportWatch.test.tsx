import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { CallApi } from '../../../../src/api/CallApi';
import { SupportWatch } from '../../../../src/customRoutes/supportAccess/SupportWatch';
import { RenewSessionContext } from '../../../../src/session/RenewSession';
import { inFrame } from '../../layout/inFrame';

const asked = { id: '00000000-0000-4000-8000-000000000001', uid: 'maria.SG10001', state: 'asked' };

/** Renders the watch in a session without access, and returns a trigger for its check. */
function watch(renew: () => Promise<void>) {
  let client: QueryClient | undefined;
  const Client = () => {
    client = useQueryClient();
    return null;
  };
  const callApi = async () => ({ data: [asked], version: undefined, headers: new Headers() });
  inFrame(
    <RenewSessionContext value={renew}>
      <Client />
      <SupportWatch />
    </RenewSessionContext>,
    { roles: ['supervisor'], callApi: callApi as unknown as CallApi },
  );
  return () => act(async () => client?.refetchQueries({ queryKey: ['supportAccess'] }));
}

describe('the watch over accesses of the provider', () => {
  it('reads the session again at the next look where it could not be read at this one', async () => {
    const renew = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('Nobody answers'));
    const look = watch(renew);
    await look();
    await waitFor(() => expect(renew).toHaveBeenCalledTimes(1));
    await look();
    await waitFor(() => expect(renew).toHaveBeenCalledTimes(2));
  });
});
