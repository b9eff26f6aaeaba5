import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../src/dataProvider/ApiError';
import { address, axeFindings, ownScreen } from '../../../fixtures/resourceScreen';
import { button, openSchool } from '../../../fixtures/schoolProfile';

describe('the school profile', () => {
  it('SCHOOL-002 SCHOOL-003 SCHOOL-004 SCHOOL-005 SCHOOL-006 SCHOOL-013 SCHOOL-014 SCHOOL-031 shows the record, not to be typed in', async () => {
    openSchool();
    await screen.findByText('Galilei');
    expect(screen.getByRole('heading', { name: 'Profilo scuola', level: 1 })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Anagrafica Scuola', selected: true })).toBeVisible();
    const terms = screen.getAllByRole('term').map((term) => term.textContent);
    expect(terms).toHaveLength(20);
    expect(terms).toEqual(
      expect.arrayContaining([
        ...[
          'Codice cliente',
          'Codice meccanografico',
          'Codice fiscale',
          'Codice IPA',
          'Intestazione',
          'Nome',
        ],
        ...['Codice per la fatturazione', 'Indirizzo', 'CAP', 'Città', 'Provincia', 'Telefono', 'Fax'],
        ...['Sito web', 'Email', 'Pec', 'Nome del DPO', 'Email del DPO'],
        ...['Accesso con Spid e CIE', 'Accesso con codice OTP'],
      ]),
    );
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(button('Modifica')).toBeVisible();
    expect(button('Registro Trattamento')).toBeVisible();
    expect(await axeFindings()).toEqual([]);
  });

  it('SCHOOL-012 leads to the users', async () => {
    openSchool();
    const link = await screen.findByRole('link', { name: 'Gestione utenti' });
    expect(link).toHaveAttribute('href', '/user');
  });

  it('SCHOOL-029 says the common message where it may not be read, and stops loading', async () => {
    openSchool({
      schoolRead: () => {
        throw ApiError.of(401, undefined);
      },
    });
    await screen.findByRole('alert');
    expect(screen.queryByLabelText(/Caricamento/)).toBeNull();
    expect(button('Riprova')).toBeVisible();
  });

  it('SCHOOL-006 SCHOOL-028 downloads the register under its name', async () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }),
    );
    openSchool({ processingRegister: { name: 'registro-trattamento-SG10001.pdf', content: btoa('%PDF') } });
    await userEvent.click(await screen.findByRole('button', { name: 'Registro Trattamento' }));
    await waitFor(() => expect(saved).toEqual(['registro-trattamento-SG10001.pdf']));
    vi.restoreAllMocks();
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
    expect(screen.getByText('1-10 di 12')).toBeVisible();
    await userEvent.click(button('Pagina successiva'));
    expect(table.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
      'Applicazione 10',
      'Applicazione 11',
    ]);
    expect(await axeFindings()).toEqual([]);
  });

  it('SCHOOL-009 say that there are none', async () => {
    openSchool({ applicationsOfSchool: [] }, '/profiloscuola?scheda=licenze');
    await screen.findByText('Nessuna applicazione abilitata per la scuola');
  });
});
