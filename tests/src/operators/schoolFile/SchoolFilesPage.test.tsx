import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { expect, it, vi } from 'vitest';
import { SCHOOL_FILES, SchoolFilesPage } from '../../../../operators/schoolFile/SchoolFilesPage';
import { ApiError } from '../../../../src/dataProvider/ApiError';
import { AsStaff } from '../../../fixtures/AsStaff';
import { answering } from '../../../fixtures/answers';

const Address = () => <output>{useLocation().pathname}</output>;
const file = (name: string) => new File(['customerCode'], name, { type: 'text/csv' });

/** Renders the page with a provider that responds to each uploaded file when the test says so. */
function open(at = SCHOOL_FILES) {
  const reading = new Map<string, { read: () => void; fail: () => void }>();
  const begin = ({ file: given }: { readonly file?: File }) =>
    new Promise((resolve, reject) => {
      const name = given?.name ?? '';
      reading.set(name, {
        read: () => resolve({ id: name }),
        fail: () => reject(ApiError.of(400, { code: 'invalid', detail: `Non va: ${name}` })),
      });
    });
  const api = answering({ platformImportList: [], platformImportBegin: begin });
  render(
    <MemoryRouter initialEntries={[at]}>
      <AsStaff callApi={api.callApi}>
        <Routes>
          <Route path={SCHOOL_FILES} element={<SchoolFilesPage />} />
          <Route path="*" element={<Address />} />
        </Routes>
      </AsStaff>
    </MemoryRouter>,
  );
  const input = screen.getByLabelText('Scegli il file', { selector: 'input' });
  const give = (name: string) => fireEvent.change(input, { target: { files: [file(name)] } });
  return { give, of: (name: string) => reading.get(name), sent: api.sent };
}

it('of two files of schools that are given one after the other the last one counts', async () => {
  const { give, of } = open();
  give('uno.csv');
  give('due.csv');
  of('uno.csv')?.fail();
  expect(await screen.findByText('Controllo del file in corso...')).toBeVisible();
  of('due.csv')?.read();
  expect(await screen.findByText(`${SCHOOL_FILES}/due.csv`)).toBeVisible();
});

it('the first of two files of schools leads nowhere, and is not said to be wrong', async () => {
  const { give, of } = open();
  give('uno.csv');
  give('due.csv');
  of('due.csv')?.fail();
  expect(await screen.findByText('Non va: due.csv')).toBeVisible();
  of('uno.csv')?.read();
  await userEvent.tab();
  expect(screen.getByText('Non va: due.csv')).toBeVisible();
});

it('the example of a file of schools stays to be fetched after it was asked for', async () => {
  const revoke = vi.fn();
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: revoke });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Scarica un esempio' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV (.csv)' }));
  await waitFor(() => expect(click).toHaveBeenCalledOnce());
  expect(revoke).not.toHaveBeenCalled();
  click.mockRestore();
});

it('reads the hidden rows of a sheet only where the person asks for it', async () => {
  const { give, of, sent } = open();
  give('senza.xlsx');
  of('senza.xlsx')?.fail();
  await screen.findByText('Non va: senza.xlsx');
  await userEvent.click(screen.getByRole('checkbox', { name: /^Leggi anche le righe nascoste/ }));
  give('con.xlsx');
  of('con.xlsx')?.read();
  await screen.findByText(`${SCHOOL_FILES}/con.xlsx`);
  const queries = sent.flatMap(([id, { query }]) => (id === 'platformImportBegin' ? [query] : []));
  expect(queries).toEqual([undefined, { nascoste: 'si' }]);
});

it('asks for them already where the preview of a file led here', () => {
  open(`${SCHOOL_FILES}?nascoste`);
  expect(screen.getByRole('checkbox', { name: /^Leggi anche le righe nascoste/ })).toBeChecked();
});
