import { join } from 'node:path';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { usersDisable, usersRenew } from '../../../contract/endpoints/users';
import { ejectList } from '../../../scripts/lib/eject/list.mjs';
import { ApiError } from '../../../src/dataProvider/ApiError';
import type { Row } from '../../../src/engine/declaration/defineResource';
import { resources } from '../../../src/resources';
import { users } from '../../../src/resources/users/users';
import { type CopyOfConsole, copyOfConsole } from '../../fixtures/copyOfConsole';
import { fakeOperations } from '../../fixtures/fakeOperations';
import { lastSaid, viewScreen } from '../../fixtures/resourceScreen';
import { actionChecks } from '../../fixtures/suites/actionChecks';
import { concerning } from '../../fixtures/suites/check';
import { bulkMenu, say, sayOf, tickAll } from '../../fixtures/suites/onScreen';
import { userRow } from '../../fixtures/userRecords';
import { press } from '../../fixtures/visitForm';

const acting = resources.filter(({ actions }) => Object.keys(actions).length > 0);

/** What the file of the actions exports. */
interface Actions {
  readonly useActing: (onRemain: () => void) => object;
  readonly RecordButtons: ComponentType<{
    readonly record: Row;
    readonly place: string;
    readonly acting: object;
  }>;
}

describe('npm run eject of what can be done with records', () => {
  let copy: CopyOfConsole;
  const paths = new Map<string, string>();
  beforeAll(() => {
    copy = copyOfConsole();
    for (const resource of acting) {
      const { path, text, beside } = ejectList(resource);
      for (const file of [{ path, text }, beside]) if (file) copy.write(file.path, file.text);
      paths.set(resource.name, path);
    }
  });
  afterAll(() => copy.remove());

  const moduleAt = (path = '') => import(/* @vite-ignore */ join(copy.folder, path));
  async function listOf(name: string): Promise<ReactNode> {
    const [List] = Object.values((await moduleAt(paths.get(name))) as Record<string, ComponentType>);
    if (!List) throw new Error(`The list of ${name} exports nothing`);
    return <List />;
  }

  it.each(
    acting.flatMap((resource) =>
      concerning(
        actionChecks.filter(({ plain }) => plain),
        resource,
      ).map(([says, holds]) => [resource.name, says, holds, resource] as const),
    ),
  )('leaves the list of %s such that it %s', async (name, _says, holds, resource) =>
    holds(resource, await listOf(name)),
  );

  describe('leaves the list of users', () => {
    const label = (action: string, part = 'label') => sayOf(users, `actions.${action}.${part}`);
    async function open(rows: readonly Row[], run: unknown) {
      viewScreen(await listOf('user'), { roles: ['supervisor'], rows, resource: users, calls: { run } });
      await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(rows.length));
    }
    async function beginOnAll(action: string) {
      fireEvent.click(tickAll());
      fireEvent.click(within(bulkMenu()).getByRole('button', { name: label(action) }));
    }

    it('such that the provider says whom it is for, and what changed since is asked about again', async () => {
      const people = [userRow('a'), userRow('b'), userRow('c', { status: false })];
      const fake = fakeOperations(people as never);
      await open(people, fake.run);
      await beginOnAll('disable');
      await press('Disattiva soltanto');
      const dialog = await screen.findByRole('dialog');
      await within(dialog).findByText(
        `3 selezionati: ${sayOf(users, 'actions.disable.planned', { smart_count: 2 })}, 1 già disattivato`,
      );
      Object.assign(fake.users.get('b.SG10001') ?? {}, { status: false });
      await press(label('disable', 'confirm'));
      await screen.findByText(say('engine.action.changes.title'));
      expect(fake.tried).toEqual([]);
      await press(label('disable', 'confirm'));
      await waitFor(() => expect(fake.tried).toEqual(['a.SG10001']));
      const keys = fake.called(usersDisable).map(({ input }) => input.idempotencyKey);
      expect(new Set(keys).size).toBe(2);
    });

    it('such that what had no answer can be sent again, as the same intention', async () => {
      const people = [userRow('a')];
      const fake = fakeOperations(people as never);
      let lost = true;
      const keys: (string | undefined)[] = [];
      const run: typeof fake.run = async (name, endpoint, input) => {
        if (endpoint.path !== users.actions.disable?.one?.path) return fake.run(name, endpoint, input);
        keys.push(input.idempotencyKey);
        if (lost) throw ApiError.unreachable();
        return ['a.SG10001'] as never;
      };
      await open(people, run);
      fireEvent.click(
        screen.getByRole('button', { name: sayOf(users, 'actions.disable.row', { name: 'Mario a' }) }),
      );
      await press('Disattiva soltanto');
      await press(label('disable', 'confirm'));
      await screen.findByText(/È possibile riprovare/);
      lost = false;
      await press(say('engine.action.retry'));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(keys).toHaveLength(2);
      expect(new Set(keys).size).toBe(1);
      expect(lastSaid()?.[1]).toBe('success');
    });

    it('such that what is to be written is checked as the provider does', async () => {
      const run = vi.fn(async (_name: string, { id }: { id: string }, _input: { body?: object }) =>
        id === usersRenew.id
          ? { done: ['a.SG10001'], skipped: [] }
          : Promise.reject(new ApiError('notFound', 404, 'Non esiste')),
      );
      await open([userRow('a'), userRow('b')], run);
      await beginOnAll('renew');
      const input = await screen.findByLabelText(/Scadenza/, { selector: 'input' });
      fireEvent.change(input, { target: { value: '1/9/2001' } });
      await press(say('engine.action.proceed'));
      expect(input).toHaveAccessibleDescription('La nuova scadenza deve essere successiva a oggi');
      fireEvent.change(input, { target: { value: '1/9/2096' } });
      await press(say('engine.action.proceed'));
      // A provider that says nothing beforehand: the list says whom it is for.
      await press(label('renew', 'confirm'));
      const sent = () =>
        run.mock.calls.filter(([, { id }]) => id === usersRenew.id).map(([, , input]) => input);
      await waitFor(() => expect(sent()).toHaveLength(1));
      expect(sent()[0]?.body).toEqual({ dataScadenza: '2096-09-01', uids: ['a.SG10001', 'b.SG10001'] });
    });

    it('such that a button out of use says why, and a row that may not be ticked does too', async () => {
      const run = vi.fn();
      await open([userRow('supervisor', { username: 'supervisor' })], run);
      const button = screen.getByRole('button', { name: /^Disattiv/ });
      expect(button).toHaveAttribute('aria-disabled', 'true');
      expect(button).toHaveAccessibleDescription(
        "L'utenza supervisor della scuola non può essere disattivata",
      );
      fireEvent.click(button);
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(lastSaid()).toBeUndefined();
      const box = screen.getByRole('checkbox', { name: /Mario supervisor/ });
      expect(box).toHaveAccessibleDescription("L'utenza supervisor della scuola non si può selezionare");
      fireEvent.click(box);
      fireEvent.click(tickAll());
      expect(box).not.toBeChecked();
    });

    it('such that there are the actions of whoever may, in the schools that they are for', async () => {
      const { useActing, RecordButtons } = (await moduleAt(
        paths.get('user')?.replace('UserList', 'UserActions'),
      )) as Actions;
      const View = () => (
        <RecordButtons record={userRow('a')} place="page" acting={useActing(() => undefined)} />
      );
      const buttons = (role: 'supervisor' | 'user', privateSchool = false) => {
        const school = { privateSchool };
        const { unmount } = viewScreen(<View />, { roles: [role], rows: [], resource: users, school });
        const names = screen.queryAllByRole('button').map(({ textContent }) => textContent);
        unmount();
        return names;
      };
      expect(buttons('supervisor')).toContain(label('enableSpid', 'confirm'));
      expect(buttons('supervisor', true)).not.toContain(label('enableSpid', 'confirm'));
      expect(buttons('supervisor', true)).toContain(label('disable', 'confirm'));
      expect(buttons('user')).toEqual([]);
    });
  });

  it("leaves the registry with the dialog of an action's own", async () => {
    const registry = acting.find(({ name }) => name === 'registryPerson');
    if (!registry) throw new Error('The registry is not declared');
    const person = {
      id: '2026~1',
      anno: 2026,
      prgAnagrafe: 1,
      cognome: 'Rossi',
      nome: 'Maria',
      uidPortale: 'rossi.SG10001',
    };
    viewScreen(await listOf('registryPerson'), { roles: ['supervisor'], rows: [person], resource: registry });
    const name = sayOf(registry, 'actions.dissociate.row', { name: 'Rossi Maria' });
    fireEvent.click(await screen.findByRole('button', { name }));
    expect(await screen.findByRole('dialog')).toHaveTextContent('rossi.SG10001');
  });
});
