import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createI18nProvider } from '../../../../../src/i18n/i18nProvider';
import { MatrixPage } from '../../../../../src/resources/users/matrix/MatrixPage';
import { users } from '../../../../../src/resources/users/users';
import { catalogue, fakeRoles } from '../../../../fixtures/fakeRoles';
import { address, viewScreen } from '../../../../fixtures/resourceScreen';
import { userRow } from '../../../../fixtures/userRecords';

describe('the matrix of people and applications', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('P04 begins at the first person again when it is narrowed', async () => {
    const people = ['rossi', 'verdi', 'bianchi'].map((sn) => userRow(sn, { sn }));
    viewScreen(<MatrixPage resource={users} />, {
      roles: ['supervisor'],
      rows: [],
      resource: users,
      calls: fakeRoles(people).provider,
    });
    const grid = await screen.findByRole('grid');
    grid.scrollTop = 24_000;
    fireEvent.change(screen.getByLabelText(/^Ricerca/), { target: { value: 'rossi' } });
    await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '2'));
    expect(grid.scrollTop).toBe(0);
  });

  it('P04 keeps every letter of the search, however late the address follows', async () => {
    viewScreen(<MatrixPage resource={users} />, {
      roles: ['supervisor'],
      rows: [],
      resource: users,
      calls: fakeRoles([userRow('rossi', { sn: 'Rossi' }), userRow('verdi', { sn: 'Verdi' })]).provider,
    });
    const box = await screen.findByLabelText<HTMLInputElement>(/^Ricerca/);
    const seen: string[] = [];
    // Low-priority updates run when this ends: until then letters arrive before the address changes.
    act(() => {
      for (const typed of ['v', 'e', 'r']) {
        fireEvent.change(box, { target: { value: box.value + typed } });
        seen.push(box.value);
      }
    });
    expect(seen).toEqual(['v', 've', 'ver']);
    await waitFor(() => expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '2'));
    await waitFor(() => expect(address()).toBe('/user?q=ver'));
  });

  it('P04 keeps in its address what it is narrowed to, and Back undoes what was chosen', async () => {
    const people = [
      userRow('rossi', { groups: [{ uid: 'WWA', group: 'Docente' }] }),
      userRow('verdi', { groups: [{ uid: 'WWB', group: 'Contabile' }] }),
      userRow('bianchi', { groups: [] }),
    ];
    const { router } = viewScreen(<MatrixPage resource={users} />, {
      roles: ['supervisor'],
      rows: [],
      resource: users,
      calls: fakeRoles(people).provider,
      at: '?applicazione=WWA',
    });
    const rows = (count: number) =>
      waitFor(() => expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', String(count + 1)));
    await screen.findByRole('grid');
    await rows(1);
    const application = screen.getByLabelText<HTMLSelectElement>('Applicazione');
    expect(application.value).toBe('WWA');
    fireEvent.change(application, { target: { value: 'WWB' } });
    fireEvent.change(screen.getByLabelText('Ruolo'), { target: { value: 'Contabile' } });
    await waitFor(() => expect(address()).toBe('/user?applicazione=WWB&ruolo=Contabile'));
    await rows(1);
    fireEvent.change(application, { target: { value: '' } });
    await rows(3);
    await waitFor(() => expect(address()).toBe('/user'));
    await act(() => router.navigate(-1));
    await rows(1);
    expect(application.value).toBe('WWB');
  });

  it('P04 opens, at a cell, the roles of that application alone, saves them and leads to the others', async () => {
    // Only visible cells are rendered, and jsdom has no sizes.
    for (const side of ['clientHeight', 'clientWidth'] as const)
      vi.spyOn(Element.prototype, side, 'get').mockReturnValue(1600);
    const person = userRow('rossi', { sn: 'Rossi', cn: 'Mario', groups: [{ uid: 'WWA', group: 'Docente' }] });
    const fake = fakeRoles([person]);
    viewScreen(<MatrixPage resource={users} />, {
      roles: ['supervisor'],
      rows: [],
      resource: users,
      calls: fake.provider,
    });
    fireEvent.click(await screen.findByRole('button', { name: /^Rossi Mario, Personale/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Personale: abilitazioni di Mario rossi' });
    fireEvent.click(await within(dialog).findByRole('button', { name: 'Segreteria' }));
    expect(within(dialog).queryByRole('table')).toBeNull();
    expect(within(dialog).queryByRole('button', { name: 'Docente' })).toBeNull();
    // The choice is kept in the whole editor.
    fireEvent.click(within(dialog).getByRole('button', { name: 'Tutte le applicazioni' }));
    await within(dialog).findByRole('table');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Salva' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(fake.held(person.uid)).toEqual(['WWA/Docente', 'WWP/Segreteria']);
  });

  it('P04 looks its words up once, not for each of its cells', async () => {
    // Only visible cells are rendered, and jsdom has no sizes.
    for (const side of ['clientHeight', 'clientWidth'] as const)
      vi.spyOn(Element.prototype, side, 'get').mockReturnValue(1600);
    const plain = createI18nProvider();
    const asked: string[] = [];
    const i18n = {
      ...plain,
      translate(key: string, values?: object) {
        asked.push(key);
        return plain.translate(key, values);
      },
    };
    const people = Array.from({ length: 12 }, (_, i) =>
      userRow(`u${i}`, { sn: 'Rossi', cn: `N${i}`, groups: [{ uid: 'WWA', group: 'Docente' }] }),
    );
    viewScreen(<MatrixPage resource={users} />, {
      roles: ['supervisor'],
      rows: [],
      resource: users,
      calls: fakeRoles(people).provider,
      i18n,
    });
    await screen.findByRole('grid');
    await screen.findByRole('button', { name: 'Rossi N1, Alunni: Docente' });
    const known = catalogue.applications.length;
    const cells = () => document.querySelectorAll('[role=gridcell]').length;
    await waitFor(() => expect(cells()).toBeGreaterThan(2 * known));
    expect(
      screen.getByRole('button', { name: 'Copia da un collega le abilitazioni per Rossi N1' }),
    ).toHaveAttribute('data-tip', 'Copia da un collega');
    expect(asked.filter((key) => key === 'roles.matrix.cell')).toHaveLength(known);
    expect(asked.filter((key) => key === 'roles.matrix.likeRow')).toHaveLength(1);
  });
});
