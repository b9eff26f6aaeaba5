import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../src/dataProvider/ApiError';
import { orderProvider } from '../../fixtures/orderProvider';
import { given, refused, resizingProvider } from '../../fixtures/resizingProvider';
import { ownScreen } from '../../fixtures/resourceScreen';

const saved = { name: 'Ugo Verdi', at: '2026-09-01T08:00:00Z' };

function open(provider: ReturnType<typeof resizingProvider>) {
  const { router } = ownScreen('/dimensionamenti-accorpata', {
    roles: ['supervisor'],
    licenses: ['WWA', 'WWB'],
    callApi: provider.callApi,
  });
  return router;
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** Simulates another user who has named another head while this one was at the same step. */
function overtaken() {
  const theirs = { ...given, nomeDs: 'Giovanna' };
  const current = { step: 'applicativi', answers: { ds: theirs }, others: [], saved };
  const provider = resizingProvider(
    {
      dsRead: '',
      resizingGo: (input: { body: { event: string } }) => {
        if (input.body.event === 'back') {
          provider.run.step = 'ds';
          return { ...current, step: 'ds' };
        }
        throw refused(412, 'Un altro utente ha modificato', {
          code: 'stale',
          current,
          currentVersion: '"9"',
        });
      },
    },
    { step: 'ds', answers: { ds: given } },
  );
  return provider;
}

/** Simulates a connection that comes back, upon which the page reports its presence. */
function reportAgain(): void {
  act(() => {
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
  });
}

/** Simulates another user who saves the step that is open here: at once, or only after something was typed. */
function movedOn(when: 'atOnce' | 'afterTyping' = 'atOnce') {
  let signals = 0;
  const provider = resizingProvider(
    {
      dsRead: '',
      resizingPresent: () => {
        signals += 1;
        if (when === 'atOnce' || signals > 1) {
          Object.assign(provider.run, { step: 'applicativi', saved });
          provider.run.answers = { ds: { ...given, nomeDs: 'Giovanna' } };
          provider.moveOn();
        }
        return { ...provider.run };
      },
    },
    { step: 'ds', answers: { ds: given } },
  );
  return provider;
}

describe('a long procedure on the screen', () => {
  it('says at which step it is resumed, who saved, and who else has it open', async () => {
    const others = [{ name: 'Lia Neri', at: saved.at }];
    open(resizingProvider({}, { step: 'applicativi', answers: { ds: given }, more: { saved, others } }));
    expect(
      await screen.findByText(/^Si riprende dal passo 3: Applicativi.*Ugo Verdi il 01\/09\/2026 10:00/),
    ).toBeVisible();
    expect(await screen.findByText('Anche altri hanno aperto questa procedura: Lia Neri.')).toBeVisible();
  });

  it('shows both values where two saved, and goes back to the step with what was typed here', async () => {
    const provider = overtaken();
    open(provider);
    const name = await screen.findByRole('textbox', { name: 'Nome' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Annarita');
    await press('Avanti');
    const conflict = (await screen.findByText('Nel frattempo la procedura è stata modificata')).closest(
      '[role=alert]',
    ) as HTMLElement;
    expect(conflict).toHaveTextContent('Giovanna Rossi');
    expect(conflict).toHaveTextContent('Annarita Rossi');
    expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('Annarita');
    await userEvent.click(
      within(conflict).getByRole('button', { name: 'Torna a questo passo con i miei valori' }),
    );
    await waitFor(() => expect(screen.queryByText('Valori salvati:')).toBeNull());
    expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('Annarita');
    expect(provider.of('resizingGo').at(-1)).toMatchObject({ body: { event: 'back' }, ifMatch: '"9"' });
  });

  it('takes what the other has saved, and goes on from there', async () => {
    open(overtaken());
    const name = await screen.findByRole('textbox', { name: 'Nome' });
    await userEvent.type(name, 'rita');
    await press('Avanti');
    await press('Usa i valori salvati');
    expect(await screen.findByRole('heading', { level: 2, name: 'Applicativi' })).toBeVisible();
  });

  it('goes to the current step where somebody else has moved on, and says who', async () => {
    open(movedOn());
    expect(await screen.findByRole('heading', { level: 2, name: 'Applicativi' })).toBeVisible();
    expect(
      screen.getByText('Ugo Verdi ha salvato il 01/09/2026 10:00: la pagina mostra la procedura com’è ora.'),
    ).toBeVisible();
  });

  it('keeps what was typed where somebody else has moved on, and shows both values', async () => {
    open(movedOn('afterTyping'));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Nome' }), 'rita');
    reportAgain();
    const conflict = await screen.findByText('Nel frattempo la procedura è stata modificata');
    expect(conflict.closest('[role=alert]')).toHaveTextContent('Giovanna Rossi');
    expect(conflict.closest('[role=alert]')).toHaveTextContent('Annarita Rossi');
    expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('Annarita');
  });

  it('says that a procedure which somebody else has deleted is no longer there', async () => {
    open(
      resizingProvider({
        resizingPresent: () => {
          throw refused(404, 'La procedura non esiste, oppure è stata eliminata.');
        },
      }),
    );
    expect(await screen.findByText('La procedura non esiste, oppure è stata eliminata.')).toBeVisible();
  });

  it('says that there is no connection, and takes it back once the provider answers', async () => {
    const provider = resizingProvider(
      {
        dsRead: '',
        resizingGo: () => {
          throw ApiError.unreachable();
        },
      },
      { step: 'ds', answers: { ds: given } },
    );
    open(provider);
    await press('Avanti');
    expect(await screen.findByText(/^Manca il collegamento, o il servizio non risponde\./)).toBeVisible();
    reportAgain();
    await waitFor(() => expect(screen.queryByText(/^Manca il collegamento/)).toBeNull());
    expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('Anna');
  });

  it('goes one step back with the browser’s Back, and leaves the page from where it was opened', async () => {
    const router = open(resizingProvider({}, { step: 'informativa' }));
    await router.navigate('/user');
    await router.navigate('/dimensionamenti-accorpata');
    await press('Avanti');
    await screen.findByRole('heading', { level: 2, name: 'DS responsabile' });
    await press('Avanti');
    await screen.findByRole('heading', { level: 2, name: 'Applicativi' });
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('heading', { level: 2, name: 'DS responsabile' })).toBeVisible();
    await press('Indietro');
    await screen.findByRole('heading', { level: 2, name: 'Informativa' });
    await act(() => router.navigate(-1));
    await waitFor(() => expect(router.state.location.pathname).toBe('/user'));
  });

  it('asks before it is left only where something would be lost', async () => {
    const router = open(resizingProvider({ dsRead: '' }, { step: 'ds' }));
    await screen.findByRole('textbox', { name: 'Nome' });
    await userEvent.type(screen.getByRole('textbox', { name: 'Nome' }), 'A');
    void router.navigate('/user');
    const dialog = await screen.findByRole('dialog');
    expect(router.state.location.pathname).toBe('/dimensionamenti-accorpata');
    await userEvent.click(within(dialog).getAllByRole('button').at(-1) as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.clear(screen.getByRole('textbox', { name: 'Nome' }));
    await router.navigate('/user');
    expect(router.state.location.pathname).toBe('/user');
  });

  it('moves the focus to the first wrong answer, and to the one that the provider refuses', async () => {
    const refusing = () => {
      throw refused(400, 'no', { errors: [{ field: 'cognomeDs', message: 'Cognome non valido' }] });
    };
    open(resizingProvider({ dsRead: '', resizingGo: refusing }, { step: 'ds', answers: { ds: given } }));
    await press('Avanti');
    const surname = screen.getByRole('textbox', { name: 'Cognome' });
    await waitFor(() => expect(surname).toHaveFocus());
    expect(surname).toHaveAccessibleDescription('Cognome non valido');
    cleanup();

    const answers = { anagrafica: { fascia: '1' }, prodotti: { selected: ['PER'] } };
    const { callApi } = orderProvider({}, { step: 'riepilogo', answers });
    ownScreen('/areacontratti/rinnovo-contratti-new', { roles: ['supervisor'], callApi });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'L’ordine si fa sul MEPA' }));
    await userEvent.type(screen.getByRole('textbox', { name: /CIG/ }), 'za1b2c3d4e');
    await press('Avanti');
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Numero d’ordine/ })).toHaveFocus());
  });

  it('says below the step what the provider refuses about no input of it', async () => {
    const refusing = () => {
      throw refused(400, 'no', { errors: [{ field: 'altro', message: 'La scuola è chiusa.' }] });
    };
    open(resizingProvider({ resizingGo: refusing }, { step: 'ds', answers: { ds: given } }));
    await press('Avanti');
    expect(await screen.findByText('La scuola è chiusa.')).toBeVisible();
  });

  it('has what was typed again after a reload, until it is discarded or sent', async () => {
    const provider = resizingProvider({ dsRead: '' }, { step: 'ds' });
    open(provider);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Nome' }), 'Annarita');
    cleanup();
    open(provider);
    expect(await screen.findByRole('textbox', { name: 'Nome' })).toHaveValue('Annarita');
    await press('Scarta');
    expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('');
    for (const [name, value] of [
      ...[['Nome', 'Anna'] as const, ['Cognome', 'Rossi'] as const],
      ['Codice fiscale', given.codiceFiscaleDs.toLowerCase()] as const,
    ])
      await userEvent.type(screen.getByRole('textbox', { name }), value);
    await press('Avanti');
    await screen.findByRole('heading', { level: 2, name: 'Applicativi' });
    expect(provider.of('resizingGo').at(-1)).toMatchObject({ body: { answers: given } });
    expect(Object.keys(sessionStorage)).toEqual([]);
  });
});
