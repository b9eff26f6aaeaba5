import { act, renderHook, waitFor } from '@testing-library/react';
import { CoreAdminContext, type DataProvider, useNotificationContext } from 'ra-core';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../src/dataProvider/ApiError';
import { useActionFlow } from '../../../../src/engine/actions/useActionFlow';
import { SessionContext } from '../../../../src/engine/SessionContext';
import { createI18nProvider } from '../../../../src/i18n/i18nProvider';
import { users } from '../../../../src/resources/users/users';
import { supervisorSession, userRow } from '../../../fixtures/userRecords';

function flow(run: (...given: readonly unknown[]) => Promise<unknown>) {
  const settled = vi.fn();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter>
      <CoreAdminContext dataProvider={{ run } as unknown as DataProvider} i18nProvider={createI18nProvider()}>
        <SessionContext value={supervisorSession}>{children}</SessionContext>
      </CoreAdminContext>
    </MemoryRouter>
  );
  const { result } = renderHook(
    () => ({ ...useActionFlow(users, { onSettled: settled }), said: useNotificationContext().notifications }),
    { wrapper },
  );
  const begin = (name: string, ...rows: readonly ReturnType<typeof userRow>[]) =>
    act(async () => result.current.start(name, rows));
  const send = () =>
    act(async () => {
      const { pending } = result.current;
      if (!pending) throw new Error('nothing is pending');
      await result.current.send({ ...pending, answers: { reset: false } });
    });
  return { result, settled, begin, send };
}

const lastWord = (of: ReturnType<typeof flow>) => of.result.current.said.at(-1)?.message;

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

  it('names at most as many as one call may, and says so first', async () => {
    const it = flow(vi.fn());
    await it.begin('disable', ...Array.from({ length: 1001 }, (_, i) => userRow(`u${i}`)));
    expect(lastWord(it)).toBe('Si possono scegliere al massimo 1000 utenti per volta');
    expect(it.result.current.pending).toBeUndefined();
  });

  it('keeps its key while nobody knows what became of it, and takes a new one for a new intention', async () => {
    const run = vi
      .fn()
      .mockRejectedValueOnce(ApiError.unreachable())
      .mockResolvedValue({ done: ['a.SG10001', 'b.SG10001'], skipped: [] });
    const it = flow(run);
    await it.begin('disable', userRow('a'), userRow('b'));
    await it.send();
    expect(it.result.current.pending?.unsure).toMatch(/non è raggiungibile/);
    await it.send();
    expect(it.result.current.pending).toBeUndefined();
    await it.begin('disable', userRow('a'), userRow('b'));
    await it.send();
    const keys = run.mock.calls.map(([, , input]) => (input as { idempotencyKey: string }).idempotencyKey);
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[0]);
    expect(lastWord(it)).toBe('Utenti disabilitati con successo!');
  });

  it('sends a single user to the call for one, and believes its empty answer', async () => {
    const run = vi.fn().mockResolvedValue([]);
    const it = flow(run);
    await it.begin('disable', userRow('a'));
    await it.send();
    expect(run).toHaveBeenCalledWith('user', users.actions.disable?.one, {
      id: 'a.SG10001',
      body: { reset: false },
      idempotencyKey: expect.any(String),
    });
    expect(lastWord(it)).toBe("L'utente risulta gia' disattivato!");
  });

  it('leaves selected whom the provider left out, with the reason', async () => {
    const reason = "L'utente risulta gia' disattivato!";
    const it = flow(
      vi.fn().mockResolvedValue({ done: ['a.SG10001'], skipped: [{ uid: 'b.SG10001', reason }] }),
    );
    await it.begin('disable', userRow('a'), userRow('b'), userRow('c', { status: false }));
    await it.send();
    expect(it.settled).toHaveBeenCalledWith({
      remain: ['b.SG10001'],
      over: ['a.SG10001', 'b.SG10001', 'c.SG10001'],
    });
    expect(it.result.current.outcomes.reason('b.SG10001')).toBe(reason);
    expect(it.result.current.outcomes.latest()?.failed).toEqual([
      { id: 'b.SG10001', name: 'Mario b', reason },
    ]);
  });

  it('ends at a clear no, in the words that are declared', async () => {
    const it = flow(vi.fn().mockRejectedValue(ApiError.of(403, { code: 'forbidden', title: 'Altro' })));
    await it.begin('disable', userRow('a'));
    await it.send();
    expect(it.result.current.pending).toBeUndefined();
    await waitFor(() => expect(lastWord(it)).toMatch(/^Non si dispone dei permessi/));
  });
});
