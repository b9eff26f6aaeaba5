import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { SentRow } from '../../../../contract/imports/imported';
import type { TableReading } from '../../../../contract/imports/tableReading';
import type { Endpoint } from '../../../../contract/schema/endpoint';
import { users } from '../../../../src/resources/users/users';
import { address, resourceScreen } from '../../../fixtures/resourceScreen';
import { encoded } from '../../../fixtures/tables';
import { workbook } from '../../../fixtures/xlsx';

vi.mock('../../../../src/engine/import/book/bookClient', () => import('../../../fixtures/bookInPage'));

const TITLES = ['Cognome', 'Nome', 'Codice fiscale', 'E-mail', 'Scadenza'];
const person = (
  name: string,
  n = 0,
  expires: Parameters<typeof workbook>[0][number]['lines'][number][number] = '',
) => [name, 'Zoè', `RSSNNA80A${10 + n}H501X`, `p${n}@example.org`, expires];

function openPage() {
  const begun: { reading?: TableReading }[] = [];
  const sent: SentRow[][] = [];
  const judged = (rows: readonly SentRow[]) =>
    rows.map(({ position }) => ({
      position,
      verdict: 'create',
      id: `u${position}`,
      problems: [],
      warnings: [],
    }));
  const answers: Record<string, (body: never) => unknown> = {
    importColumns: () => [],
    importPreview: ({ rows }: { rows: SentRow[] }) => judged(rows),
    importBegin: (body: { reading?: TableReading }) => {
      begun.push(body);
      return { id: 'i1' };
    },
    importAdd: ({ rows }: { rows: SentRow[] }) => {
      sent.push(rows);
      return judged(rows);
    },
    importRun: () => ({}),
    importRead: () => ({ state: 'ended', total: 1, waiting: 0 }),
    importRows: () => ({ data: [], total: 0 }),
  };
  const run = async (_resource: string, { id }: Endpoint, input: { body?: unknown }) =>
    (answers as Record<string, (body: unknown) => unknown>)[id]?.(input.body ?? {});
  resourceScreen(users, { roles: ['supervisor'], rows: [], at: '/importa', calls: { run } as never });
  return {
    begun,
    sent,
    surnames: () => sent.flat().map(({ cells }) => (cells as Record<string, string>).sn),
  };
}

async function choose(bytes: Uint8Array<ArrayBuffer>) {
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[type=file]');
    expect(found).not.toBeNull();
    return found as HTMLInputElement;
  });
  const file = new File([bytes], 'personale.csv');
  Object.defineProperty(file, 'arrayBuffer', { value: async () => bytes.buffer });
  await userEvent.upload(input, file, { applyAccept: false });
}
/** Imports the rows that are shown. */
async function importRows(label: string) {
  await userEvent.click(await screen.findByRole('button', { name: label }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Importa' }));
  await waitFor(() => expect(address()).toBe('/importazioni/i1'));
}
const says = (text: string) => screen.findByText(text, { exact: false });
const count = (rows: string) => screen.findByRole('button', { name: `Tutte (${rows})` });

describe('before a file is imported it is said', () => {
  it('P08 in which encoding it was read and what was skipped, and the import keeps that', async () => {
    const { begun, surnames } = openPage();
    const lines = [TITLES, person('Cantù', 1), ['', '', '', '', ''], TITLES, person('D’Amico', 2)];
    await choose(encoded['Mac OS Roman'](lines.map((line) => line.join(';')).join('\r')));
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
    const { surnames } = openPage();
    await choose(
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
    const { surnames } = openPage();
    await choose(
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
    openPage();
    await choose(
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
    openPage();
    await choose(encoded['UTF-8']('<html><table><tr><td>Cognome'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Questo file è una pagina web o un XML');
  });
});
