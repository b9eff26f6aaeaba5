import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { order, orderProvider } from '../../../fixtures/orderProvider';
import { receipt } from '../../../fixtures/resizingProvider';
import { ownScreen } from '../../../fixtures/resourceScreen';

const payment = {
  beneficiario: 'Fornitore',
  conto: 'IBAN IT60X0542811101000000123456',
  iban: 'IT60X0542811101000000123456',
  importo: 63_440,
  causale: 'Ordine n. 8 di SP20001',
  qr: 'data:image/png;base64,AA==',
};
const listed = (more: object) => ({ ...order(), tipo: 'renewal', creatoIl: '2026-11-20T08:00:00Z', ...more });
const orders = [
  listed({
    numero: 8,
    privato: true,
    status: 'IN_ATTESA_ARGO',
    sendToMepa: false,
    pagamento: payment,
    ricevuta: 'RIN-8',
  }),
  listed({ numero: 7, status: 'FIRMATO', isServizi: true }),
  listed({ numero: 6, annullatoIl: '2026-11-21T08:00:00Z' }),
];
function open(search = '') {
  const { callApi } = orderProvider({ orderList: orders, orderReceipt: receipt });
  return ownScreen(`/areacontratti/ordini${search}`, { roles: ['supervisor'], callApi });
}

describe('all orders of the school', () => {
  it('are listed with their state and amounts, and open one by one', async () => {
    open();
    const table = await screen.findByRole('table', { name: 'Ordini' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^8Rinnovo contratti: .*In attesa del fornitore.*520,50.*520,00.*634,40.*RIN-8/),
      expect.stringMatching(/^7Rinnovo servizi: .*Completato/),
      expect.stringMatching(/^6Rinnovo contratti: .*Annullato/),
    ]);
    await userEvent.click(screen.getByRole('link', { name: 'Apri l’ordine n. 8' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Ordine n. 8' })).toBeVisible();
  });

  it('say how one is paid, with a button to copy each fact, and what happens now', async () => {
    const user = userEvent.setup();
    open('?ordine=8');
    await user.click(await screen.findByRole('button', { name: `Copia: ${payment.iban}` }));
    expect(await navigator.clipboard.readText()).toBe(payment.iban);
    expect(screen.getByRole('img', { name: 'Codice QR del bonifico' })).toBeVisible();
    expect(await screen.findByText(/^Pagare con bonifico e inviare l’ordine/)).toBeVisible();
  });

  it('say of one that was withdrawn that nothing is owed, and of a number that is none that it is not there', async () => {
    open('?ordine=6');
    expect(await screen.findByText('Ordine annullato il 21/11/2026 09:00.')).toBeVisible();
    open('?ordine=99');
    expect(await screen.findByText('L’ordine n. 99 non esiste.')).toBeVisible();
  });
});
