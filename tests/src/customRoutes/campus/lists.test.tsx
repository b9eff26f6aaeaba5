import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { findCourses } from '../../../../src/customRoutes/campus/findCourses';
import { ApiError } from '../../../../src/dataProvider/ApiError';
import { campusProvider, courses, people } from '../../../fixtures/campusAnswers';
import { address, axeFindings, lastSaid, ownScreen } from '../../../fixtures/resourceScreen';
import { savedFiles } from '../../../fixtures/savedFiles';

function open(page: string, answers = {}) {
  const provider = campusProvider(answers);
  ownScreen(page, { roles: ['campusManager', 'user'], callApi: provider.callApi });
  return provider;
}
type Asked = { readonly query?: { readonly q?: string; readonly page?: string } };
const refuse = () => {
  throw new ApiError('unavailable', 503, 'Il servizio non è disponibile.');
};

describe('the courses', () => {
  it('CAMP-002 CAMP-012 have a path, a way back and their number', async () => {
    open('/statistiche-corsi');
    expect(await screen.findByText('Totale corsi: 2')).toBeVisible();
    const path = screen.getByRole('navigation', { name: 'Percorso della pagina' });
    expect(within(path).getByRole('link', { name: 'Statistiche Campus' })).toHaveAttribute(
      'href',
      '/statistiche',
    );
    expect(screen.getByRole('link', { name: 'Indietro' })).toHaveAttribute('href', '/statistiche');
    expect(await axeFindings()).toEqual([]);
  });

  it('CAMP-016 unfold, with picture, name, id, start date and the way to the course', async () => {
    open('/statistiche-corsi');
    const panel = await screen.findByRole('button', { name: 'Privacy a scuola' });
    expect(panel).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(panel);
    expect(panel).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('A-1')).toBeVisible();
    expect(screen.getByText('14/09/2026')).toBeVisible();
    const [way] = screen.getAllByRole('link', { name: /^Vai al corso/ });
    expect(way).toHaveAttribute('href', 'https://campus.example.org/a');
    await waitFor(() =>
      expect(document.querySelector('img')).toHaveAttribute('src', 'data:image/png;base64,iVBORw0KGgo='),
    );
  });

  it('CAMP-014 CAMP-017 CAMP-018 are found by every word, in the name or the id', async () => {
    open('/statistiche-corsi');
    const search = await screen.findByLabelText('Ricerca per corso');
    await userEvent.type(search, 'SCUOLA a-1');
    await waitFor(() => expect(screen.queryByText('Sicurezza di base')).toBeNull());
    expect(screen.getByText('Privacy a scuola')).toBeVisible();
    expect(address()).toBe('/statistiche-corsi?q=SCUOLA+a-1');
    await userEvent.type(search, ' sicurezza');
    expect(await screen.findByText('Nessun corso trovato!')).toBeVisible();
    expect(findCourses(courses, 'à scuola').map(({ id }) => id)).toEqual(['A-1']);
    expect(findCourses(courses, ' ')).toHaveLength(2);
  });

  it('CAMP-017 say so where there are none', async () => {
    open('/statistiche-corsi', { campusCourses: [] });
    expect(await screen.findByText('Nessun corso trovato!')).toBeVisible();
  });

  it('CAMP-030 say in red that they could not be loaded, and try again', async () => {
    let answer: unknown = refuse;
    open('/statistiche-corsi', { campusCourses: () => (answer === refuse ? refuse() : answer) });
    const alert = await screen.findByText('Si è verificato un errore di sistema, riprovare più tardi');
    expect(alert.closest('[role=alert]')).toHaveClass('MuiAlert-colorError');
    answer = courses;
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByText('Totale corsi: 2')).toBeVisible();
  });

  it('are those of the selection that a figure led from, and say which', async () => {
    const { sent } = open('/statistiche-corsi?dal=2026-09-01&al=2026-09-30&ruolo=docente');
    expect(
      await screen.findByText('Sono mostrati soltanto: Docente, dal 01/09/2026 al 30/09/2026'),
    ).toBeVisible();
    const query = { ruolo: 'docente', dal: '2026-09-01', al: '2026-09-30' };
    expect(sent.map(([, input]) => input.query)).toContainEqual(query);
    expect(screen.getByRole('link', { name: 'Mostra tutto' })).toHaveAttribute('href', '/statistiche-corsi');
  });
});

describe('the people who are enrolled', () => {
  it.each(['/statistiche-utenti/', '/statistiche-utenti'])(
    'CAMP-003 CAMP-020 stand in a table with their initials, at %s',
    async (page) => {
      open(page);
      const table = await screen.findByRole('table', { name: /^Utenti iscritti/ });
      const heads = within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent);
      expect(heads.slice(0, 2)).toEqual(['NOME', 'COGNOME']);
      const initials = [...table.querySelectorAll('.MuiAvatar-root')].map(({ textContent }) => textContent);
      expect(initials).toEqual(['AR', 'BV']);
      expect(screen.getByText('Totale utenti iscritti: 26')).toBeVisible();
      await screen.findByRole('link', { name: /^Scarica l’attestato di Privacy a scuola/ });
      expect(await axeFindings()).toEqual([]);
    },
  );

  it('CAMP-024 CAMP-025 CAMP-027 CAMP-028 show the certificates of the first person, and of the chosen one', async () => {
    const { sent } = open('/statistiche-utenti/');
    expect(await screen.findByRole('heading', { name: 'Attestati di Anna Rossi' })).toBeVisible();
    const link = await screen.findByRole('link', { name: /^Scarica l’attestato di Privacy a scuola/ });
    expect(link).toHaveAttribute('href', 'https://campus.example.org/1.pdf');
    expect(screen.getByText('Attestato del 01/09/2026')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Bruno verdi' }));
    expect(await screen.findByText("L'utente non ha ancora conseguito attestati")).toBeVisible();
    expect(sent.filter(([id]) => id === 'campusUserCourses').map(([, { body }]) => body)).toEqual([
      { argoId: 'argo-1', name: 'Anna', surname: 'Rossi', numberOfCourses: 2 },
      { argoId: 'argo-2', name: 'Bruno', surname: 'verdi', numberOfCourses: 1 },
    ]);
  });

  it('CAMP-021 are searched among all, by the provider', async () => {
    const { sent } = open('/statistiche-utenti/');
    await userEvent.type(await screen.findByLabelText('Cerca per nome o cognome'), 'rossi{Enter}');
    expect(address()).toBe('/statistiche-utenti/?q=rossi');
    await waitFor(() => expect(sent.map(([, { query }]) => query?.q)).toContain('rossi'));
    await userEvent.click(screen.getByRole('button', { name: 'Pagina successiva' }));
    await waitFor(() => expect(sent.map(([, { query }]) => query?.page)).toContain('2'));
  });

  it('keep the focus in the search that was sent, and say there what is searched for', async () => {
    open('/statistiche-utenti/');
    const search = await screen.findByLabelText('Cerca per nome o cognome');
    await userEvent.type(search, ' rossi {Enter}');
    await waitFor(() => expect(address()).toBe('/statistiche-utenti/?q=rossi'));
    expect(screen.getByLabelText('Cerca per nome o cognome')).toHaveFocus();
    expect(document.activeElement).toHaveValue('rossi');
  });

  it('are never counted under filters that they were not counted by', async () => {
    const never = new Promise(() => undefined);
    const first = { data: people, total: 26 };
    open('/statistiche-utenti/', {
      campusUsers: ({ query }: Asked) => (query?.q || query?.page === '2' ? never : first),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Pagina successiva' }));
    expect(screen.getByText('Totale utenti iscritti: 26')).toBeVisible();
    await userEvent.type(await screen.findByLabelText('Cerca per nome o cognome'), 'rossi{Enter}');
    await waitFor(() => expect(screen.queryByText('Totale utenti iscritti: 26')).toBeNull());
  });

  it('leave as one file, however often it is pressed', async () => {
    const { sent } = open('/statistiche-utenti/', { campusCsv: () => new Promise(() => undefined) });
    await screen.findByText('Totale utenti iscritti: 26');
    await userEvent.click(screen.getByRole('button', { name: 'Esporta dati' }));
    await userEvent.dblClick(await screen.findByRole('menuitem', { name: 'CSV (.csv)' }));
    expect(sent.filter(([id]) => id === 'campusCsv')).toHaveLength(1);
  });

  it('CAMP-026 say so where there are none', async () => {
    open('/statistiche-utenti/', { campusUsers: { data: [], total: 0 } });
    expect(
      await screen.findByText('Non sono ancora presenti utenti iscritti ad almeno un corso!', {
        selector: 'p',
      }),
    ).toBeVisible();
  });

  it('CAMP-007 CAMP-022 leave as a file under the name that the provider gives it, as they are narrowed', async () => {
    const saved = savedFiles();
    const { sent } = open('/statistiche-utenti/?attestati=con');
    await userEvent.click(await screen.findByRole('button', { name: 'Esporta dati' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV (.csv)' }));
    await waitFor(() => expect(saved).toEqual(['CampusArgo_SG10001.csv']));
    expect(sent.at(-1)).toEqual([
      'campusCsv',
      { params: { customerCode: 'SG10001' }, query: { attestati: 'con' } },
    ]);
  });

  it('CAMP-031 say what happened where they or their file cannot be had', async () => {
    open('/statistiche-utenti/', { campusCsv: refuse });
    await userEvent.click(await screen.findByRole('button', { name: 'Esporta dati' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV (.csv)' }));
    await waitFor(() => expect(lastSaid()).toEqual(['Il servizio non è disponibile.', 'error']));
  });

  it('CAMP-031 say so where they cannot be loaded', async () => {
    open('/statistiche-utenti/', { campusUsers: refuse });
    expect(await screen.findByRole('alert')).toHaveTextContent('Riprova');
  });
});

describe('the enrolments', () => {
  it('that a figure counts are listed, as many as it says', async () => {
    const one = { argoId: 'a', name: 'Anna', surname: 'Rossi', role: 'docente', course_id: 'A-1' };
    const data = [{ ...one, course_display_name: 'Privacy', enrolledOn: '2026-09-01', is_passing: true }];
    const { sent } = open('/statistiche-iscrizioni?corso=A-1', { campusEnrolments: { data, total: 1 } });
    expect(await screen.findByText('Totale iscrizioni: 1')).toBeVisible();
    const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent);
    expect([screen.getByRole('rowheader').textContent, ...cells]).toEqual([
      ...['Rossi Anna', 'Docente', 'Privacy', '01/09/2026', 'Sì'],
    ]);
    expect(sent.find(([id]) => id === 'campusEnrolments')?.[1].query).toMatchObject({ corso: 'A-1' });
  });
});
