import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { operationPreview, operationRun } from '../../../../contract/operations/endpoints';
import { usersDisable } from '../../../../contract/users/endpoints';
import { ApiError } from '../../../../src/dataProvider/ApiError';
import type { FoundAll } from '../../../../src/engine/list/selection';
import { actionFlow, lastWord, type Run } from '../../../fixtures/actionFlow';
import { fakeOperations } from '../../../fixtures/fakeOperations';
import { userRow } from '../../../fixtures/userRecords';

const ANY: FoundAll = { filter: {}, total: 3, except: new Set(['c.SG10001']) };

describe('the way of an action that the provider previews', () => {
  it('shows whom it is for as the provider says, and then does exactly that by the call of the specification', async () => {
    const fake = fakeOperations([userRow('a'), userRow('b'), userRow('c', { status: false })]);
    const it = actionFlow(fake.callEndpoint);
    // The list is outdated: it does not show that c is disabled.
    await it.begin('disable', userRow('a'), userRow('b'), userRow('c'));
    expect(fake.calls).toEqual([]);
    await it.answer();
    expect(it.result.current.pending?.preview).toMatchObject({
      chosen: 3,
      eligible: { count: 2 },
      leftOut: [{ count: 1, names: [{ id: 'c.SG10001', name: 'Mario c' }] }],
    });
    await it.send();
    expect(fake.called(usersDisable)).toMatchObject([
      { input: { body: { uids: ['a.SG10001', 'b.SG10001'], reset: false, exactly: true } } },
    ]);
    expect(lastWord(it)).toBe('Utenti disabilitati con successo!');
    expect(it.outcomes.latest()).toEqual({ action: 'disable', done: 2, failed: [], operation: 'op-1' });
  });

  it('asks again with what changed where it is not so any more, and sends that under a new key', async () => {
    const fake = fakeOperations([userRow('a'), userRow('b'), userRow('c', { status: false })]);
    const it = actionFlow(fake.callEndpoint);
    await it.begin('disable', userRow('a'), userRow('b'), userRow('c'));
    await it.answer();
    Object.assign(fake.users.get('b.SG10001') ?? {}, { status: false });
    Object.assign(fake.users.get('c.SG10001') ?? {}, { status: true });
    await it.send();
    expect(fake.tried).toEqual([]);
    expect(it.result.current.pending).toMatchObject({
      step: 1,
      running: false,
      changes: [
        { id: 'b.SG10001', now: 'out', reason: "L'utente risulta gia' disattivato!" },
        { id: 'c.SG10001', now: 'in' },
      ],
      preview: { eligible: { count: 2 }, leftOut: [{ count: 1 }] },
    });
    await it.send();
    expect(fake.tried).toEqual(['a.SG10001', 'c.SG10001']);
    const keys = fake.called(usersDisable).map(({ input }) => input.idempotencyKey);
    expect(new Set(keys).size).toBe(2);
  });

  it('does what was previewed of all matching records as an operation, naming nobody but the exceptions', async () => {
    const fake = fakeOperations([userRow('a'), userRow('b'), userRow('c')]);
    const it = actionFlow(fake.callEndpoint);
    await it.beginAll('disable', ANY);
    await it.answer();
    Object.assign(fake.users.get('b.SG10001') ?? {}, { status: false });
    await it.send();
    // The refusal contained the new preview.
    expect(fake.called(operationPreview)).toHaveLength(1);
    expect(it.result.current.pending?.changes).toMatchObject([{ id: 'b.SG10001', now: 'out' }]);
    await it.send();
    expect(fake.called(operationRun).at(-1)?.input.body).toEqual({
      resource: 'user',
      action: 'disable',
      input: { reset: false },
      target: { filter: {}, except: ['c.SG10001'] },
      digest: expect.any(String),
    });
    expect(fake.tried).toEqual(['a.SG10001']);
    expect(it.onFinished).toHaveBeenCalledWith({ remain: [], over: undefined });
  });

  it('says why it could not be told whom it is for, and asks again', async () => {
    const fake = fakeOperations([userRow('a'), userRow('b')]);
    let lost = 0;
    const run: Run = (name, endpoint, input) =>
      lost++ === 0 ? Promise.reject(ApiError.unreachable()) : fake.callEndpoint(name, endpoint, input);
    const it = actionFlow(run);
    await it.begin('disable', userRow('a'), userRow('b'));
    await it.answer();
    expect(it.result.current.pending).toMatchObject({ previewError: expect.stringMatching(/raggiungibile/) });
    await act(async () => it.result.current.requestPreview(it.result.current.pending as never));
    expect(it.result.current.pending).toMatchObject({ preview: { eligible: { count: 2 } } });
    expect(it.result.current.pending?.previewError).toBeUndefined();
  });

  it('counts by itself, and says so, where the provider has no such call', async () => {
    const run = vi
      .fn()
      .mockRejectedValueOnce(ApiError.of(404, { code: 'notFound' }))
      .mockResolvedValue({ done: ['a.SG10001'], skipped: [] });
    const it = actionFlow(run);
    await it.begin('disable', userRow('a'), userRow('d'), userRow('b', { status: false }));
    await it.answer();
    expect(it.result.current.pending).toMatchObject({
      estimated: true,
      preview: { chosen: 3, eligible: { count: 2 }, leftOut: [{ count: 1 }] },
    });
    await it.send();
    expect(run).toHaveBeenLastCalledWith('user', usersDisable, {
      body: { uids: ['a.SG10001', 'd.SG10001'], reset: false },
      idempotencyKey: expect.any(String),
    });
  });

  it('shows nothing of an answer that comes after it was given up', async () => {
    const fake = fakeOperations([userRow('a'), userRow('b')]);
    let answer = () => {};
    const gate = new Promise<void>((open) => {
      answer = open;
    });
    const run: Run = (name, endpoint, input) => gate.then(() => fake.callEndpoint(name, endpoint, input));
    const it = actionFlow(run);
    await it.begin('disable', userRow('a'), userRow('b'));
    await it.answer();
    await act(async () => it.result.current.close());
    await act(async () => answer());
    expect(it.result.current.pending).toBeUndefined();
  });
});
