import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { chooseBytes, importRows, openImportScreen } from '../../../fixtures/importScreen';
import { encoded } from '../../../fixtures/tables';
import { workbook } from '../../../fixtures/xlsx';

vi.mock('../../../../src/engine/import/book/bookClient', () => import('../../../fixtures/bookInPage'));

const TITLES = ['Cognome', 'Nome', 'Codice fiscale', 'E-mail', 'Scadenza'];
const person = (
  name: string,
  n = 0,
  expires: Parameters<typeof workbook>[0][number]['lines'][number][number] = '',
) => [name, 'Zoè', `RSSNNA80A${10 + n}H501X`, `p${n}@example.org`, expires];

const says = (text: string) => screen.findByText(text, { exact: false });
const count = (rows: string) => screen.findByRole('button', { name: `Tutte (${rows})` });

describe('before a file is imported it is said', () => {
  it('P08 in which encoding it was read and what was skipped, and the import keeps that', async () => {
    const { begun, surnames } = openImportScreen();
    const lines = [TITLES, person('Cantù', 1), ['', '', '', '', ''], TITLES, person('D’Amico', 2)];
    await chooseBytes(encoded['Mac OS Roman'](lines.map((line) => line.join(';')).join('\r')));
    expect(
      await says(
        'Letto come testo di un Mac di qualche anno fa. Righe lette: 2. Righe vuote, saltate: 1. Intestazioni ripetute, saltate: 1.',
      ),
    ).toBeVisible();
    await importRows('Importa 2 righe');
    expect(surnames()).toEqual(['Cantù', 'D’Amico']);
    expect(begun[0]?.reading).toMatchObject({ encoding: 'mac', rows: 2, blank: 1, headers: 1, hidden: 0 });
  });

  it('which lines were in another encoding', async () => {
    const { surnames } = openImportScreen();
    await chooseBytes(
      Uint8Array.from([
        ...encoded['UTF-8'](`${TITLES.join(';')}\n${person('Niccolò', 1).join(';')}\n`),
        ...encoded['Windows-1252'](person('Cantù', 2).join(';')),
      ]),
    );
    expect(await says('lette come testo di Windows, da controllare: 3.')).toBeVisible();
    await importRows('Importa 2 righe');
    expect(surnames()).toEqual(['Niccolò', 'Cantù']);
  });

  it('P08 which sheet was read, of which others can be chosen, the hidden ones too', async () => {
    const { surnames } = openImportScreen();
    await chooseBytes(
      workbook([
        { name: 'Vecchi', state: 'hidden', lines: [TITLES, person('Neri', 1)] },
        { name: 'Istruzioni', lines: [['Compilare il foglio Docenti.']] },
        { name: 'Docenti', lines: [TITLES, person('Cantù', 2)] },
        { name: 'ATA', lines: [TITLES, person('Gualà', 3), person('Bertè', 4)] },
      ]),
    );
    expect(await says('Letto il foglio «Docenti». Righe lette: 1.')).toHaveTextContent(
      'Altri fogli del file, non letti: «Istruzioni», «ATA». Fogli nascosti del file, non letti: «Vecchi».',
    );
    await userEvent.click(screen.getByRole('combobox', { name: 'Foglio da importare' }));
    const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    expect(options).toEqual(['Vecchi (nascosto)', 'Istruzioni', 'Docenti', 'ATA']);
    await userEvent.click(screen.getByRole('option', { name: 'ATA' }));
    expect(await says('Letto il foglio «ATA». Righe lette: 2.')).toBeVisible();
    await importRows('Importa 2 righe');
    expect(surnames()).toEqual(['Gualà', 'Bertè']);
  });

  it('P08 how many rows are hidden: they are left out until they are asked for', async () => {
    openImportScreen();
    await chooseBytes(
      workbook([
        { name: 'A', lines: [TITLES, person('Uno', 1), person('Due', 2), person('Tre', 3)], hidden: [3, 4] },
      ]),
    );
    expect(await says('Righe nascoste nel foglio, lasciate fuori: 2.')).toBeVisible();
    await count('1');
    await userEvent.click(screen.getByRole('button', { name: 'Leggi anche le righe nascoste' }));
    await count('3');
    expect(await says('Di queste, righe nascoste nel foglio: 2.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Lascia fuori le righe nascoste' }));
    await count('1');
  });

  it('what to do instead with a file that is no table', async () => {
    openImportScreen();
    await chooseBytes(encoded['UTF-8']('<html><table><tr><td>Cognome'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Questo file è una pagina web o un XML');
  });
});
