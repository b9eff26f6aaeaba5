import { join } from 'node:path';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { applicationCodes } from '../../../contract/constants';
import type { Role } from '../../../contract/roles';
import { ejectCreate } from '../../../scripts/lib/ejectCreate.mjs';
import { ejectForm } from '../../../scripts/lib/ejectForm.mjs';
import { leftOut, leftOutNote } from '../../../scripts/lib/ejectLeftOut.mjs';
import { ejectShow } from '../../../scripts/lib/ejectShow.mjs';
import { SessionContext } from '../../../src/engine/SessionContext';
import { resources } from '../../../src/resources';
import { audit } from '../../../src/resources/audit/audit';
import { users } from '../../../src/resources/users/users';
import { type CopyOfConsole, copyOfConsole } from '../../fixtures/copyOfConsole';
import { visits } from '../../fixtures/reference/visits';
import { axeFindings, viewScreen } from '../../fixtures/resourceScreen';
import { concerning } from '../../fixtures/suites/check';
import { createChecks } from '../../fixtures/suites/createChecks';
import { roleFor } from '../../fixtures/suites/onScreen';
import { recordChecks } from '../../fixtures/suites/recordChecks';
import { userRow } from '../../fixtures/userRecords';
import { input, refusal, visit } from '../../fixtures/visitForm';
import { sessionOf } from '../layout/inFrame';

type View = ComponentType<{ readonly id?: string }>;
const views = {
  show: resources,
  form: resources.filter(({ wire }) => wire.update),
  create: resources.filter(({ wire }) => wire.create),
} as const;
const ejects = { show: ejectShow, form: ejectForm, create: ejectCreate } as const;

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

  /** A view of the copy, for somebody of a school that has every application. */
  async function shown(name: string, role: Role, props: { readonly id?: string } = {}) {
    const View = await viewOf(name);
    const session = sessionOf(role);
    const licenses = Object.values(applicationCodes);
    return (
      <SessionContext value={{ ...session, profile: { ...session.profile, licenses } }}>
        <View {...props} />
      </SessionContext>
    );
  }

  it('writes every page of every declared resource, and of one with inputs of all kinds, as code that compiles', () => {
    for (const view of ['show', 'form', 'create'] as const) {
      for (const resource of views[view]) {
        const { path, text } = ejects[view](resource);
        if (resource === users) {
          const said = ['Not carried over:', ...leftOut(users, view)].join('\n  - ');
          expect(copy.eject('user', view)).toEqual({ status: 0, output: `${path}\n${said}\n` });
        } else copy.write(path, text);
        paths.set(`${resource.name} ${view}`, path);
      }
    }
    for (const { path, text } of [ejectForm(visits), ejectCreate(visits)]) {
      copy.write(path, text);
      paths.set(`visits ${path.includes('Form') ? 'form' : 'create'}`, path);
    }
    expect(copy.compile([...paths.values()])).toBe('');
  }, 180_000);

  describe.each([
    ...views.show
      .filter(({ wire, page }) => !wire.update && !page)
      .map((one) => ['show', one.name, one, recordChecks] as const),
    ...views.form.map((one) => ['form', one.name, one, recordChecks] as const),
    ...views.create.map((one) => ['create', one.name, one, createChecks] as const),
  ])('leaves the %s of %s', (view, _, resource, checks) => {
    it.each(
      concerning(
        checks.filter(({ plain }) => plain),
        resource,
      ),
    )('such that it %s', async (_says, holds) =>
      holds(resource, await shown(`${resource.name} ${view}`, roleFor(resource))),
    );
  });

  it('says in the file what it does not carry over of a declaration, and only that', () => {
    const ofForm = leftOut(users, 'form');
    for (const part of ['form.doubts', 'form.locked', 'actions'])
      expect(ofForm.filter((said) => said.startsWith(part))).toHaveLength(1);
    expect(ofForm).toContain('what two people change at once is told, and not put together');
    const ofNew = leftOut(users, 'create');
    expect(ofNew).toContain('form.own: not asked for: groups');
    expect(ofNew.filter((said) => said.startsWith('form.create'))).toHaveLength(1);
    for (const view of ['form', 'create', 'show'] as const) {
      const text = copy.read(paths.get(`user ${view}`) ?? '');
      for (const part of leftOut(users, view)) expect(text).toContain(` * - ${part}\n`);
    }
    const plain = {
      ...audit,
      can: {},
      actions: {},
      procedures: {},
      form: { ...audit.form, tabs: undefined },
    };
    expect(leftOutNote(plain, 'show')).toBe('');
  });

  it('leaves a form with inputs of every kind that sends what is typed in them', async () => {
    const update = vi.fn(async (_name: string, { data }: { data: object }) => ({ data }));
    const view = await shown('visits form', 'supervisor');
    viewScreen(view, { roles: ['supervisor'], rows: [visit], at: '/1', resource: visits, calls: { update } });
    await screen.findByRole('button', { name: 'Salva' });
    expect(await axeFindings()).toEqual([]);
    expect(document.getElementById('input-guide'), 'not asked for').toBeNull();
    fireEvent.click(input('guided'));
    await waitFor(() => expect(input('guide')).toBeVisible());
    const change = (name: string, value: string) => fireEvent.change(input(name), { target: { value } });
    change('guide', 'Rossi');
    change('leavesAt', '01/09/2026 9:30');
    change('cost', '1.250,5');
    change('by', 'train');
    change('tags', 'uno\n\ndue');
    change('place.town', 'Siena');
    change('stops.1.name', 'Tre');
    change('helpers', 'a.SG10001\nb.SG10001');
    fireEvent.click(screen.getByLabelText('art'));
    fireEvent.click(screen.getByRole('button', { name: 'Rimuovi la riga 1' }));
    fireEvent.click(screen.getByRole('button', { name: 'Salva' }));
    await waitFor(() => expect(update).toHaveBeenCalled());
    expect(update.mock.calls[0]?.[1]).toMatchObject({
      data: {
        ...visit,
        guided: true,
        guide: 'Rossi',
        leavesAt: '2026-09-01T07:30:00.000Z',
        cost: 1250.5,
        by: 'train',
        tags: ['uno', 'due'],
        place: { town: 'Siena', street: null },
        stops: [{ name: 'Tre', minutes: null }],
        helpers: ['a.SG10001', 'b.SG10001'],
        subjects: ['history'],
      },
    });
  });

  describe('leaves the form of a user', () => {
    const row = userRow('rossi');
    async function open(calls: object = {}, of = row) {
      const view = await shown('user form', 'teacherManager', { id: of.id });
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

    it('on its tabs, without what this person is not asked for of this record', async () => {
      await open();
      const tab = screen.getByRole('tab', { name: 'Utente' });
      expect(tab).toHaveAttribute('aria-selected', 'true');
      expect(within(screen.getByRole('tabpanel', { name: 'Utente' })).getByLabelText('Cognome')).toBe(
        input('sn'),
      );
      expect(document.getElementById('input-gestoreUtenti')).not.toBeNull();
      cleanup();
      await open({}, userRow('supervisor', { username: 'supervisor' }));
      expect(document.getElementById('input-gestoreUtenti')).toBeNull();
    });

    it('that tells of the record what the declaration tells of it', async () => {
      await open({}, userRow('verdi', { emailRespinta: 'verdi@example.org', lastLogin: null }));
      expect(screen.getByRole('note')).toHaveTextContent('verdi@example.org');
    });

    it('that locks what the declaration locks, and says why', async () => {
      await open({}, userRow('verdi', { lastLogin: '2026-08-01T10:00:00Z' }));
      expect(input('sn')).toHaveAttribute('readonly');
      expect(input('sn')).toHaveAccessibleDescription("Non modificabile dopo il primo accesso dell'utente");
      expect(input('email')).not.toHaveAttribute('readonly');
    });
  });
});
