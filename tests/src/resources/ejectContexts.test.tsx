import { resolve } from 'node:path';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ejectCreate } from '../../../scripts/lib/eject/create.mjs';
import { ejectForm } from '../../../scripts/lib/eject/form.mjs';
import { ejectList } from '../../../scripts/lib/eject/list.mjs';
import { ejectShow } from '../../../scripts/lib/eject/show.mjs';
import { audit } from '../../../src/resources/audit/audit';
import { users } from '../../../src/resources/users/users';
import { type Ejected, ejectedViews } from '../../fixtures/ejectedViews';
import { fakeBackend } from '../../fixtures/fakeBackend';
import { viewScreen } from '../../fixtures/resourceScreen';
import { userRow } from '../../fixtures/userRecords';

/** Ejected code with one of react-admin's own parts put above its heading, as its new owner might. */
function withPart(view: object, part: string): Ejected {
  const { path, text, beside } = view as Ejected;
  const from = resolve('tests/fixtures/contextParts');
  return {
    path,
    beside,
    text: `import { ${part} } from '${from}';\n${text.replace('<h1>', `<${part} /><h1>`)}`,
  };
}

describe("react-admin's own parts in ejected code", () => {
  const { shown } = ejectedViews({
    list: () => withPart(ejectList(users), 'ListPart'),
    paged: () => withPart(ejectList(audit), 'ListPart'),
    form: () => withPart(ejectForm(users), 'FormPart'),
    create: () => withPart(ejectCreate(users), 'FormPart'),
    show: () => withPart(ejectShow(users), 'RecordPart'),
  });
  const part = () => screen.findByRole('region', { name: 'part' });
  const rows = ['rossi', 'verdi', 'bianchi'].map((name) => userRow(name));
  async function open(name: string, at = '') {
    const backend = fakeBackend(users, rows);
    const view = await shown(name, 'supervisor', at ? { id: rows[0]?.id ?? '' } : {});
    viewScreen(view, { roles: ['supervisor'], rows, resource: users, backend, at });
    return backend;
  }

  it('read the rows of a list in ListContext, and order them', async () => {
    await open('list');
    await waitFor(async () => expect(await part()).toHaveTextContent('user: 3 of 3'));
    const first = () => screen.getAllByRole('rowheader')[0]?.textContent;
    const before = first();
    fireEvent.click(within(await part()).getByRole('button', { name: 'reverse' }));
    await waitFor(() => expect(first()).not.toBe(before));
  });

  it('read a list that is paged by its provider', async () => {
    const view = await shown('paged', 'supervisor');
    const lines = [{ id: '1', seq: 1, target: 'rossi', at: '2026-09-01T08:00:00Z' }];
    viewScreen(view, { roles: ['supervisor'], rows: lines as never, resource: audit });
    await waitFor(async () => expect(await part()).toHaveTextContent('audit: 1 of 1'));
  });

  it('read the record of a page in RecordContext', async () => {
    await open('show', `/${rows[0]?.id}`);
    await waitFor(async () => expect(await part()).toHaveTextContent(`user: ${rows[0]?.email}`));
  });

  it('read the record of a form, and save what was typed, by SaveContext', async () => {
    const backend = await open('form', `/${rows[0]?.id}`);
    expect(await part()).toHaveTextContent(`user: ${rows[0]?.email}`);
    fireEvent.change(document.getElementById('input-email') as HTMLElement, {
      target: { value: 'nuova@example.org' },
    });
    const save = within(await part()).getByRole('button', { name: 'part save' });
    await act(async () => save.click());
    await waitFor(() =>
      expect(backend.asked.filter(({ method }) => method === 'update')).toMatchObject([
        { input: { data: { email: 'nuova@example.org' }, meta: { version: '1' } } },
      ]),
    );
  });

  it('save a new record by SaveContext', async () => {
    const backend = await open('create');
    await part();
    for (const [name, value] of Object.entries({
      username: 'neri.anna',
      sn: 'Neri',
      cn: 'Anna',
      email: 'anna@example.org',
      codicefiscale: 'vrdlgu81b02h501y',
    }))
      fireEvent.change(document.getElementById(`input-${name}`) as HTMLElement, { target: { value } });
    const save = within(await part()).getByRole('button', { name: 'part save' });
    await act(async () => save.click());
    await waitFor(() =>
      expect(backend.asked.filter(({ method }) => method === 'create')).toMatchObject([
        { input: { data: { username: 'neri.anna' } } },
      ]),
    );
  });
});
