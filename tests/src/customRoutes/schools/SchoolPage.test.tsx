import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../../src/dataProvider/ApiError';
import { address, axeFindings, ownScreen } from '../../../fixtures/resourceScreen';
import { savedFiles } from '../../../fixtures/savedFiles';
import { button, openSchool, school } from '../../../fixtures/schoolProfile';

describe('the school profile', () => {
  it('SCHOOL-002 SCHOOL-003 is at its address, with the data and the licences of the school', async () => {
    openSchool();
    await screen.findByText('Galilei');
    expect(address()).toBe('/profiloscuola');
    expect(screen.getByRole('heading', { name: 'Profilo scuola', level: 1 })).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Licenze Scuola' }));
    await screen.findByRole('table', { name: 'Applicazioni con licenza della scuola' });
  });

  it('SCHOOL-004 SCHOOL-005 SCHOOL-006 begins with the data, not to be typed in, with what can be done', async () => {
    openSchool();
    await screen.findByText('Galilei');
    expect(screen.getByRole('tab', { name: 'Anagrafica Scuola', selected: true })).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(button('Modifica')).toBeVisible();
    expect(button('Registro Trattamento')).toBeVisible();
    expect(await axeFindings()).toEqual([]);
  });

  it('SCHOOL-013 SCHOOL-014 SCHOOL-031 shows each fact of the record, the two switches in words', async () => {
    openSchool({ schoolRead: { ...school, faxNumber: '06 654321' } });
    await screen.findByText('Galilei');
    const facts = screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextSibling?.textContent]);
    expect(facts).toHaveLength(20);
    expect(Object.fromEntries(facts)).toEqual({
      'Codice cliente': 'SG10001',
      'Codice meccanografico': 'RMIC12345X',
      'Codice fiscale': '90000000001',
      'Codice IPA': 'istsc_rmic12345x',
      'Codice per la fatturazione': 'UF1234',
      Intestazione: 'ISTITUTO COMPRENSIVO',
      Nome: 'Galilei',
      Città: 'Roma',
      Indirizzo: 'Via Roma 1',
      CAP: '00199',
      Provincia: 'RM',
      Telefono: '06 123456',
      Fax: '06 654321',
      'Sito web': 'www.galilei.example.org',
      Email: 'scuola@example.org',
      Pec: 'pec@example.org',
      'Nome del DPO': 'Studio Garante',
      'Email del DPO': 'dpo@example.org',
      'Accesso con SPID e CIE': 'Attivo',
      'Accesso con codice OTP': 'Non attivo',
    });
  });

  it('SCHOOL-012 leads to the users', async () => {
    openSchool();
    const link = await screen.findByRole('link', { name: 'Gestione utenti' });
    expect(link).toHaveAttribute('href', '/user');
  });

  it.each([
    [undefined, 'La sessione è scaduta. Accedere di nuovo per continuare.'],
    [{ title: 'Accesso terminato.' }, 'Accesso terminato.'],
  ])(
    'SCHOOL-029 says the common message where a 401 comes with %j, and stops loading',
    async (problem, text) => {
      openSchool({
        schoolRead: () => {
          throw ApiError.of(401, problem);
        },
      });
      expect(await screen.findByRole('alert')).toHaveTextContent(text);
      expect(screen.queryByText(/Caricamento/)).toBeNull();
      expect(button('Riprova')).toBeVisible();
    },
  );

  it('SCHOOL-006 SCHOOL-028 downloads the register under its name', async () => {
    const saved = savedFiles();
    openSchool({ processingRegister: { name: 'registro-trattamento-SG10001.pdf', content: btoa('%PDF') } });
    await userEvent.click(await screen.findByRole('button', { name: 'Registro Trattamento' }));
    await waitFor(() => expect(saved).toEqual(['registro-trattamento-SG10001.pdf']));
  });

  it('is nobody’s but the supervisor’s: others are led to the dashboard', async () => {
    ownScreen('/profiloscuola', { roles: ['teacherManager'] });
    await screen.findByText('another page');
    expect(address()).toBe('/');
  });
});

describe('the licences of the school', () => {
  it('SCHOOL-007 SCHOOL-008 are a table of ten rows a page', async () => {
    openSchool({}, '/profiloscuola?scheda=licenze');
    expect(await screen.findByRole('tab', { name: 'Licenze Scuola', selected: true })).toBeVisible();
    const table = within(await screen.findByRole('table', { name: 'Applicazioni con licenza della scuola' }));
    expect(table.getAllByRole('rowheader')).toHaveLength(10);
    expect(screen.getByText('Pagina 1 di 2')).toBeVisible();
    await userEvent.click(button('Pagina successiva'));
    expect(table.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
      'Applicazione 10',
      'Applicazione 11',
    ]);
    expect(await axeFindings()).toEqual([]);
  });

  it('SCHOOL-009 say that there are none', async () => {
    openSchool({ applicationsOfSchool: [] }, '/profiloscuola?scheda=licenze');
    expect(await screen.findByText('Nessuna applicazione abilitata per la scuola')).toBeInTheDocument();
  });
});
