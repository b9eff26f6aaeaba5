import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { DataProvider } from 'react-admin';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listExport } from '../../../../contract/exports/endpoints';
import { operationPreview, operationPreviewRows } from '../../../../contract/operations/endpoints';
import type { OperationPreview } from '../../../../contract/operations/operation';
import { users } from '../../../../src/resources/users/users';
import { fakeOperations } from '../../../fixtures/fakeOperations';
import { resourceScreen } from '../../../fixtures/resourceScreen';
import { userRow } from '../../../fixtures/userRecords';

/** Returns the preview of disabling people, one of whom is already disabled. */
async function previewOf(count: number) {
  const people = Array.from({ length: count }, (_, index) =>
    userRow(`u${String(index).padStart(5, '0')}`, { status: index !== 3 }),
  );
  const fake = fakeOperations(people);
  const data = people.map((one) => ({ ...one, id: one.uid }));
  // Like the provider, which names only the first of each group; three are enough for a test.
  const run: typeof fake.callEndpoint = async (name, endpoint, input) => {
    const answer = await fake.callEndpoint(name, endpoint, input);
    if (endpoint.id !== operationPreview.id) return answer;
    const { eligible, ...rest } = answer as OperationPreview;
    const examples = count > 1000 ? eligible.examples.slice(0, 3) : eligible.examples;
    return { ...rest, eligible: { ...eligible, examples } };
  };
  const calls = { getList: async () => ({ data, total: count }), callEndpoint: run };
  resourceScreen(users, {
    roles: ['supervisor'],
    rows: [],
    calls: calls as unknown as Partial<DataProvider>,
  });
  await screen.findByRole('checkbox', { name: 'Seleziona Mario u00001' });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Seleziona tutte le righe mostrate' }));
  fireEvent.click(await screen.findByRole('button', { name: /^Seleziona tutti i/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Disattiva utenti' }));
  fireEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Disattiva soltanto' }),
  );
  await screen.findByText(/ selezionati: .* già disattivato$/);
  return fake;
}

const more = 'Di ogni gruppo sono elencati i primi 1.000 nomi.';

describe('the preview of an action on many', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('says so where it does not name them all, and gives all of them as a file, for a reason that is recorded', async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:';
    });
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const fake = await previewOf(1201);
    await screen.findByText(more);
    fireEvent.click(screen.getByText('Elenco completo in Excel o CSV'));
    const reason = screen.getByLabelText(/^Motivo/);
    fireEvent.click(screen.getByRole('radio', { name: 'CSV (.csv)' }));
    fireEvent.click(screen.getByText('Scarica l’elenco'));
    expect(fake.called(operationPreviewRows)).toEqual([]);
    fireEvent.change(reason, { target: { value: 'Da mostrare al dirigente' } });
    fireEvent.click(screen.getByText('Scarica l’elenco'));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(fake.called(operationPreviewRows)).toHaveLength(2);
    expect(fake.called(listExport)[0]?.input.body).toEqual({
      columns: ['labelNomeCognome', 'uid'],
      rows: 1201,
      reason: 'Da mostrare al dirigente',
      query: '?azione=disable',
    });
    const lines = (await files[0]?.text())?.trim().split('\r\n') ?? [];
    expect(lines).toHaveLength(1202);
    expect(lines[0]).toMatch(/Nome e cognome;Utente;Disattiva utenti$/);
    expect(lines[3]).toBe('Mario u00002;u00002.SG10001;da disattivare');
    expect(lines[4]).toBe("Mario u00003;u00003.SG10001;L'utente risulta gia' disattivato!");
    expect(names).toEqual([expect.stringMatching(/^disattiva-utenti-\d{4}-\d\d-\d\d\.csv$/)]);
    // A different reason is a new request: the same key with another reason would be refused.
    fireEvent.change(reason, { target: { value: 'Da mostrare al DSGA' } });
    fireEvent.click(screen.getByText('Scarica l’elenco'));
    await waitFor(() => expect(files).toHaveLength(2));
    const keys = fake.called(listExport).map(({ input }) => input.idempotencyKey);
    expect(new Set(keys).size).toBe(2);
  });

  it('says nothing of it where all are named', async () => {
    await previewOf(40);
    expect(screen.queryByText(more)).toBeNull();
  });
});
