import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { entry, refused, resizingProvider } from '../../../fixtures/resizingProvider';
import { axeFindings, lastSaid, ownScreen } from '../../../fixtures/resourceScreen';

type Provider = ReturnType<typeof resizingProvider>;

function open(provider: Provider, width?: number) {
  const { router } = ownScreen('/dimensionamenti-accorpante', {
    roles: ['supervisor'],
    callApi: provider.callApi,
    links: { manual: 'https://example.org/guida' },
    ...(width && { width }),
  });
  return { ...provider, router };
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const started = { step: 'applicativi' };
const PUPILS = /^Rifiuta: Alunni Registro/;

describe('the page of a receiving school', () => {
  it('RZR-001 RZR-004 RZR-015 is a stepper of two steps, and begins with the first', async () => {
    open(resizingProvider());
    await heading('Informativa');
    const steps = within(screen.getByRole('list', { name: 'Passi della procedura' })).getAllByRole(
      'listitem',
    );
    expect(steps.map(({ textContent }) => textContent?.replace(/^\d/, ''))).toEqual([
      'Informativa',
      'Applicativi',
    ]);
  });

  it('RZR-012 has a way back only while nothing is begun', async () => {
    const { router } = open(resizingProvider());
    const back = await screen.findByRole('button', { name: 'Indietro' });
    // Beside the button for the next step, as in every step.
    expect(within(back.parentElement as HTMLElement).getByRole('button', { name: 'Avanti' })).toBeVisible();
    await press('Avanti');
    await heading('Applicativi');
    expect(screen.queryByRole('button', { name: 'Indietro' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Indietro' })).toBeNull();
    expect(router.state.location.pathname).toBe('/dimensionamenti-accorpante');
    cleanup();
    const again = open(resizingProvider());
    await press('Indietro');
    await waitFor(() => expect(again.router.state.location.pathname).toBe('/'));
  });

  it('RZR-011 has a link to a guide', async () => {
    open(resizingProvider());
    expect(await screen.findByRole('link', { name: 'Guida' })).toHaveAttribute('target', '_blank');
  });

  it('RZR-006 RZR-007 RZR-008 RZR-009 has a table of schools, applications, choices and reasons', async () => {
    open(resizingProvider({ receivingStatus: { status: 'STARTED' } }, started));
    const heads = (await screen.findAllByRole('columnheader')).slice(0, 4);
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      'Scuola',
      'Applicativo',
      'Accetta/Rifiuta',
      'Motivazione',
    ]);
    await screen.findByRole('region', { name: 'Confronto con Istituto Uno' });
    expect(await axeFindings()).toEqual([]);
  });

  it('RZR-016 opens the second step once it is begun', async () => {
    const { of } = open(resizingProvider({ receivingStatus: { status: 'STARTED' } }, started));
    await heading('Applicativi');
    await waitFor(() => expect(of('receivingSchools').length).toBeGreaterThan(0));
  });

  it('accepts all applications of a school after one question, in one call', async () => {
    const accepted = { status: 'ACCEPTED', saved: true } as const;
    const { of } = open(resizingProvider({ receivingAnswer: () => [entry(accepted, accepted)] }, started));
    await press('Accetta i 2 applicativi di Istituto Uno');
    const dialog = await screen.findByRole('dialog', {
      name: 'Accettare i dati di Alunni Registro, Bilancio?',
    });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Conferma' }));
    expect(await screen.findAllByText('Scelta effettuata: Accettato')).toHaveLength(2);
    const [sent] = (of('receivingAnswer')[0]?.body ?? []) as ReturnType<typeof entry>[];
    expect(sent?.applicationData.map(({ status }) => status)).toEqual(['ACCEPTED', 'ACCEPTED']);
    expect(of('receivingAnswer')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /^Accetta i/ })).toBeNull();
  });

  it('RZR-018 accepts after a question, and saves it', async () => {
    const receivingAnswer = () => [entry({ status: 'ACCEPTED', saved: true })];
    const { of } = open(resizingProvider({ receivingAnswer }, started));
    await screen.findByRole('region', { name: 'Confronto con Istituto Uno' });
    await press(/^Accetta: Alunni Registro/);
    const dialog = await screen.findByRole('dialog', { name: 'Accettare i dati di Alunni Registro?' });
    expect(dialog).toHaveTextContent('La scelta per Istituto Uno non si potrà più modificare.');
    expect(of('receivingAnswer')).toEqual([]);
    const compared = of('resizingComparison').length;
    await userEvent.click(within(dialog).getByRole('button', { name: 'Conferma' }));
    // The resulting state depends on the answers.
    await waitFor(() => expect(of('resizingComparison').length).toBeGreaterThan(compared));
    expect(await screen.findByText('Scelta effettuata: Accettato')).toBeVisible();
    const [sent] = (of('receivingAnswer')[0]?.body ?? []) as ReturnType<typeof entry>[];
    expect(sent?.applicationData.map(({ status }) => status)).toEqual(['ACCEPTED', 'PENDING']);
    expect(screen.queryByRole('button', { name: PUPILS })).toBeNull();
  });

  it('RZR-010 RZR-024 RZR-025 counts the reason while it is typed, and saves from twenty characters on', async () => {
    open(resizingProvider({}, started));
    await press(PUPILS);
    const reason = await screen.findByRole('textbox', { name: /Motivazione del rifiuto/ });
    const save = () => screen.getByRole('button', { name: 'SALVA' });
    expect(save()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(reason, 'x'.repeat(19));
    expect(screen.getByText('19 di 256 caratteri, ancora 1')).toBeVisible();
    expect(save()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    expect(screen.getAllByText('La motivazione deve essere maggiore di 20 caratteri')[0]).toBeVisible();
    await userEvent.type(reason, 'x');
    expect(screen.getByText('20 di 256 caratteri')).toBeVisible();
    expect(save()).not.toHaveAttribute('aria-disabled');
  });

  it('RZR-022 RZR-023 says that the reason is missing, or too long', async () => {
    open(resizingProvider({}, started));
    await press(PUPILS);
    const reason = await screen.findByRole('textbox', { name: /Motivazione del rifiuto/ });
    await userEvent.tab();
    expect(screen.getAllByText('La motivazione è obbligatoria')[0]).toBeVisible();
    await userEvent.click(reason);
    await userEvent.paste('x'.repeat(257));
    expect(screen.getAllByText('La motivazione deve essere inferiore a 256 caratteri')[0]).toBeVisible();
  });

  it('RZR-019 RZR-021 asks before a refusal is saved; cancelled, the choice is open and the reason gone', async () => {
    const description = 'Gli archivi sono già presenti da noi.';
    const receivingAnswer = () => [entry({ status: 'REFUSED', description, saved: true })];
    const { of } = open(resizingProvider({ receivingAnswer }, started));
    await press(PUPILS);
    await userEvent.type(
      await screen.findByRole('textbox', { name: /Motivazione del rifiuto/ }),
      description,
    );
    await press('SALVA');
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Annulla' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('textbox', { name: /Motivazione del rifiuto/ })).toBeNull();
    expect(of('receivingAnswer')).toEqual([]);
    await press(PUPILS);
    await userEvent.type(
      await screen.findByRole('textbox', { name: /Motivazione del rifiuto/ }),
      description,
    );
    await press('SALVA');
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Conferma' }),
    );
    expect(await screen.findByText('Scelta effettuata: Rifiutato')).toBeVisible();
    expect(screen.getByRole('cell', { name: description })).toBeVisible();
  });

  it('keeps the reason of a refusal that failed, though somebody pressed beside the question meanwhile', async () => {
    const description = 'Gli archivi sono già presenti da noi.';
    let fail: (error: Error) => void = () => undefined;
    const receivingAnswer = () =>
      new Promise((_, reject) => {
        fail = reject;
      });
    const { of } = open(resizingProvider({ receivingAnswer }, started));
    await press(PUPILS);
    await userEvent.type(
      await screen.findByRole('textbox', { name: /Motivazione del rifiuto/ }),
      description,
    );
    await press('SALVA');
    await press('Conferma');
    await waitFor(() => expect(of('receivingAnswer')).toHaveLength(1));
    await userEvent.click(document.querySelector('.MuiDialog-container') as Element);
    fail(refused(409, 'Scelta già salvata.'));
    await waitFor(() => expect(lastSaid()).toEqual(['Scelta già salvata.', 'error']));
    expect(screen.queryByRole('textbox', { name: /Motivazione del rifiuto/ })).toHaveValue(description);
  });

  it('RZR-005 RZR-017 RZR-020 is a recap to be read only, once everything has its answer', async () => {
    const said = { status: 'ACCEPTED', saved: true } as const;
    const receivingSummary = [entry(said, said)];
    const { of } = open(
      resizingProvider(
        { receivingStatus: { status: 'FINISHED' }, receivingSummary },
        {
          ...started,
          more: { receipt: 'ricevuta', saved: { name: 'Ida Neri', at: '2026-09-01T08:00:00Z' } },
        },
      ),
    );
    await heading('Riepilogo');
    await screen.findByRole('columnheader', { name: 'Scelta effettuata' });
    expect(screen.queryByRole('button', { name: /Accetta|Rifiuta|SALVA/ })).toBeNull();
    expect(await screen.findByText('DIM-2026-SG10001-1')).toBeVisible();
    expect(of('receivingSummary').length).toBeGreaterThan(0);
    // There is nothing to resume.
    expect(screen.queryByText(/^Si riprende/)).toBeNull();
  });

  it('shows no receipt of an earlier merger while another one waits for its answers', async () => {
    const receivingSchools = [entry({ status: 'ACCEPTED', saved: true })];
    const more = { receipt: 'ricevuta', saved: { name: 'Ida Neri', at: '2026-09-01T08:00:00Z' } };
    const { of } = open(resizingProvider({ receivingSchools }, { ...started, more }));
    await screen.findByRole('region', { name: 'Confronto con Istituto Uno' });
    expect(of('receivingReceipt')).toEqual([]);
  });

  it('has a reason below its refusal on a phone, where a column of them would be cut', async () => {
    const description = 'Gli stessi dati sono già presenti';
    const refusal = { status: 'REFUSED', saved: true, description } as const;
    open(resizingProvider({ receivingSchools: [entry(refusal)] }, started), 390);
    const choice = (await screen.findByText('Scelta effettuata: Rifiutato')).closest('td');
    expect(choice).toHaveTextContent(`Motivazione: ${description}`);
    expect(screen.queryByRole('columnheader', { name: 'Motivazione' })).toBeNull();
  });

  it('RZR-026 says in red that an answer could not be saved', async () => {
    const receivingAnswer = () => {
      throw refused(500, 'boom');
    };
    open(resizingProvider({ receivingAnswer }, started));
    await press(/^Accetta: Bilancio/);
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Conferma' }),
    );
    const said = 'Si è verificato un errore di sistema, riprovare più tardi';
    await waitFor(() => expect(lastSaid()).toEqual([said, 'error']));
  });

  it('RZR-027 says that the state could not be read', async () => {
    const receivingStatus = () => {
      throw refused(500, 'boom');
    };
    open(resizingProvider({ receivingStatus }));
    const said =
      'Impossibile recuperare lo stato del dimensionamento, si è verificato un errore di sistema. Riprovare più tardi';
    expect(await screen.findByText(said)).toBeVisible();
  });

  it('shows both schools side by side, how it will be, and the twelve people of both', async () => {
    open(resizingProvider({}, started));
    const table = within(await screen.findByRole('region', { name: 'Confronto con Istituto Uno' })).getByRole(
      'table',
    );
    const users = within(table).getByRole('row', { name: /Alunni Registro, utenze/ });
    expect(
      within(users)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['30', '50', '68']);
    // Data unknown for both schools has no row.
    expect(within(table).queryByRole('row', { name: /documenti/ })).toBeNull();
    expect(screen.getByText(/^Anni e documenti che qui mancano/)).toBeVisible();
    expect(screen.getByText(/^12 persone hanno un’utenza in entrambe le scuole/)).toBeVisible();
    expect(
      screen.getByText('Mostra le persone in comune').closest('details')?.querySelectorAll('li'),
    ).toHaveLength(12);
  });
});
