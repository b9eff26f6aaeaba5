import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ArrivedOrder } from '../../../../operators/dialogs/MoveOrder';
import { UploadContract } from '../../../../operators/dialogs/UploadContract';
import { ApiError } from '../../../../src/dataProvider/ApiError';
import { operatorDialog } from '../../../fixtures/operatorDialog';

const order = { id: 'SG10001~7', school: 'SG10001', number: 7, products: 'ARG1, ARG2', due: 1000 };
const lost = () => {
  throw ApiError.unreachable();
};
const refused = () => {
  throw ApiError.of(409, { code: 'conflict', detail: 'L’ordine non è nello stato che serve.' });
};
/** Gives each of these responses in turn. */
const inTurn = (...answers: (() => unknown)[]) => {
  const left = [...answers];
  return () => left.shift()?.();
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const articles = (value: string) =>
  fireEvent.change(screen.getByLabelText(/^Articoli arrivati da MEPA/), { target: { value } });
const failed = (text: RegExp) => screen.findByText(text, { selector: '[role=alert] *' });

describe('what the provider’s own staff agrees to', () => {
  it('is the same once more after an answer that was lost: the school is written to once', async () => {
    const { sentTo, close } = operatorDialog(ArrivedOrder, order, { orderMove: inTurn(lost, () => ({})) });
    articles('ARG1');
    await press('Segnala la differenza');
    await failed(/Il servizio non è raggiungibile/);
    await press('Segnala la differenza');
    await waitFor(() => expect(close).toHaveBeenCalled());
    expect(await screen.findByText('Segnala la differenza: fatto.')).toBeVisible();
    const [first, second] = sentTo('orderMove').map(({ idempotencyKey }) => idempotencyKey);
    expect(first).toBeTruthy();
    expect(second).toBe(first);
  });

  it('is something else once it was refused, or other articles were typed', async () => {
    const answer = inTurn(lost, refused, () => ({}));
    const { sentTo, close } = operatorDialog(ArrivedOrder, order, { orderMove: answer });
    articles('ARG1');
    await press('Segnala la differenza');
    await failed(/Il servizio non è raggiungibile/);
    articles('ARG2');
    await press('Segnala la differenza');
    await failed(/L’ordine non è nello stato/);
    await press('Segnala la differenza');
    await waitFor(() => expect(close).toHaveBeenCalled());
    expect(new Set(sentTo('orderMove').map(({ idempotencyKey }) => idempotencyKey)).size).toBe(3);
  });

  it('is another document where another file was chosen', async () => {
    const contract = { id: 'SG10001~a.pdf', school: 'SG10001', fileName: 'a.pdf', name: 'Servizi' };
    const { sentTo, close } = operatorDialog(UploadContract, contract, {
      platformContractDocument: inTurn(lost, () => ({})),
    });
    const input = screen.getByLabelText('Scegli il PDF');
    await userEvent.upload(input, new File(['%PDF-1'], 'uno.pdf', { type: 'application/pdf' }));
    await press('Carica il documento');
    await failed(/Il servizio non è raggiungibile/);
    await userEvent.upload(input, new File(['%PDF-22'], 'due.pdf', { type: 'application/pdf' }));
    await press('Carica il documento');
    await waitFor(() => expect(close).toHaveBeenCalled());
    const keys = sentTo('platformContractDocument').map(({ idempotencyKey }) => idempotencyKey);
    expect(keys[0]).toBeTruthy();
    expect(new Set(keys).size).toBe(2);
  });

  it('keeps the focus on its button, through a slow answer and after a refusal, and is sent once', async () => {
    let answer: () => void = () => undefined;
    const slow = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { sentTo } = operatorDialog(ArrivedOrder, order, { orderMove: () => slow.then(refused) });
    articles('ARG1');
    const button = await screen.findByRole('button', { name: 'Segnala la differenza' });
    await userEvent.click(button);
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    answer();
    await failed(/L’ordine non è nello stato/);
    expect(button).toHaveFocus();
    expect(button).not.toHaveAttribute('aria-disabled');
    expect(sentTo('orderMove')).toHaveLength(1);
  });

  it('says at the input what is still missing, takes the focus there, and sends nothing', async () => {
    const { sentTo } = operatorDialog(ArrivedOrder, order, {});
    articles('');
    await press('Segnala la differenza');
    const input = screen.getByLabelText(/^Articoli arrivati da MEPA/);
    await waitFor(() => expect(input).toHaveFocus());
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Campo obbligatorio');
    expect(sentTo('orderMove')).toEqual([]);
  });

  it('shows the provider’s error at the input that it names', async () => {
    const errors = [{ field: 'articles', message: 'Campo non valido' }];
    operatorDialog(ArrivedOrder, order, {
      orderMove: () => {
        throw ApiError.of(400, { code: 'invalid', detail: 'I dati non sono validi', errors });
      },
    });
    await press('Arrivato da MEPA');
    const input = screen.getByLabelText(/^Articoli arrivati da MEPA/);
    await waitFor(() => expect(input).toHaveFocus());
    expect(input).toHaveAccessibleDescription('Campo non valido');
    expect(screen.queryByText('I dati non sono validi')).toBeNull();
  });
});
