import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { OwnProfile } from '../../../../contract/account/ownProfile';
import { DEMO_KEEPS_PROFILE } from '../../../../contract/account/ownProfile';
import { inEnglish } from '../../../../contract/messages/inEnglish';
import type { Role } from '../../../../contract/permissions/roles';
import { ApiError } from '../../../../src/dataProvider/ApiError';
import { createI18nProvider } from '../../../../src/i18n/i18nProvider';
import { type Answers, answering, type Sent } from '../../../fixtures/answers';
import { axeFindings, lastSaid, ownScreen } from '../../../fixtures/resourceScreen';
import { button, input, replace } from '../../../fixtures/schoolProfile';

const profile: OwnProfile = {
  uid: 'docente.SG10001',
  codMin: 'RMIC12345X',
  scuola: 'Galilei',
  sn: 'Verdi',
  cn: 'Anna',
  dataNascita: '1980-01-31',
  codicefiscale: 'VRDNNA80A71H501M',
  email: 'anna.verdi@example.org',
  spidEnabled: false,
  accessibility: false,
  dataScadenza: '2027-03-01',
  otpenabled: false,
  status: true,
  customerCode: 'SG10001',
  timeTable: null,
  groups: [],
  supervisor: false,
  demo: false,
  collegata: false,
};
const supervisor: OwnProfile = { ...profile, uid: 'supervisor.SG10001', supervisor: true };

const applications = Array.from({ length: 12 }, (_, nth) => ({
  ac: `A${nth}`,
  description: `Applicazione ${String(nth).padStart(2, '0')}`,
  cat: 'Generale',
  status: true,
  expirationDate: '2027-08-31',
}));

function open(
  of: OwnProfile = profile,
  answers: Answers = {},
  page = '/profiloutente',
  i18n = createI18nProvider(),
) {
  const api = answering({
    ownProfileRead: of,
    ownProfileUpdate: ({ body }: Sent) => ({ ...of, email: (body as { email: string }).email }),
    applicationsOfUser: applications,
    ...answers,
  });
  const roles: Role[] = of.supervisor ? ['supervisor'] : ['user'];
  ownScreen(page, { roles, callApi: api.callApi, i18n });
  return api;
}

async function edit(of: OwnProfile = profile, answers: Answers = {}) {
  const api = open(of, answers);
  await userEvent.click(await screen.findByRole('button', { name: 'Modifica' }));
  await screen.findByRole('dialog', { name: 'Modifica anagrafe utente' });
  return api;
}

const savedWith = (api: ReturnType<typeof answering>) =>
  api.sent.filter(([id]) => id === 'ownProfileUpdate').at(-1)?.[1];

describe('the own profile', () => {
  it('PROF-001 PROF-003 PROF-008 shows everything about the own account', async () => {
    open();
    expect(await screen.findByRole('tab', { name: 'Anagrafica Utente', selected: true })).toBeVisible();
    const fact = (label: string) =>
      screen.getByText(label, { selector: 'dt' }).parentElement?.querySelector('dd')?.textContent;
    await screen.findByText('Verdi');
    expect(fact('Data di nascita')).toBe('31/01/1980');
    expect(fact('Data cambio password')).toBe('01/03/2027');
    expect(fact('Codice fiscale')).toBe('VRDNNA80A71H501M');
    expect(fact('Stato')).toBe('Attiva');
    expect(await axeFindings()).toEqual([]);
  });

  it('PROF-004 shows the applications on a tab of their own, ten a page', async () => {
    open();
    await userEvent.click(await screen.findByRole('tab', { name: "Applicazioni abilitate per l'utente" }));
    const rows = async () => (await screen.findAllByRole('rowheader')).map(({ textContent }) => textContent);
    expect(await rows()).toEqual(applications.slice(0, 10).map(({ description }) => description));
    await userEvent.click(screen.getByRole('button', { name: /pagina successiva/i }));
    expect(await rows()).toEqual(['Applicazione 10', 'Applicazione 11']);
    expect(await axeFindings()).toEqual([]);
  });

  it('PROF-006 says that there are no applications', async () => {
    open(profile, { applicationsOfUser: [] }, '/profiloutente?scheda=applicazioni');
    expect(await screen.findByText("Nessuna applicazione abilitata per l'utente")).toBeVisible();
  });

  it('cannot be changed of a demonstration account, and says why', async () => {
    open({ ...profile, demo: true });
    expect(await screen.findByText(DEMO_KEEPS_PROFILE)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Modifica' })).toBeNull();
  });

  it.each([500, 400])('PROF-024 says that the data are not there after a %i', async (status) => {
    open(profile, {
      ownProfileRead: () => {
        throw ApiError.of(status, { code: 'internal', detail: 'no' });
      },
    });
    expect(await screen.findByText('Ops, dati non disponibili. Riprovare più tardi.')).toBeVisible();
  });

  it('warns of a wrong tax code that only the supervisor can mend', async () => {
    open({ ...profile, codicefiscale: 'SBAGLIATO' });
    expect(await screen.findByText(/chiederne la correzione al supervisor/)).toBeVisible();
  });
});

describe('the form of the own profile', () => {
  it('PROF-005 PROF-010 PROF-016 PROF-019 asks a person who is no supervisor for e-mail and accessibility, and sends no name', async () => {
    const api = await edit();
    const dialog = within(screen.getByRole('dialog'));
    expect([...dialog.getAllByRole('textbox'), ...dialog.getAllByRole('switch')]).toHaveLength(2);
    expect(await axeFindings()).toEqual([]);
    replace('E-mail', 'anna@example.org');
    await userEvent.click(screen.getByRole('switch', { name: 'Modalità non vedente' }));
    await userEvent.click(button('Salva'));
    await waitFor(() => expect(savedWith(api)).toBeDefined());
    expect(savedWith(api)?.body).toEqual({
      username: 'docente.SG10001',
      email: 'anna@example.org',
      accessibility: true,
      codiceFiscale: 'VRDNNA80A71H501M',
    });
  });

  it('PROF-016 asks for a tax code that is missing, and sends it in capitals', async () => {
    const api = await edit({ ...profile, codicefiscale: '' });
    replace('Codice fiscale', 'vrdnna80a71h501m');
    await userEvent.click(button('Salva'));
    await waitFor(() => expect(savedWith(api)).toBeDefined());
    expect(savedWith(api)?.body).toMatchObject({ codiceFiscale: 'VRDNNA80A71H501M' });
  });

  it('PROF-009 PROF-018 PROF-025 sends everything that a supervisor may change, the day as yyyy-mm-dd', async () => {
    const api = await edit(supervisor);
    replace('Cognome', 'Bianchi');
    replace('Data di nascita', '20/05/1975');
    replace('Codice fiscale', 'bncnna75e60h501x');
    await userEvent.click(button('Salva'));
    await waitFor(() => expect(lastSaid()).toEqual(['Utente aggiornato con successo!', 'success']));
    expect(savedWith(api)?.body).toEqual({
      username: 'supervisor.SG10001',
      cognome: 'Bianchi',
      nome: 'Anna',
      dataNascita: '1975-05-20',
      codiceFiscale: 'BNCNNA75E60H501X',
      email: 'anna.verdi@example.org',
      accessibility: false,
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('PROF-011 never asks for the user name', async () => {
    await edit(supervisor);
    expect(within(screen.getByRole('dialog')).queryByLabelText(/utente/i)).toBeNull();
  });

  it('PROF-012 PROF-013 PROF-014 PROF-015 says at each field what is wrong, and sends nothing', async () => {
    const api = await edit(supervisor);
    for (const [label, typed, message] of [
      ['Cognome', 'Ros5i', 'Cognome non valido'],
      ['Nome', '', 'Nome obbligatorio'],
      ['Nome', 'Mar1a', 'Nome non valido'],
      ['E-mail', '', 'E-mail obbligatoria'],
      ['E-mail', 'nessuna', 'E-mail non valida'],
      ['Codice fiscale', 'RSSMRA80', 'Codice fiscale non valido'],
      ['Data di nascita', '31/02/1980', 'Inserire la data nel formato DD/MM/YYYY'],
    ] as const) {
      replace(label, typed);
      await userEvent.click(button('Salva'));
      await waitFor(() => expect(input(label)).toHaveAccessibleDescription(message));
    }
    expect(api.idsSent()).not.toContain('ownProfileUpdate');
  });

  it('PROF-017 says that the data are not valid, and leads to the field', async () => {
    await edit(supervisor);
    replace('Cognome', '');
    await userEvent.click(button('Salva'));
    expect(await screen.findByText('Dati assenti o non validi!')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Cognome: Cognome obbligatorio' }));
    expect(input('Cognome')).toHaveFocus();
    expect(await axeFindings()).toEqual([]);
  });

  it('PROF-021 says what becomes of a linked alias identity before it is saved', async () => {
    await edit({ ...supervisor, collegata: true });
    expect(screen.getByText(/se il codice fiscale cambia, il collegamento viene tolto/)).toBeVisible();
  });

  it('keeps what was typed where somebody else saved meanwhile, and asks about what both changed', async () => {
    let refuse = true;
    const api = await edit(profile, {
      ownProfileUpdate: ({ body }: Sent) => {
        if (!refuse) return { ...profile, ...(body as object) };
        refuse = false;
        throw ApiError.of(409, {
          code: 'stale',
          current: { ...profile, email: 'segreteria@example.org' },
          currentVersion: '"8"',
        });
      },
    });
    replace('E-mail', 'anna@example.org');
    await userEvent.click(button('Salva'));
    expect(await screen.findByText(/segreteria@example.org/)).toBeVisible();
    expect(input('E-mail')).toHaveValue('anna@example.org');
    await userEvent.click(button('Salva'));
    await waitFor(() => expect(lastSaid()).toEqual(['Utente aggiornato con successo!', 'success']));
    expect(savedWith(api)).toMatchObject({ ifMatch: '"8"', body: { email: 'anna@example.org' } });
  });

  it('says in English what is wrong with a field, in the form and above it', async () => {
    const i18n = createI18nProvider();
    await i18n.changeLocale('en');
    const errors = [{ field: 'email', message: 'E-mail non valida' }];
    const ownProfileUpdate = () => {
      throw ApiError.of(400, { code: 'invalid', title: 'x', errors } as never);
    };
    open(profile, { ownProfileUpdate }, undefined, i18n);
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('link', { name: 'E-mail: Invalid e-mail' })).toBeVisible();
    expect(screen.getByLabelText(/^E-mail/, { selector: 'input' })).toHaveAccessibleDescription(
      'Invalid e-mail',
    );
  });

  it('says in English that a demonstration account stays as it is', async () => {
    const i18n = createI18nProvider();
    await i18n.changeLocale('en');
    open({ ...profile, demo: true }, {}, undefined, i18n);
    expect(await screen.findByText(inEnglish(DEMO_KEEPS_PROFILE) ?? '')).toBeVisible();
  });
});
