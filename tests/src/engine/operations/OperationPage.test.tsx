import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { operationRead, operationTakeBack } from '../../../../contract/operations/endpoints';
import type { Operation, OperationRow } from '../../../../contract/operations/operation';
import { operations } from '../../../../src/resources/operations/operations';
import { users } from '../../../../src/resources/users/users';
import { fakeOperations } from '../../../fixtures/fakeOperations';
import { axeFindings, resourceScreen } from '../../../fixtures/resourceScreen';
import { userRow } from '../../../fixtures/userRecords';

const people = ['a', 'b', 'c'].map((name) => userRow(name, { status: false }));
const row = (name: string, state: 'done' | 'failed' | 'cancelled', position: number) => ({
  position,
  id: `${name}.SG10001`,
  label: `Mario ${name}`,
  state,
  ...(state === 'failed' && { reason: 'La modifica non è riuscita' }),
});

/** Renders the page of an operation that disabled two of three. */
function show(
  rows: OperationRow[] = [row('a', 'done', 1), row('b', 'done', 2), row('c', 'failed', 3)],
  more: Partial<Operation> = {},
) {
  const others = rows.map(({ id }) => userRow(id.replace('.SG10001', ''), { status: true }));
  const fake = fakeOperations([...others, ...people]);
  fake.begin(rows, { state: 'ended', ...more });
  const getOne = async (_name: string, { id }: { id: string }) => {
    const read = (await fake.callEndpoint('operation', operationRead, { id })) as object;
    return { data: { ...read, id } };
  };
  resourceScreen(operations, {
    roles: ['supervisor'],
    rows: [],
    at: '/op-1',
    beside: [users],
    calls: { callEndpoint: fake.callEndpoint, getOne },
  });
  return fake;
}

const lines = () => screen.getAllByRole('row').slice(1);

describe('the page of an operation', () => {
  it('tells what became of each record and why, all or those of one outcome', async () => {
    show();
    await screen.findByRole('heading', { level: 1, name: 'Disattivazione di 3 utenti' });
    await screen.findByText('2 riusciti, 1 non riuscito');
    await waitFor(() => expect(lines()).toHaveLength(3));
    await userEvent.selectOptions(screen.getByLabelText('Mostra'), 'Non riuscito');
    await waitFor(() => expect(lines()).toHaveLength(1));
    expect(lines()[0]).toHaveTextContent('Mario c (c.SG10001)Non riuscito: La modifica non è riuscita');
    expect(await axeFindings()).toEqual([]);
  });

  it('tells of what was done in part only, and why', async () => {
    const reason = "Assistente: L'opzione Docente non è compatibile";
    const inPart = { ...row('b', 'done', 2), partial: true, reason };
    show([row('a', 'done', 1), inPart], { partial: 1 });
    await screen.findByText('2 riusciti, di cui 1 solo in parte');
    await waitFor(() => expect(lines()).toHaveLength(2));
    expect(lines()[1]).toHaveTextContent(`Mario b (b.SG10001)Riuscito in parte: ${reason}`);
  });

  it('shows the last page that there is where a later one was open and fewer are left', async () => {
    const many = Array.from({ length: 60 }, (_, position) => row(`u${position}`, 'failed', position));
    const fake = show(many);
    await userEvent.selectOptions(await screen.findByLabelText('Mostra'), 'Non riuscito');
    await userEvent.click(await screen.findByRole('button', { name: 'Pagina successiva' }));
    await waitFor(() => expect(lines()).toHaveLength(10));
    fake.broken.add('u3.SG10001');
    await userEvent.click(screen.getByRole('button', { name: 'Riprova i non riusciti' }));
    await waitFor(() =>
      expect(lines().map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Mario u3')]),
    );
  });

  it('takes it back after asking, once however often that is pressed, and leads to what was restored', async () => {
    const fake = show();
    await userEvent.click(await screen.findByRole('button', { name: "Annulla l'operazione" }));
    const dialog = within(await screen.findByRole('dialog', { name: "Annullare l'operazione?" }));
    await userEvent.dblClick(dialog.getByRole('button', { name: "Annulla l'operazione" }));
    await screen.findByText('2 ripristinati');
    expect(fake.called(operationTakeBack)).toHaveLength(1);
    expect([...fake.users.values()].map(({ status }) => status)).toEqual([true, true, false]);
    expect(screen.getByRole('link', { name: "Vedi l'operazione annullata" })).toHaveAttribute(
      'href',
      '/operazioni/op-1',
    );
  });

  it('P10 says how many cannot be restored and why, names what was done later, and takes that along when it is agreed to', async () => {
    const fake = show();
    for (const name of ['a', 'b']) Object.assign(fake.users.get(`${name}.SG10001`) ?? {}, { status: true });
    fake.begin([row('a', 'done', 1), row('b', 'done', 2)], { action: 'enable', state: 'ended' });
    fake.later.push({
      id: 'op-2',
      what: { said: 'enable', count: 2, noun: 'users' },
      startedAt: '2026-09-01T08:00:00.000Z',
      name: 'Maria Bianchi',
      count: 2,
      canTakeBack: true,
    } as (typeof fake.later)[number]);
    await userEvent.click(await screen.findByRole('button', { name: "Annulla l'operazione" }));
    const dialog = within(await screen.findByRole('dialog', { name: "Annullare l'operazione?" }));
    await dialog.findByText("Modificato dopo l'operazione: 2");
    expect(dialog.getByRole('button', { name: "Annulla l'operazione" })).toHaveAccessibleDescription(
      'Ora non si può ripristinare nessun elemento',
    );
    expect(dialog.getByRole('link', { name: 'Attivazione di 2 utenti' })).toHaveAttribute(
      'href',
      '/operazioni/op-2',
    );
    expect(
      dialog.getByRole('button', { name: /^Annulla solo questo: Attivazione di 2 utenti/ }),
    ).toBeVisible();
    expect(await axeFindings()).toEqual([]);
    await userEvent.click(
      dialog.getByRole('checkbox', { name: /^Annulla prima anche il passaggio successivo/ }),
    );
    await dialog.findByText('2 elementi si possono ripristinare.');
    await userEvent.click(dialog.getByRole('button', { name: 'Annulla tutto' }));
    await screen.findByText(/ripristinati/);
    expect(fake.called(operationTakeBack)[0]?.input).toMatchObject({ id: 'op-1', body: { later: ['op-2'] } });
  });

  it('tries the failed again, and says of what cannot be done why, to who reaches it', async () => {
    const fake = show();
    await userEvent.click(await screen.findByRole('button', { name: 'Riprova i non riusciti' }));
    await screen.findByText('3 riusciti');
    expect(fake.tried).toEqual(['c.SG10001']);
    const again = screen.getByRole('button', { name: 'Riprova i non riusciti' });
    expect(again).toHaveAttribute('aria-disabled', 'true');
    expect(again).toHaveAccessibleDescription('Non ci sono elementi da riprovare');
    again.focus();
    expect(again).toHaveFocus();
  });

  it('takes up one that was stopped', async () => {
    const fake = show([row('a', 'done', 1), row('b', 'cancelled', 2), row('c', 'failed', 3)], {
      state: 'cancelled',
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Riprendi' }));
    await screen.findByText('3 riusciti');
    expect(fake.tried).toEqual(['b.SG10001', 'c.SG10001']);
  });

  it('leads to no page, and shows no key, of a row of a file that is about no record', async () => {
    const fake = show();
    fake.operations[0]?.rows.push({
      position: 4,
      id: '#4',
      label: 'Riga 4',
      state: 'skipped',
      reason: 'Il codice fiscale non è valido',
    });
    await waitFor(() => expect(lines()).toHaveLength(4));
    expect(lines()[3]).toHaveTextContent('Riga 4 Escluso: Il codice fiscale non è valido');
    expect(within(lines()[3] as HTMLElement).queryByRole('link')).toBeNull();
    expect(within(lines()[0] as HTMLElement).getByRole('link')).toHaveAttribute('href', '/user/a.SG10001');
  });
});
