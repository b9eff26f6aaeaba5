import { join } from 'node:path';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ComponentType, Context } from 'react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Session } from '../../../contract/entities/session';
import { fake } from '../../../src/engine/fake/fake';
import { resources } from '../../../src/resources';
import { users } from '../../../src/resources/users/users';
import { type CopyOfConsole, copyOfConsole } from '../../fixtures/copyOfConsole';
import { axeFindings, viewScreen } from '../../fixtures/resourceScreen';
import { shownText } from '../../fixtures/suites/oracle';
import { userRow } from '../../fixtures/userRecords';
import { input, refusal } from '../../fixtures/visitForm';
import { sessionOf } from '../layout/inFrame';

type View = ComponentType<{ readonly id: string }>;
const editable = resources.filter(({ wire }) => wire.update);

describe('npm run eject of a record', () => {
  let copy: CopyOfConsole;
  const paths = new Map<string, string>();
  beforeAll(() => {
    copy = copyOfConsole();
  });
  afterAll(() => copy.remove());

  async function viewOf(name: string): Promise<View> {
    const path = paths.get(name) ?? '';
    expect(copy.read(path)).not.toContain('defineResource');
    const module = (await import(/* @vite-ignore */ join(copy.folder, path))) as Record<string, View>;
    const [Found] = Object.values(module);
    if (!Found) throw new Error(`${path} exports nothing`);
    return Found;
  }

  it('writes the page of every declared resource, and each form, as code that compiles', () => {
    for (const [view, of] of [
      ['show', resources],
      ['form', editable],
    ] as const) {
      for (const { name } of of) {
        const { status, output } = copy.eject(name, view);
        expect(status, output).toBe(0);
        paths.set(`${name} ${view}`, output.trim().split('\n').at(-1) ?? '');
      }
    }
    expect(copy.compile()).toBe('');
  }, 180_000);

  it.each(resources.map((resource) => [resource.name, resource] as const))(
    'leaves the page of %s with the same facts in the same words',
    async (name, resource) => {
      const Page = await viewOf(`${name} show`);
      const [row] = fake(resource, 5, 1);
      if (!row) throw new Error('nothing was invented');
      viewScreen(<Page id={row.id} />, { roles: ['supervisor'], rows: [row], resource });
      await waitFor(() => expect(document.querySelectorAll('dd').length).toBeGreaterThan(0));
      const told = resource.show ?? resource.list.columns.map(({ field }) => field);
      const texts = [...document.querySelectorAll('dd')].map((one) => one.textContent);
      for (const field of told.filter((one) => one !== resource.title)) {
        const text = shownText(resource, field, row[field]);
        if (text !== undefined) expect(texts, field).toContain(text || '–');
      }
      expect(await axeFindings()).toEqual([]);
    },
  );

  describe('leaves the form of a user', () => {
    const row = userRow('rossi');
    async function open(calls: object = {}, of = row) {
      const Form = await viewOf('user form');
      // The copy has a session context of its own.
      const { SessionContext } = (await import(
        /* @vite-ignore */ join(copy.folder, 'src/engine/SessionContext.ts')
      )) as { SessionContext: Context<Session | undefined> };
      const view = (
        <SessionContext value={sessionOf('teacherManager')}>
          <Form id={of.id} />
        </SessionContext>
      );
      viewScreen(view, { roles: ['teacherManager'], rows: [of], resource: users, calls });
      await screen.findByRole('button', { name: 'Salva' });
    }
    const type = (name: string, value: string) => fireEvent.change(input(name), { target: { value } });

    it('with the same checks, a summary with the focus, and links to the inputs', async () => {
      const update = vi.fn();
      await open({ update });
      type('email', 'rossi');
      type('dataScadenza', '31/02/2030');
      fireEvent.click(screen.getByRole('button', { name: 'Salva' }));
      const summary = await screen.findByRole('alert');
      expect(summary).toHaveTextContent('Dati assenti o non validi!');
      expect(summary.parentElement).toHaveFocus();
      expect(screen.getAllByRole('link', { name: /E-mail non valida|formato DD/ })).toHaveLength(2);
      expect(input('email')).toHaveAccessibleDescription('E-mail non valida');
      expect(update).not.toHaveBeenCalled();
      expect(await axeFindings()).toEqual([]);
    });

    it('that sends what was typed with the version that was seen', async () => {
      const update = vi.fn(async (_name: string, { data }: { data: object }) => ({ data }));
      await open({ update });
      type('codicefiscale', 'rssmra85t10a562s');
      type('dataScadenza', '1/9/2031');
      fireEvent.click(screen.getByRole('button', { name: 'Salva' }));
      await waitFor(() => expect(update).toHaveBeenCalled());
      expect(update.mock.calls[0]?.[1]).toMatchObject({
        id: row.id,
        data: { codicefiscale: 'RSSMRA85T10A562S', dataScadenza: '2031-09-01', email: row.email },
        meta: { version: '1' },
      });
    });

    it('that puts what the provider refuses at its input, and keeps what was typed', async () => {
      const errors = [{ field: 'codiceFiscale', message: 'Già di un altro utente' }];
      await open({ update: vi.fn().mockRejectedValue(refusal(409, { errors })) });
      type('email', 'nuova@example.org');
      fireEvent.click(screen.getByRole('button', { name: 'Salva' }));
      await waitFor(() =>
        expect(input('codicefiscale')).toHaveAccessibleDescription('Già di un altro utente'),
      );
      expect(input('email').value).toBe('nuova@example.org');
    });

    it('that locks what the declaration locks, and says why', async () => {
      await open({}, userRow('verdi', { lastLogin: '2026-08-01T10:00:00Z' }));
      expect(input('sn')).toHaveAttribute('readonly');
      expect(input('sn')).toHaveAccessibleDescription("Non modificabile dopo il primo accesso dell'utente");
      expect(input('email')).not.toHaveAttribute('readonly');
    });
  });
});
