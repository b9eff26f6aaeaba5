import { describe, expect, it, vi } from 'vitest';
import { exportRequestDelete } from '../../../../contract/exportRequests/endpoints';
import { ApiError } from '../../../../src/dataProvider/ApiError';
import { callAction } from '../../../../src/engine/actions/actionCall';
import { exportRequests } from '../../../../src/resources/exportRequests/exportRequests';

const action = exportRequests.actions.delete as NonNullable<(typeof exportRequests.actions)[string]>;
const gone = ApiError.of(404, { code: 'notFound', title: 'Non esiste più.' });

describe('an action with a call for each record', () => {
  it('calls one after the other, each under a key of its own that stays the same', async () => {
    const run = vi.fn().mockResolvedValue(undefined);
    const done = await callAction(run, 'exportRequest', action, ['A', 'B'], {}, 'intention');
    expect(done).toEqual({ done: ['A', 'B'], skipped: [] });
    expect(run.mock.calls).toEqual([
      ['exportRequest', exportRequestDelete, { id: 'A', idempotencyKey: 'intention-0' }],
      ['exportRequest', exportRequestDelete, { id: 'B', idempotencyKey: 'intention-1' }],
    ]);
  });

  it('goes on past a record that is refused, and tells why it was', async () => {
    const run = vi.fn().mockRejectedValueOnce(gone).mockResolvedValue(undefined);
    const done = await callAction(run, 'exportRequest', action, ['A', 'B'], {}, 'intention');
    expect(done).toEqual({ done: ['B'], skipped: [{ id: 'A', reason: 'Non esiste più.' }] });
  });

  it('stops where there is no answer, so that the same may be sent again', async () => {
    const run = vi.fn().mockResolvedValueOnce(undefined).mockRejectedValue(ApiError.unreachable());
    await expect(callAction(run, 'exportRequest', action, ['A', 'B'], {}, 'k')).rejects.toThrow();
  });

  it('of a single record is refused as it is', async () => {
    const run = vi.fn().mockRejectedValue(gone);
    await expect(callAction(run, 'exportRequest', action, ['A'], {}, 'k')).rejects.toBe(gone);
  });
});
