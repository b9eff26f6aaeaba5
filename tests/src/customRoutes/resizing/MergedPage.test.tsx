import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { given, placed, refused, resizingProvider } from '../../../fixtures/resizingProvider';
import { axeFindings, ownScreen } from '../../../fixtures/resourceScreen';

type Provider = ReturnType<typeof resizingProvider>;
const PAGE = '/dimensionamenti-accorpata';

function open(
  provider: Provider,
  { at = PAGE, roles = ['supervisor'] as const, licenses = ['WWA', 'WWB'] as readonly string[] } = {},
) {
  ownScreen(at, { roles, licenses, callApi: provider.callApi });
  return provider;
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

describe('the page of a merged school', () => {
  it('RZM-001 RZM-005 is a stepper of six steps', async () => {
    open(resizingProvider());
    await heading('Informativa');
    const steps = within(screen.getByRole('list', { name: 'Passi della procedura' })).getAllByRole(
      'listitem',
    );
    expect(steps.map(({ textContent }) => textContent?.replace(/^\d/, ''))).toEqual([
      ...['Informativa', 'DS responsabile', 'Applicativi', 'Visualizza Documento', 'Firma', 'Riepilogo'],
    ]);
    expect(await axeFindings()).toEqual([]);
  });

  it('RZM-019 RZM-020 RZM-027 begins with the year, the schools and the month by which it is to be done', async () => {
    open(resizingProvider());
    await screen.findByText(/anno scolastico 2026\/27.*Istituto Due \(RMIC82000B\), Istituto Tre/);
    expect(screen.getByText('Si chiede di completare la procedura entro agosto 2026.')).toBeVisible();
  });

  it('RZM-017 says that no procedure is required, with applications of one school only', async () => {
    open(resizingProvider({ resizingStatus: { required: false, answers: [] } }), { licenses: ['WWB'] });
    expect(await screen.findByText(/^Nessuna procedura richiesta: la scuola non è cessata/)).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Passi della procedura' })).toBeNull();
  });

  it('RZM-018 says that no procedure is required, with no relevant licence', async () => {
    open(resizingProvider({ resizingStatus: { required: false, answers: [] } }), { licenses: ['CMP'] });
    expect(
      await screen.findByText(/^Nessuna procedura richiesta: la scuola non ha applicativi/),
    ).toBeVisible();
  });

  it('RZM-047 says that something failed in red, and keeps what was typed', async () => {
    const failing = () => {
      throw refused(500, 'boom');
    };
    open(resizingProvider({ resizingGo: failing, dsRead: '' }, { step: 'ds' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Nome' }), 'Anna');
    await userEvent.type(screen.getByRole('textbox', { name: 'Cognome' }), 'Rossi');
    await userEvent.type(screen.getByRole('textbox', { name: 'Codice fiscale' }), given.codiceFiscaleDs);
    await press('Avanti');
    const said = await screen.findByText('Si è verificato un errore di sistema, riprovare più tardi');
    expect(said.closest('.MuiAlert-colorError')).not.toBeNull();
    expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('Anna');
  });

  it('RZM-007 RZM-031 RZM-038 has a form where there is no head, and goes on once it is valid', async () => {
    const { of } = open(resizingProvider({ dsRead: '' }, { step: 'ds' }));
    const name = await screen.findByRole('textbox', { name: 'Nome' });
    expect(name).toHaveAttribute('maxlength', '100');
    expect(screen.getByRole('button', { name: 'Avanti' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(name, 'Anna');
    await userEvent.type(screen.getByRole('textbox', { name: 'Cognome' }), 'Rossi');
    await userEvent.type(screen.getByRole('textbox', { name: 'Codice fiscale' }), given.codiceFiscaleDs);
    expect(screen.getByRole('button', { name: 'Avanti' })).not.toHaveAttribute('aria-disabled');
    await press('Avanti');
    await heading('Applicativi');
    expect(of('resizingGo')[0]).toEqual({
      params: {},
      body: { event: 'next', step: 'ds', answers: given },
      ifMatch: '"1"',
    });
  });

  it('RZM-033 RZM-034 RZM-035 RZM-036 says what is wrong with a name once it is left', async () => {
    open(resizingProvider({ dsRead: '' }, { step: 'ds' }));
    const name = await screen.findByRole('textbox', { name: 'Nome' });
    const surname = screen.getByRole('textbox', { name: 'Cognome' });
    await userEvent.click(name);
    await userEvent.click(surname);
    await userEvent.tab();
    expect(screen.getByText('Nome obbligatorio')).toBeVisible();
    expect(screen.getByText('Cognome obbligatorio')).toBeVisible();
    await userEvent.type(name, 'A1');
    expect(screen.getByText('Nome non valido')).toBeVisible();
    await userEvent.clear(surname);
    await userEvent.type(surname, 'a'.repeat(51));
    expect(screen.getByText('Il nome non può essere maggiore di 50 caratteri')).toBeVisible();
  });

  it('RZM-006 RZM-008 shows the head there is, and lets a supervisor choose another of those who can be', async () => {
    const { of } = open(resizingProvider({}, { step: 'ds' }));
    await screen.findByText('Anna Rossi');
    expect(screen.getByRole('button', { name: 'Avanti' })).not.toHaveAttribute('aria-disabled');
    await press('Modifica il DS');
    const dialog = await screen.findByRole('dialog', { name: 'DS responsabile' });
    await userEvent.type(within(dialog).getByRole('combobox', { name: 'Dirigente scolastico' }), 'verdi ugo');
    await userEvent.click(await screen.findByRole('option', { name: 'Ugo Verdi (verdi.SG10001)' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Conferma' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(of('dsWrite')[0]).toMatchObject({ body: { uid: 'verdi.SG10001' } });
  });

  it('RZM-008 leads everybody else away', async () => {
    open(resizingProvider({}, { step: 'ds' }), { roles: ['teacherManager'] as never });
    expect(await screen.findByText('another page')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Modifica il DS' })).toBeNull();
  });

  it('RZM-009 RZM-010 RZM-011 RZM-032 takes one school or several for each application, and sends the choices', async () => {
    const { of } = open(resizingProvider({}, { step: 'applicativi', answers: { ds: given } }));
    const pupils = await screen.findByRole('group', { name: /Alunni Registro/ });
    const accounts = screen.getByRole('group', { name: /Bilancio/ });
    expect(screen.getByRole('button', { name: 'Avanti' })).toHaveAttribute('aria-disabled', 'true');
    for (const box of within(pupils).getAllByRole('checkbox')) await userEvent.click(box);
    for (const choice of within(accounts).getAllByRole('radio')) await userEvent.click(choice);
    expect(
      within(accounts)
        .getAllByRole('radio')
        .map((one) => (one as HTMLInputElement).checked),
    ).toEqual([false, true]);
    await press('Avanti');
    await heading('Visualizza Documento');
    const body = of('resizingSend')[0]?.body as Record<string, unknown>;
    expect(body).toMatchObject({ ...given, cessata: true, anno: 2026, wwb: { customerCode: 'SG10003' } });
    expect((body.wwa as { customerCode: string }[]).map(({ customerCode }) => customerCode)).toEqual([
      'SG10002',
      'SG10003',
    ]);
  });

  it('hands all applications over to one school at a press, and says what is asked', async () => {
    const { of } = open(resizingProvider({}, { step: 'applicativi', answers: { ds: given } }));
    await screen.findByText(/^Indicare, per ogni applicativo, la scuola/);
    await press('Tutti a Istituto Tre');
    expect(await axeFindings()).toEqual([]);
    await press('Avanti');
    await heading('Visualizza Documento');
    expect(of('resizingSend')[0]?.body).toMatchObject({
      wwa: [{ customerCode: 'SG10003' }],
      wwb: { customerCode: 'SG10003' },
    });
  });

  it('RZM-040 RZM-041 says which application lacks its school', async () => {
    open(resizingProvider({}, { step: 'applicativi', answers: { ds: given } }));
    const pupils = await screen.findByRole('group', { name: /Alunni Registro/ });
    const [first] = within(pupils).getAllByRole('checkbox');
    await userEvent.dblClick(first as HTMLElement);
    expect(await screen.findByText('È necessario indicare almeno un istituto')).toBeVisible();
    within(screen.getByRole('group', { name: /Bilancio/ }))
      .getAllByRole('radio')[0]
      ?.focus();
    await userEvent.click(screen.getByRole('heading', { level: 2 }));
    await userEvent.tab();
    expect(await screen.findByText('È necessario indicare un istituto')).toBeVisible();
  });

  it('RZM-049 says that no school can be chosen', async () => {
    open(resizingProvider({ resizingSchools: [] }, { step: 'applicativi', answers: { ds: given } }));
    const said =
      'Nessuna opzione selezionabile. La scuola accorpante potrebbe non essere ancora nei nostri sistemi.';
    expect(await screen.findByText(said)).toBeVisible();
  });
});

describe('the document of a merged school', () => {
  const there = { answers: { ds: given, applicativi: placed } };

  it('RZM-012 RZM-025 shows every answer, and each can be changed and leads back', async () => {
    const { of } = open(resizingProvider({ dsRead: '' }, { step: 'documento', ...there }));
    await heading('Visualizza Documento');
    expect(screen.getByText('Bilancio').nextSibling).toHaveTextContent('Istituto Due');
    await userEvent.click(screen.getByRole('link', { name: 'Modifica: DS responsabile' }));
    const name = await screen.findByRole('textbox', { name: 'Nome' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Annarita');
    await press('Salva e torna al riepilogo');
    await heading('Visualizza Documento');
    expect(screen.getByText('Annarita Rossi')).toBeVisible();
    expect(screen.getByText('Bilancio').nextSibling).toHaveTextContent('Istituto Due');
    expect(of('resizingGo')[0]).toMatchObject({ body: { event: 'change', step: 'ds' } });
  });

  it('RZM-013 RZM-030 is cancelled after a question, and begins again', async () => {
    const { of } = open(resizingProvider({}, { step: 'documento', ...there }));
    await press('Annulla');
    const dialog = await screen.findByRole('dialog', { name: 'ANNULLA PROCEDURA' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Conferma' }));
    await heading('Informativa');
    expect(of('resizingDelete')).toHaveLength(1);
  });

  it('RZM-014 RZM-015 is signed by one of the services, in their form', async () => {
    open(resizingProvider({}, { step: 'documento', ...there }));
    await press('Conferma e firma');
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(items).toHaveLength(3);
    expect(items.at(-1)).toBe('Scarica/Carica documento');
    await userEvent.click(screen.getByRole('menuitem', { name: items[0] ?? '' }));
    expect(await screen.findByRole('dialog', { name: /Firma online con/ })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Firma', hidden: true })).toBeInTheDocument();
  });

  it('RZM-015 is downloaded and uploaded, by the other way', async () => {
    open(resizingProvider({}, { step: 'documento', ...there }));
    await press('Conferma e firma');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Scarica/Carica documento' }));
    const steps = await screen.findByRole('list', { name: 'Scarica/Carica documento' });
    expect(
      within(steps)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual([...['Scarica documento', 'Carica documento firmato (.p7m)']]);
    expect(screen.queryByRole('button', { name: /Firma con/ })).toBeNull();
  });

  it('RZM-048 shows what the provider says of a signature that it refuses', async () => {
    const resizingSignOnline = () => {
      throw refused(422, 'Le credenziali non sono corrette.', { code: 'x' });
    };
    open(resizingProvider({ resizingSignOnline }, { step: 'firma', ...there }), {
      at: `${PAGE}?firma=sigillo`,
    });
    const dialog = await screen.findByRole('dialog', { name: /Firma online con/ });
    await userEvent.type(within(dialog).getByLabelText(/Username/), 'u');
    await userEvent.type(within(dialog).getByLabelText(/Password/), 'p');
    await userEvent.type(within(dialog).getByLabelText(/Codice OTP/), '123456');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Conferma' }));
    const said = await within(dialog).findByText('Le credenziali non sono corrette.');
    expect(said.closest('.MuiAlert-colorError')).not.toBeNull();
  });

  it('RZM-016 RZM-024 RZM-026 ends in a recap with the signed document, the recipients and the receipt', async () => {
    const saved = { name: 'Ida Neri', at: '2026-09-01T08:00:00Z' };
    const more = { receipt: 'DIM-2026-SG10001-1', saved };
    const { of } = open(resizingProvider({}, { step: 'riepilogo', ...there, more }));
    await heading('Riepilogo');
    expect(await screen.findByText('Documento firmato e inviato il 01-09-2026.')).toBeVisible();
    expect(await screen.findByText('Rifiutato: Già presenti da noi.')).toBeVisible();
    expect(await screen.findByText('abc123')).toBeVisible();
    expect(screen.getByText('22/09/2026')).toBeVisible();
    // There is nothing to resume.
    expect(screen.queryByText(/^Si riprende/)).toBeNull();
    await press('Scarica il documento firmato (.p7m)');
    await waitFor(() => expect(of('resizingSigned')).toHaveLength(1));
    expect(await axeFindings()).toEqual([]);
  });
});
