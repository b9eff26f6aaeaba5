import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { order, orderProvider } from '../../../fixtures/orderProvider';
import { ownScreen } from '../../../fixtures/resourceScreen';

const at = '/areacontratti/rinnovo-contratti-new';
const quote = () => screen.findByRole('button', { name: 'Scarica il preventivo' });

describe('the quote of an order', () => {
  it('is asked for once however often its button is pressed meanwhile, and the button keeps the focus', async () => {
    let reject: (why: Error) => void = () => undefined;
    const answered = new Promise((_, refuse) => {
      reject = refuse;
    });
    const { callApi, of } = orderProvider({ renewalState: order(), renewalPrint: () => answered });
    ownScreen(at, { roles: ['supervisor'], callApi });
    await userEvent.dblClick(await quote());
    expect(await quote()).toHaveFocus();
    expect(of('renewalPrint')).toHaveLength(1);
    reject(new Error('nobody prints'));
    await waitFor(() => expect(screen.getByText(/^Il preventivo non può essere stampato/)).toBeVisible());
  });

  it('says what is missing where nothing is chosen yet, on a button that can be reached', async () => {
    const kept = { step: 'prodotti', answers: { prodotti: { selected: [] } } };
    const { callApi, of } = orderProvider({}, kept);
    ownScreen(at, { roles: ['supervisor'], callApi });
    const button = await quote();
    await userEvent.click(button);
    expect(button).toHaveFocus();
    expect(button).toHaveAccessibleDescription('Selezionare almeno un prodotto.');
    expect(of('renewalPrint')).toEqual([]);
  });
});
