import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { RegistryPerson } from '../../../../contract/registry/registryPerson';
import { Notifications } from '../../../../src/layout/Notifications';
import { SyncComparison } from '../../../../src/resources/registry/SyncComparison';
import { UsersSyncDialog } from '../../../../src/resources/registry/UsersSyncDialog';
import { dialogScreen, personOf, usersResource } from '../../../fixtures/registryScreen';
import { lastSaid } from '../../../fixtures/resourceScreen';
import { refusal } from '../../../fixtures/visitForm';

const different = { codiceFiscaleGestione: 'RSSMRA80A01H501X', codiceFiscaleAllineato: false } as const;
const linked = (number: number, more: Partial<RegistryPerson> = {}) =>
  personOf(number, { uidPortale: `rossi${number}.SG10001`, ...different, ...more });
const people = [
  linked(1, { cognome: 'Rossi' }),
  linked(2, { cognome: 'Rossi', codiceFiscale: 'RSSMRA80A01H501A' }),
  linked(3, { cognome: 'Rossi', dataNascita: '1981-01-01' }),
  personOf(4),
] as unknown as RegistryPerson[];

function open(send = vi.fn(async () => ({ done: ['2026~1'], rejects: [] as object[] }))) {
  const close = vi.fn();
  dialogScreen(<SyncComparison people={people} send={send as never} close={close} />, {});
  return { close, send };
}
const lines = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
const boxes = () => lines().map((line) => within(line).getByRole('checkbox') as HTMLInputElement);
const confirm = () => screen.getByRole('button', { name: /^Sincronizza/ });

describe('the comparison of tax codes', () => {
  it('USR-069 USR-075 REG-015 asks before, with ours and theirs side by side, what differs marked, only those without anomalies ticked', async () => {
    const { send } = open();
    expect(screen.getByRole('dialog')).toHaveAccessibleName('Sincronizza codici fiscali');
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
      /non verificato con l'Anagrafe tributaria/,
    );
    expect(lines()).toHaveLength(3);
    expect([...(lines()[0]?.querySelectorAll('mark') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'X',
      'U',
    ]);
    expect(boxes().map(({ checked }) => checked)).toEqual([true, false, false]);
    expect(boxes()[1]).toHaveAccessibleDescription(/^L'ultima lettera del codice fiscale non corrisponde/);
    expect(boxes()[2]).toHaveAccessibleDescription(/alla data di nascita/);
    expect(send).not.toHaveBeenCalled();
    await userEvent.click(boxes()[2] as HTMLElement);
    await userEvent.click(boxes()[0] as HTMLElement);
    await userEvent.click(confirm());
    expect(
      (send.mock.calls as unknown[][]).map(([ticked]) =>
        (ticked as RegistryPerson[]).map((one) => one.prgAnagrafe),
      ),
    ).toEqual([['3']]);
  });

  it('USR-157 says that all went well, and closes', async () => {
    const { close } = open();
    await userEvent.click(confirm());
    await waitFor(() =>
      expect(lastSaid()).toEqual([
        "L'importanzione di Codici Fiscali da Alunni/Personale è stata completata con successo!",
        'success',
      ]),
    );
    expect(close).toHaveBeenCalled();
  });

  it('USR-164 says it for ten seconds: it still stands after 9.9 of them and then goes', async () => {
    vi.useFakeTimers();
    try {
      const send = vi.fn(async () => ({ done: ['2026~1'], rejects: [] }));
      const close = () => undefined;
      const dialog = <SyncComparison key="dialog" people={people} send={send as never} close={close} />;
      dialogScreen([dialog, <Notifications key="said" />], {});
      const text = () =>
        screen.queryByText(/^L'importanzione di Codici Fiscali .* completata con successo!$/);
      fireEvent.click(confirm());
      await act(() => vi.advanceTimersByTimeAsync(0));
      expect(text()).toBeVisible();
      await act(() => vi.advanceTimersByTimeAsync(9_900));
      expect(text()).toBeVisible();
      await act(() => vi.advanceTimersByTimeAsync(100));
      // Waits for the fade-out.
      await act(() => vi.advanceTimersByTimeAsync(1_000));
      expect(text()).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });

  it('USR-070 USR-074 USR-159 REG-039 shows the rejects in "Riepilogo Anomalie", with user, name and surname, tax code and the reason, and gives them as a file', async () => {
    const reject = {
      id: '2026~2',
      uid: 'rossi2.SG10001',
      labelNomeCognome: 'Mario Rossi2',
      codicefiscale: '=RSSMRA80A01H501A',
      motivo: 'Non corrisponde',
    };
    open(vi.fn(async () => ({ done: [], rejects: [reject] })));
    await userEvent.click(confirm());
    const dialog = await screen.findByRole('dialog', { name: 'Riepilogo Anomalie' });
    expect(dialog).toHaveAccessibleDescription(
      'Non è stato possibile sincronizzare le anagrafiche dei seguenti utenti per anomalie sul Codice Fiscale',
    );
    const heads = within(dialog)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);
    expect(heads).toEqual(['Utente', 'Nome e cognome', 'Codice fiscale', 'Motivo']);
    expect(lines()[0]).toHaveTextContent('rossi2.SG10001Mario Rossi2=RSSMRA80A01H501ANon corrisponde');
    const saved: Blob[] = [];
    URL.createObjectURL = (blob) => {
      saved.push(blob as Blob);
      return 'blob:rejects';
    };
    URL.revokeObjectURL = () => undefined;
    await userEvent.click(screen.getByRole('button', { name: 'Scarica gli scarti' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV (.csv)' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(await saved[0]?.text()).toContain(
      "rossi2.SG10001;Mario Rossi2;'=RSSMRA80A01H501A;Non corrisponde",
    );
  });

  it.each([400, 422, 500])(
    'USR-158 REG-040 says that it failed when it is answered with %i, in red, and stays',
    async (status) => {
      const { close } = open(vi.fn(async () => Promise.reject(refusal(status))) as never);
      await userEvent.click(confirm());
      const said = await screen.findByText(
        "Si è verificato un errore durante l'importazione. Riprova più tardi.",
      );
      expect(said.closest('.MuiAlert-root')).toHaveClass('MuiAlert-colorError');
      expect(close).not.toHaveBeenCalled();
    },
  );

  it('USR-006 is there from the list of users, for all who differ, and sends the uids of the ticked', async () => {
    const run = dialogScreen(<UsersSyncDialog resource={usersResource} close={() => undefined} />, {
      registryList: { data: people, errors: [] },
      usersSync: { done: ['rossi1.SG10001'], rejects: [] },
    });
    await screen.findByRole('table');
    expect(lines()).toHaveLength(3);
    await userEvent.click(confirm());
    expect(run.mock.calls.find(([, { id }]) => id === 'usersSync')?.[2]).toMatchObject({
      params: { customerCode: 'SG10001' },
      body: { uids: ['rossi1.SG10001'] },
    });
  });
});
