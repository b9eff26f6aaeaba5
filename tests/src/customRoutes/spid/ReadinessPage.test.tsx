import { useQueryClient } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ReadinessPage } from '../../../../src/customRoutes/spid/ReadinessPage';
import { ApiError } from '../../../../src/dataProvider/ApiError';
import { users } from '../../../../src/resources/users/users';
import { fakeBackend } from '../../../fixtures/fakeBackend';
import { axeFindings, lastSaid, ownScreen, viewScreen } from '../../../fixtures/resourceScreen';
import { userRow } from '../../../fixtures/userRecords';

const some = (count: number, name: string, of: object) =>
  Array.from({ length: count }, (_, nth) =>
    userRow(`${name}${nth}`, { spidEnabled: true, lastLogin: '2026-08-01T10:00:00Z', ...of }),
  );
const rows = [
  ...some(5, 'senza', { anomaliaCodiceFiscale: 'missing' }),
  ...some(3, 'errato', { anomaliaCodiceFiscale: 'wrong' }),
  ...some(2, 'doppio', { anomaliaCodiceFiscale: 'duplicate' }),
  ...some(4, 'mai', { lastLogin: undefined }),
  ...some(1, 'respinto', { lastLogin: undefined, credenziali: 'respinta' }),
  ...some(1, 'pronto', {}),
  ...some(6, 'spento', { status: false, anomaliaCodiceFiscale: 'missing' }),
];
const counter = (text: string) => screen.getByRole('link', { name: new RegExp(text) });

/** Invalidates the loaded data, as an update in the console does. */
function Fixed() {
  const queries = useQueryClient();
  return (
    <button type="button" onClick={() => void queries.invalidateQueries({ queryKey: ['user', 'getList'] })}>
      fixed
    </button>
  );
}

/** @param plan responses to the calls of the planned day, by endpoint id */
function open(
  roles: ['supervisor'] | ['teacherManager'] | ['user'] | ['support'] = ['supervisor'],
  plan: Readonly<Record<string, () => unknown>> = {},
  first = rows,
  school: Parameters<typeof viewScreen>[1]['school'] = {},
) {
  let now = first;
  const backend = fakeBackend(users, rows);
  const run = vi.fn(
    async (_name: string, { id }: { id: string }, { body }: { body?: { giorno?: string } }) => {
      if (plan[id]) return plan[id]();
      if (id === 'usersLetters') return { name: 'lettere.pdf', content: btoa('%PDF'), letters: 5 };
      return body ?? {};
    },
  );
  const calls = { callEndpoint: run, getList: async () => ({ data: now, total: now.length }) };
  viewScreen(
    <>
      <ReadinessPage />
      <Fixed />
    </>,
    { roles, rows, resource: users, backend, calls, school },
  );
  return { run, become: (next: typeof rows) => (now = next) };
}

describe('who cannot enter with SPID or CIE', () => {
  it('is counted by reason, among active users, each leading to its list by an address to share', async () => {
    open();
    await screen.findByText('6 utenti attivi su 16 possono entrare con SPID o CIE.');
    const found = [
      'senza codice fiscale',
      'codice fiscale errato',
      'usato da più utenze',
      'non ancora abilitati',
      'mai entrati',
    ].map((text) => {
      const link = counter(text);
      return [link.querySelector('strong')?.textContent, link.getAttribute('href')];
    });
    expect(found).toEqual([
      ['5', '/user?stato=1&anomalia=missing&v=1'],
      ['3', '/user?stato=1&anomalia=wrong&v=1'],
      ['2', '/user?stato=1&anomalia=duplicate&v=1'],
      ['0', '/user?stato=1&spidEnabled=false&v=1'],
      ['5', '/user?stato=1&maiEntrato=true&v=1'],
    ]);
    expect(await axeFindings()).toEqual([]);
  });

  it('is seen by support, which plans nothing and makes no letters', async () => {
    open(['support'], { spidPlanRead: () => ({ giorno: '2027-06-30' }) });
    expect(await screen.findByText(/30\/06\/2027/)).toBeVisible();
    expect(counter('senza codice fiscale')).toBeVisible();
    expect(screen.queryByLabelText('Data prevista')).toBeNull();
    expect(screen.queryByRole('heading', { name: /letter/i })).toBeNull();
  });

  it('falls by one when somebody is put right, without a reload', async () => {
    const { become } = open();
    await screen.findByText(/utenti attivi su 16/);
    become(
      rows.map((row) =>
        row.username === 'senza0'
          ? userRow('senza0', { spidEnabled: true, lastLogin: '2026-08-01T10:00:00Z' })
          : row,
      ),
    );
    await userEvent.click(screen.getByRole('button', { name: 'fixed' }));
    await waitFor(() =>
      expect(counter('senza codice fiscale').querySelector('strong')).toHaveTextContent('4'),
    );
    expect(screen.getByText('7 utenti attivi su 16 possono entrare con SPID o CIE.')).toHaveAttribute(
      'role',
      'status',
    );
  });

  it('keeps the planned day, typed as Italians do, and says what is wrong with another', async () => {
    const { run } = open();
    const day = await screen.findByLabelText('Data prevista');
    await userEvent.type(day, '31-31-2027');
    await userEvent.click(screen.getByRole('button', { name: 'Salva la data' }));
    await waitFor(() => expect(day).toHaveAccessibleDescription('Inserire la data nel formato DD/MM/YYYY'));
    await userEvent.clear(day);
    await userEvent.type(day, '31/1/2027');
    await userEvent.click(screen.getByRole('button', { name: 'Salva la data' }));
    await screen.findByText('Data prevista: 31/01/2027.');
    // It is the same button, which keeps the focus.
    expect(screen.getByRole('button', { name: 'Salva la data' })).toHaveFocus();
    expect(screen.getByLabelText('Data prevista')).toHaveValue('31/01/2027');
    expect(run.mock.calls.at(-1)?.[2]).toEqual({ body: { giorno: '2027-01-31' } });
  });

  it('says in words that nobody kept the planned day', async () => {
    open(['supervisor'], { spidPlanSet: () => Promise.reject(ApiError.unreachable()) });
    await userEvent.click(await screen.findByRole('button', { name: 'Salva la data' }));
    const said = 'Il servizio non è raggiungibile. Controllare la connessione e riprovare.';
    expect(await screen.findByText(said, { selector: '[role=alert] *' })).toBeVisible();
  });

  it('says that the planned day is being read, and that it could not be: never that there is none', async () => {
    let fail: (why: Error) => void = () => undefined;
    const first = new Promise((_answer, refuse) => (fail = refuse));
    const spidPlanRead = vi.fn().mockReturnValueOnce(first).mockResolvedValue({ giorno: null });
    open(['supervisor'], { spidPlanRead });
    const part = within(await screen.findByRole('region', { name: 'Chiusura dell’accesso con password' }));
    expect(part.getByText('Caricamento in corso...')).toBeInTheDocument();
    expect(part.queryByText('Nessuna data prevista.')).toBeNull();
    fail(new ApiError('forbidden', 403, 'Non ora.'));
    await userEvent.click(await part.findByRole('button', { name: 'Riprova' }));
    expect(await part.findByText('Nessuna data prevista.')).toBeVisible();
  });

  it.each([
    [2, 1, '1 utente attivo su 2 può entrare con SPID o CIE.'],
    [2, 0, '0 utenti attivi su 2 possono entrare con SPID o CIE.'],
    [2, 2, 'Tutti gli utenti attivi possono entrare con SPID o CIE.'],
    [1, 1, 'L’unico utente attivo può entrare con SPID o CIE.'],
    [0, 0, 'Nessun utente è attivo.'],
  ])('says of %i active users of whom %i can enter how many they are', async (people, ready, says) => {
    open(['supervisor'], {}, [
      ...some(ready, 'pronto', {}),
      ...some(people - ready, 'senza', { anomaliaCodiceFiscale: 'missing' }),
      ...some(1, 'spento', { status: false }),
    ]);
    expect(await screen.findByText(says)).toBeVisible();
  });

  it('says that nobody can enter while the school has them switched off, and how many could', async () => {
    open(['supervisor'], {}, rows, { spidEnabled: false });
    expect(await screen.findByText(/ su 16/)).toHaveTextContent(
      'SPID e CIE sono disattivati per tutta la scuola: per ora non entra nessuno. Quando saranno attivi potranno entrare 6 utenti attivi su 16.',
    );
  });

  it('leaves the day to the supervisor', async () => {
    open(['teacherManager']);
    await screen.findByText('La data è decisa dal supervisor della scuola.');
    expect(screen.queryByLabelText('Data prevista')).toBeNull();
  });

  it('has letters made for those who never signed in, or only for whose mail was refused', async () => {
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }),
    );
    const { run } = open();
    const to = await screen.findByLabelText('Per chi');
    await userEvent.selectOptions(to, 'Chi ha l’e-mail con le credenziali respinta (1)');
    await userEvent.type(screen.getByLabelText(/Classe o plesso/), 'Classe 1A');
    await userEvent.click(screen.getByRole('button', { name: 'Prepara le lettere (PDF)' }));
    await screen.findByText(/lettere pronte/);
    expect(run.mock.calls.at(-1)?.[2]).toEqual({
      body: { uids: ['respinto0.SG10001'], titolo: 'Classe 1A' },
    });
    await userEvent.selectOptions(to, 'Chi non è mai entrato (5)');
    await userEvent.click(screen.getByRole('button', { name: 'Prepara le lettere (PDF)' }));
    await waitFor(() => expect(run.mock.calls.at(-1)?.[2]).toMatchObject({ body: { uids: { length: 5 } } }));
    expect(await axeFindings()).toEqual([]);
  });

  it.each<[string, RegExp, Parameters<typeof ownScreen>[1]]>([
    ['who does not manage users', /^Non si dispone dei permessi/, { roles: ['user'] }],
    [
      'of a private school',
      /non è prevista per questa scuola/,
      { roles: ['supervisor'], school: { privateSchool: true } },
    ],
  ])('is nobody’s %s, and says why', async (_who, why, options) => {
    ownScreen('/user/spid', options);
    expect(await screen.findByText('another page')).toBeInTheDocument();
    await waitFor(() => expect(lastSaid()?.[0]).toMatch(why));
  });
});
