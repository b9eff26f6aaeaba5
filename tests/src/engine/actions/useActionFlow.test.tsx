import { act, renderHook, waitFor } from '@testing-library/react';
import { CoreAdminContext, type DataProvider, useNotificationContext } from 'ra-core';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import type { Endpoint } from '../../../../contract/endpoint';
import { notificationMarkRead } from '../../../../contract/endpoints/notifications';
import { operationPreview, operationRun } from '../../../../contract/endpoints/operations';
import { usersDisable } from '../../../../contract/endpoints/users';
import { ApiError } from '../../../../src/dataProvider/ApiError';
import { createOutcomes } from '../../../../src/engine/actions/outcomes';
import { useActionFlow } from '../../../../src/engine/actions/useActionFlow';
import type { Resource } from '../../../../src/engine/declaration/defineResource';
import type { FoundAll } from '../../../../src/engine/list/selection';
import { SessionContext } from '../../../../src/engine/SessionContext';
import { createI18nProvider } from '../../../../src/i18n/i18nProvider';
import { users } from '../../../../src/resources/users/users';
import { fakeOperations } from '../../../fixtures/fakeOperations';
import { supervisorSession, userRow } from '../../../fixtures/userRecords';

type Run = (name: string, endpoint: Endpoint, input: never) => Promise<unknown>;

function flow(run: unknown, resource: Resource = users) {
  const settled = vi.fn();
  const outcomes = createOutcomes();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter>
      <CoreAdminContext dataProvider={{ run } as unknown as DataProvider} i18nProvider={createI18nProvider()}>
        <SessionContext value={supervisorSession}>{children}</SessionContext>
      </CoreAdminContext>
    </MemoryRouter>
  );
  const { result } = renderHook(
    () => ({
      ...useActionFlow(resource, outcomes, settled),
      said: useNotificationContext().notifications,
    }),
    { wrapper },
  );
  const begin = (name: string, ...rows: readonly ReturnType<typeof userRow>[]) =>
    act(async () => result.current.start(name, rows));
  const beginAll = (name: string, all: FoundAll) => act(async () => result.current.start(name, all));
  const pending = () => {
    if (!result.current.pending) throw new Error('nothing is pending');
    return result.current.pending;
  };
  /** Answers No to the question of disabling, which shows the review. */
  const answer = () =>
    act(async () => result.current.become({ ...pending(), answers: { reset: false }, step: 1 }));
  const send = () => act(async () => result.current.send(pending()));
  return { result, outcomes, settled, begin, beginAll, answer, send };
}

const lastWord = (of: ReturnType<typeof flow>) => of.result.current.said.at(-1)?.message;
const ANY: FoundAll = { filter: {}, total: 3, except: new Set(['c.SG10001']) };

describe('the way of an action', () => {
  it('USR-122 says that no row is selected', async () => {
    const it = flow(vi.fn());
    await it.begin('disable');
    expect(lastWord(it)).toBe('engine.action.nothingSelected');
    expect(createI18nProvider().translate('engine.action.nothingSelected')).toBe(
      'Selezionare una o più checkbox',
    );
    expect(it.result.current.pending).toBeUndefined();
  });

  it('names at most as many as one call may where the provider knows no operations on it, and says so first', async () => {
    const it = flow(vi.fn(), { ...users, name: 'someone' });
    await it.begin('disable', ...Array.from({ length: 1001 }, (_, i) => userRow(`u${i}`)));
    expect(lastWord(it)).toBe('Si possono scegliere al massimo 1000 utenti per volta');
    expect(it.result.current.pending).toBeUndefined();
  });

  it('shows whom it is for as the provider says, and then does exactly that by the call of the specification', async () => {
    const fake = fakeOperations([userRow('a'), userRow('b'), userRow('c', { status: false })]);
    const it = flow(fake.run);
    // The list is older: it does not know that c is disabled.
    await it.begin('disable', userRow('a'), userRow('b'), userRow('c'));
    expect(fake.calls).toEqual([]);
    await it.answer();
    expect(it.result.current.pending?.sheet).toMatchObject({
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

  it('keeps its key while nobody knows what became of it, and takes a new one for a new intention', async () => {
    const fake = fakeOperations([userRow('a'), userRow('b')]);
    let lost = 0;
    const run: Run = (name, endpoint, input) => {
      const answer = fake.run(name, endpoint, input);
      return endpoint === usersDisable && lost++ === 0 ? Promise.reject(ApiError.unreachable()) : answer;
    };
    const it = flow(run);
    await it.begin('disable', userRow('a'), userRow('b'));
    await it.answer();
    await it.send();
    expect(it.result.current.pending?.unsure).toMatch(/non è raggiungibile/);
    await it.send();
    expect(it.result.current.pending).toBeUndefined();
    expect(fake.tried).toEqual(['a.SG10001', 'b.SG10001']);
    expect(lastWord(it)).toBe('Utenti disabilitati con successo!');
    for (const user of fake.users.values()) Object.assign(user, { status: true });
    await it.begin('disable', userRow('a'), userRow('b'));
    await it.answer();
    await it.send();
    const keys = fake.called(usersDisable).map(({ input }) => input.idempotencyKey);
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('asks again with what changed where it is not so any more, and sends that under a new key', async () => {
    const fake = fakeOperations([userRow('a'), userRow('b'), userRow('c', { status: false })]);
    const it = flow(fake.run);
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
      sheet: { eligible: { count: 2 }, leftOut: [{ count: 1 }] },
    });
    await it.send();
    expect(fake.tried).toEqual(['a.SG10001', 'c.SG10001']);
    const keys = fake.called(usersDisable).map(({ input }) => input.idempotencyKey);
    expect(new Set(keys).size).toBe(2);
  });

  it('does what was previewed of all that is found as an operation, naming nobody but the exceptions', async () => {
    const fake = fakeOperations([userRow('a'), userRow('b'), userRow('c')]);
    const it = flow(fake.run);
    await it.beginAll('disable', ANY);
    await it.answer();
    Object.assign(fake.users.get('b.SG10001') ?? {}, { status: false });
    await it.send();
    // The refusal brought the new preview with it.
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
    expect(it.settled).toHaveBeenCalledWith({ remain: [], over: undefined });
  });

  it('says why it could not be told whom it is for, and asks again', async () => {
    const fake = fakeOperations([userRow('a'), userRow('b')]);
    let lost = 0;
    const run: Run = (name, endpoint, input) =>
      lost++ === 0 ? Promise.reject(ApiError.unreachable()) : fake.run(name, endpoint, input);
    const it = flow(run);
    await it.begin('disable', userRow('a'), userRow('b'));
    await it.answer();
    expect(it.result.current.pending).toMatchObject({ unseen: expect.stringMatching(/raggiungibile/) });
    await act(async () => it.result.current.look(it.result.current.pending as never));
    expect(it.result.current.pending).toMatchObject({ sheet: { eligible: { count: 2 } } });
    expect(it.result.current.pending?.unseen).toBeUndefined();
  });

  it('counts by itself, and says so, where the provider has no such call', async () => {
    const run = vi
      .fn()
      .mockRejectedValueOnce(ApiError.of(404, { code: 'notFound' }))
      .mockResolvedValue({ done: ['a.SG10001'], skipped: [] });
    const it = flow(run);
    await it.begin('disable', userRow('a'), userRow('d'), userRow('b', { status: false }));
    await it.answer();
    expect(it.result.current.pending).toMatchObject({
      estimated: true,
      sheet: { chosen: 3, eligible: { count: 2 }, leftOut: [{ count: 1 }] },
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
    const run: Run = (name, endpoint, input) => gate.then(() => fake.run(name, endpoint, input));
    const it = flow(run);
    await it.begin('disable', userRow('a'), userRow('b'));
    await it.answer();
    await act(async () => it.result.current.close());
    await act(async () => answer());
    expect(it.result.current.pending).toBeUndefined();
  });

  it('sends a single user to the call for one, and believes its empty answer', async () => {
    const run = vi.fn().mockResolvedValue([]);
    const it = flow(run);
    await it.begin('disable', userRow('a'));
    await it.answer();
    await it.send();
    expect(run).toHaveBeenCalledTimes(1);
    expect(run).toHaveBeenCalledWith('user', users.actions.disable?.one, {
      id: 'a.SG10001',
      body: { reset: false },
      idempotencyKey: expect.any(String),
    });
    expect(lastWord(it)).toBe("L'utente risulta gia' disattivato!");
  });

  it('leaves selected whom the provider could not change, with the reason', async () => {
    const fake = fakeOperations([userRow('a'), userRow('b'), userRow('c', { status: false })]);
    fake.broken.add('b.SG10001');
    const it = flow(fake.run);
    await it.begin('disable', userRow('a'), userRow('b'), userRow('c', { status: false }));
    await it.answer();
    await it.send();
    expect(it.settled).toHaveBeenCalledWith({
      remain: ['b.SG10001'],
      over: ['a.SG10001', 'b.SG10001', 'c.SG10001'],
    });
    const reason = 'La modifica non è riuscita';
    expect(it.outcomes.reason('b.SG10001')).toBe(reason);
    expect(it.outcomes.latest()?.failed).toEqual([{ id: 'b.SG10001', name: 'Mario b', reason }]);
  });

  it('ends at a clear no, in the words that are declared', async () => {
    const it = flow(vi.fn().mockRejectedValue(ApiError.of(403, { code: 'forbidden', title: 'Altro' })));
    await it.begin('disable', userRow('a'));
    await it.answer();
    await it.send();
    expect(it.result.current.pending).toBeUndefined();
    await waitFor(() => expect(lastWord(it)).toMatch(/^Non si dispone dei permessi/));
  });

  it('of several calls in place of one tells each record that was refused', async () => {
    const run = vi
      .fn()
      .mockResolvedValueOnce(undefined)
      .mockRejectedValueOnce(ApiError.of(404, { code: 'notFound' }));
    const each = { ...users.actions.disable, each: notificationMarkRead, steps: [] };
    const it = flow(run, { ...users, name: 'someone', actions: { disable: each as never } });
    await it.begin('disable', userRow('a'), userRow('b'));
    await waitFor(() =>
      expect(it.outcomes.latest()).toMatchObject({ done: 1, failed: [{ id: 'b.SG10001' }] }),
    );
  });
});
