import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { notificationMarkRead } from '../../../../contract/news/notificationsEndpoints';
import { errors } from '../../../../contract/schema/errors';
import { usersDisable } from '../../../../contract/users/endpoints';
import { ApiError } from '../../../../src/dataProvider/ApiError';
import { createI18nProvider } from '../../../../src/i18n/i18nProvider';
import { users } from '../../../../src/resources/users/users';
import { actionFlow, lastWord, type Run } from '../../../fixtures/actionFlow';
import { fakeOperations } from '../../../fixtures/fakeOperations';
import { userRow } from '../../../fixtures/userRecords';

describe('the way of an action', () => {
  it('USR-122 says that no row is selected', async () => {
    const it = actionFlow(vi.fn());
    await it.begin('disable');
    expect(lastWord(it)).toBe('engine.action.nothingSelected');
    expect(createI18nProvider().translate('engine.action.nothingSelected')).toBe(
      'Selezionare una o più checkbox',
    );
    expect(it.result.current.pending).toBeUndefined();
  });

  it('shows the common message where enabling meets a 404', async () => {
    const run = vi.fn().mockRejectedValue(ApiError.of(404, { code: 'notFound', title: errors.notFound.say }));
    const it = actionFlow(run);
    await it.begin('enable', userRow('a', { status: false }));
    await it.send();
    expect(lastWord(it)).toBe("L'elemento richiesto non esiste o non è più disponibile.");
    expect(it.result.current.pending).toBeUndefined();
  });

  it('names at most as many as one call may where the provider knows no operations on it, and says so first', async () => {
    const it = actionFlow(vi.fn(), { ...users, name: 'someone' });
    await it.begin('disable', ...Array.from({ length: 1001 }, (_, i) => userRow(`u${i}`)));
    expect(lastWord(it)).toBe('Si possono scegliere al massimo 1.000 utenti per volta');
    expect(it.result.current.pending).toBeUndefined();
  });

  it('keeps its key while nobody knows what became of it, and takes a new one for a new intention', async () => {
    const fake = fakeOperations([userRow('a'), userRow('b')]);
    let lost = 0;
    const run: Run = (name, endpoint, input) => {
      const answer = fake.callEndpoint(name, endpoint, input);
      return endpoint === usersDisable && lost++ === 0 ? Promise.reject(ApiError.unreachable()) : answer;
    };
    const it = actionFlow(run);
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

  it('sends a single user to the call for one, and believes its empty answer', async () => {
    const run = vi.fn().mockResolvedValue([]);
    const it = actionFlow(run);
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
    const it = actionFlow(fake.callEndpoint);
    await it.begin('disable', userRow('a'), userRow('b'), userRow('c', { status: false }));
    await it.answer();
    await it.send();
    expect(it.onFinished).toHaveBeenCalledWith({
      remain: ['b.SG10001'],
      over: ['a.SG10001', 'b.SG10001', 'c.SG10001'],
    });
    const reason = 'La modifica non è riuscita';
    expect(it.outcomes.reason('b.SG10001')).toBe(reason);
    expect(it.outcomes.latest()?.failed).toEqual([{ id: 'b.SG10001', name: 'Mario b', reason }]);
  });

  it('ends at a clear no, in the words that are declared', async () => {
    const it = actionFlow(vi.fn().mockRejectedValue(ApiError.of(403, { code: 'forbidden', title: 'Altro' })));
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
    const it = actionFlow(run, { ...users, name: 'someone', actions: { disable: each as never } });
    await it.begin('disable', userRow('a'), userRow('b'));
    await waitFor(() =>
      expect(it.outcomes.latest()).toMatchObject({ done: 1, failed: [{ id: 'b.SG10001' }] }),
    );
  });

  describe('that asks nothing', () => {
    const each = { ...users.actions.disable, each: notificationMarkRead, steps: [] };
    const resource = { ...users, name: 'someone', actions: { disable: each as never } };
    const keysOf = (run: ReturnType<typeof vi.fn>) =>
      run.mock.calls.map(([, , input]) => [input.id, input.idempotencyKey.slice(0, 36)]);

    it('is sent once by a double click, and beside it that on another record', async () => {
      let answer = () => undefined as unknown;
      const answered = new Promise<void>((resolve) => {
        answer = resolve;
      });
      const run = vi.fn(() => answered);
      const it = actionFlow(run, resource);
      await it.begin('disable', userRow('a'));
      await it.begin('disable', userRow('a'));
      await it.begin('disable', userRow('b'));
      expect(keysOf(run).map(([id]) => id)).toEqual(['a.SG10001', 'b.SG10001']);
      answer();
      await waitFor(() => expect(it.onFinished).toHaveBeenCalledTimes(2));
      await it.begin('disable', userRow('a'));
      const [first, , again] = keysOf(run);
      expect(again?.[0]).toBe('a.SG10001');
      expect(again?.[1]).not.toBe(first?.[1]);
    });

    it('is the same again where its answer was lost, and another one once it was refused', async () => {
      const run = vi
        .fn()
        .mockRejectedValueOnce(ApiError.unreachable())
        .mockRejectedValueOnce(ApiError.of(403, { code: 'forbidden' }))
        .mockResolvedValue(undefined);
      const it = actionFlow(run, resource);
      for (const time of [1, 2, 3]) {
        await it.begin('disable', userRow('a'));
        await waitFor(() => expect(it.result.current.said).toHaveLength(time));
      }
      const [first, second, third] = keysOf(run).map(([, key]) => key);
      expect(second).toBe(first);
      expect(third).not.toBe(first);
    });
  });
});
