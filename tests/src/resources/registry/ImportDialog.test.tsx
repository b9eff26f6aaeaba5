import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../src/dataProvider/ApiError';
import { RelatedContext } from '../../../../src/engine/record/related';
import { ImportDialog } from '../../../../src/resources/registry/ImportDialog';
import { dialogScreen, personOf, usersResource } from '../../../fixtures/registryScreen';
import { address, lastSaid } from '../../../fixtures/resourceScreen';
import { refusal } from '../../../fixtures/visitForm';

const people = [
  personOf(1),
  personOf(2, { codiceFiscale: null, isCodiceFiscaleValid: false }),
  personOf(3, { codiceFiscale: 'CORTO', isCodiceFiscaleValid: false }),
  personOf(4, { email: null, isEmailValid: false }),
  personOf(5, { email: 'senza', isEmailValid: false }),
  personOf(6),
  personOf(7, { uidPortale: 'rossi7.SG10001' }),
];

function open(answers: object = { registryList: { data: people, errors: [] } }) {
  const close = vi.fn();
  const run = dialogScreen(
    <RelatedContext value={[usersResource]}>
      <ImportDialog resource={usersResource} close={close} />
    </RelatedContext>,
    answers as never,
  );
  return { close, run };
}
const lines = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
const confirm = () => screen.getByRole('button', { name: 'Importa' });
const tickAll = () =>
  userEvent.click(
    screen.getByRole('checkbox', { name: 'Seleziona tutte le persone con codice fiscale ed e-mail validi' }),
  );
const sent = (run: ReturnType<typeof dialogScreen>) =>
  run.mock.calls
    .filter(([, { id }]) => id === 'registryImport')
    .map(([, , input]) => (input as { body: object }).body);

describe('the import of users from the registry', () => {
  it('USR-071 USR-076 USR-077 shows who has no account in a service year, and cannot be confirmed with nobody selected', async () => {
    const { run } = open();
    await screen.findByRole('table');
    expect(lines()).toHaveLength(6);
    expect(run.mock.calls[0]?.[2]).toEqual({ params: { year: '2026' } });
    const years = within(screen.getByLabelText('Anno di servizio')).getAllByRole('option');
    expect(years.map(({ textContent }) => textContent)).toEqual(['2026/27', '2025/26']);
    expect(confirm()).toHaveAttribute('aria-disabled', 'true');
    expect(confirm()).toHaveAccessibleDescription('Selezionare una o più checkbox');
    await userEvent.click(confirm());
    expect(sent(run)).toEqual([]);
  });

  it('sends other people as another command, after an answer that never came', async () => {
    const answers: Record<string, unknown> = {
      registryList: { data: people, errors: [] },
      registryImport: ApiError.unreachable(),
    };
    const { run } = open(answers);
    await screen.findByRole('table');
    await tickAll();
    await userEvent.click(confirm());
    await screen.findByText(/Il servizio non è raggiungibile/);
    await userEvent.click(confirm());
    await waitFor(() => expect(sent(run)).toHaveLength(2));
    await screen.findByText(/Il servizio non è raggiungibile/);
    await userEvent.click(screen.getByRole('checkbox', { name: /Rossi6/ }));
    await userEvent.click(confirm());
    await waitFor(() => expect(sent(run)).toHaveLength(3));
    const [first, again, other] = run.mock.calls
      .filter(([, { id }]) => id === 'registryImport')
      .map(([, , input]) => (input as { idempotencyKey: string }).idempotencyKey);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it('USR-131 USR-132 USR-135 ticks, one by one or all, only who has a valid tax code and a valid e-mail', async () => {
    const { run } = open();
    await screen.findByRole('table');
    const boxes = lines().map((line) => within(line).getByRole('checkbox'));
    for (const box of boxes) await userEvent.click(box);
    expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([
      true,
      false,
      false,
      false,
      false,
      true,
    ]);
    expect(boxes[1]).toHaveAccessibleDescription(
      'Non si può importare: Il codice fiscale manca: va inserito da Alunni o Personale',
    );
    await userEvent.click(boxes[0] as HTMLElement);
    await userEvent.click(boxes[5] as HTMLElement);
    await tickAll();
    await userEvent.click(confirm());
    expect(sent(run)).toEqual([{ persone: ['2026~1', '2026~6'] }]);
  });

  it('keeps the people ticked before a search, when all its results are ticked or unticked', async () => {
    const { run } = open();
    await screen.findByRole('table');
    await userEvent.click(within(lines()[0] as HTMLElement).getByRole('checkbox'));
    await userEvent.type(screen.getByRole('searchbox'), 'rossi6');
    expect(lines()).toHaveLength(1);
    await tickAll();
    await tickAll();
    await tickAll();
    await userEvent.click(confirm());
    expect(sent(run)).toEqual([{ persone: ['2026~1', '2026~6'] }]);
  });

  it('has the tooltips of what is missing and of what is not valid', async () => {
    open();
    await screen.findByRole('table');
    const tips = lines().map((line) =>
      [...line.querySelectorAll('td [data-tip]:not(input)')].map((cell) => cell.getAttribute('data-tip')),
    );
    expect(tips).toEqual([
      [],
      ['Campo obbligatorio'],
      ['Campo non valido'],
      ['Campo obbligatorio'],
      ['Campo non valido'],
      [],
    ]);
  });

  it('USR-147 says that all were imported, and what is done with them next', async () => {
    const { close } = open({
      registryList: { data: people, errors: [] },
      registryImport: {
        done: ['2026~1', '2026~6'],
        accounts: ['rossi1.SG10001', 'rossi6.SG10001'],
        failures: [],
      },
    });
    await screen.findByRole('table');
    await tickAll();
    await userEvent.click(confirm());
    const next = await screen.findByRole('dialog', { name: '2 utenti importati.' });
    expect(lastSaid()).toEqual(['Utenti importati con successo', 'success']);
    expect(within(next).getByRole('button', { name: 'Vedi i 2' })).toBeVisible();
    await userEvent.click(within(next).getByRole('button', { name: 'Assegna ruoli ai 2' }));
    expect(close).toHaveBeenCalledOnce();
    expect(address()).toBe('/user');
  });

  it('USR-146 says of each who was not, by name, why', async () => {
    const failures = [
      { user: '2026~6', nome: 'Mario', cognome: 'Rossi6', msg: 'Ha già un utente' },
      { user: '2026~7', nome: 'Anna', cognome: 'Verdi', msg: "L'e-mail manca" },
    ];
    open({
      registryList: { data: people, errors: [] },
      registryImport: { done: ['2026~1'], accounts: ['rossi1.SG10001'], failures },
    });
    await screen.findByRole('table');
    await tickAll();
    await userEvent.click(confirm());
    expect(await screen.findByText('Mario Rossi6: Ha già un utente')).toBeVisible();
    expect(screen.getByText("Anna Verdi: L'e-mail manca")).toBeVisible();
    expect(screen.getByRole('dialog')).toHaveAccessibleName('Non importati');
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription('1 utente importato.');
  });

  it.each([400, 500])(
    'USR-144 says that the data are not there when they cannot be read (%i)',
    async (status) => {
      open({ registryList: refusal(status) });
      expect(await screen.findByText('Ops, dati non disponibili. Riprovare più tardi.')).toBeVisible();
    },
  );

  it('USR-145 says that there is nobody to import', async () => {
    open({ registryList: { data: people.slice(6), errors: [] } });
    expect(await screen.findByText('Non ci sono utenti da importare!')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
