import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { refusalOf } from '../../../contract/signing/refusal';
import type { OnlineCredentials } from '../../../contract/signing/signing';
import { OnlineSignatureDialog } from '../../../src/signing/OnlineSignatureDialog';
import { SigningMenu } from '../../../src/signing/SigningMenu';
import { axeFindings } from '../../fixtures/resourceScreen';

import { button, draw, out, refusedWith } from '../../fixtures/signingDialogs';

describe('the dialog of an online signature', () => {
  const fields = () => ({
    username: screen.getByLabelText(/^Username/),
    password: screen.getByLabelText(/^Password/),
    otp: screen.getByLabelText(/^Codice OTP/),
  });
  function online(sign = vi.fn(async (_: OnlineCredentials) => undefined)) {
    const close = vi.fn();
    draw(
      <OnlineSignatureDialog
        subject={{ documents: ['Contratto'] }}
        provider="sigillo"
        sign={sign}
        close={close}
      />,
    );
    return { sign, close };
  }

  it('SIGN-001 SIGN-002 SIGN-028 has what it needs, of 6 digits at first, and nothing axe finds', async () => {
    const { close } = online();
    fields();
    expect(screen.getByRole('radio', { name: '6 cifre' })).toBeChecked();
    expect(screen.getByRole('radio', { name: '8 cifre' })).not.toBeChecked();
    for (const name of ['Reset', 'Conferma', 'Chiudi']) button(name);
    expect(await axeFindings()).toEqual([]);
    await userEvent.click(button('Chiudi'));
    expect(close).toHaveBeenCalledOnce();
  });

  it('SIGN-012 SIGN-013 SIGN-014 says what is wrong with a code, of 6 digits or of 8', async () => {
    online();
    const { otp } = fields();
    const type = (typed: string) => {
      fireEvent.change(otp, { target: { value: typed } });
      fireEvent.blur(otp);
    };
    const wrong = async (typed: string, says: string) => {
      type('');
      await waitFor(() => expect(otp).toHaveAccessibleDescription('Campo Obbligatorio'));
      type(typed);
      await waitFor(() => expect(otp).toHaveAccessibleDescription(says));
    };
    for (const typed of ['12345', '1234567', '12345678'])
      await wrong(typed, 'Il campo OTP è un codice di 6 cifre');
    await wrong('12a456', 'Codice OTP non valido (non sono ammessi caratteri)');
    await wrong('123456', '');
    await userEvent.click(screen.getByRole('radio', { name: '8 cifre' }));
    for (const typed of ['123456', '1234567', '123456789'])
      await wrong(typed, 'Il campo OTP è un codice di 8 cifre');
    await wrong('1234567x', 'Codice OTP non valido (non sono ammessi caratteri)');
    await wrong('12345678', '');
  });

  it('SIGN-008 SIGN-010 SIGN-011 SIGN-016 needs all three, says which is missing, and confirms nothing till then', async () => {
    const { sign } = online();
    const { username, password, otp } = fields();
    for (const field of [username, password, otp]) {
      fireEvent.blur(field);
      await waitFor(() => expect(field).toHaveAccessibleDescription('Campo Obbligatorio'));
    }
    await userEvent.click(button('Conferma'));
    expect(sign).not.toHaveBeenCalled();
    const filled = [
      [username, 'ds'],
      [password, 'segreta'],
      [otp, '123456'],
    ] as const;
    const isOut = (expected: boolean) => waitFor(() => expect(out('Conferma')).toBe(expected));
    for (const [field, value] of filled) {
      await isOut(true);
      fireEvent.change(field, { target: { value } });
    }
    await isOut(false);
    for (const [field, value] of filled) {
      fireEvent.change(field, { target: { value: '' } });
      await isOut(true);
      fireEvent.change(field, { target: { value } });
      await isOut(false);
    }
  });

  it('SIGN-015 SIGN-017 forgets the code with its length, and everything with Reset', async () => {
    online();
    const { username, password, otp } = fields();
    await userEvent.type(username, 'ds');
    await userEvent.type(password, 'segreta');
    await userEvent.type(otp, '123456');
    await userEvent.click(screen.getByRole('radio', { name: '8 cifre' }));
    expect(otp).toHaveValue('');
    expect(username).toHaveValue('ds');
    await userEvent.type(otp, '12345678');
    await userEvent.click(button('Reset'));
    for (const field of [username, password, otp]) expect(field).toHaveValue('');
    expect(screen.getByRole('radio', { name: '6 cifre' })).toBeChecked();
  });

  it('SIGN-009 SIGN-010 SIGN-029 sends what was typed, however long; a refusal stays in it with a way on', async () => {
    const sign = vi.fn(async (_: OnlineCredentials) => {
      throw refusedWith(refusalOf('otp-used'));
    });
    online(sign as never);
    const { username, password, otp } = fields();
    await userEvent.type(username, 'u'.repeat(31));
    await userEvent.type(password, 'x');
    await userEvent.type(otp, '123456');
    await userEvent.click(button('Conferma'));
    expect(sign).toHaveBeenCalledWith({ username: 'u'.repeat(31), password: 'x', otp: '123456' });
    const alert = await screen.findByText('Il codice OTP è già stato usato.');
    expect(alert).toBeInTheDocument();
    await userEvent.click(button('Riprova'));
    expect(otp).toHaveValue('');
    expect(otp).toHaveFocus();
  });
});

it('DOC-031 DOC-032 SIGN-030 the menu offers two services, the download and the upload', async () => {
  const chosen = vi.fn();
  draw(
    <SigningMenu
      can={['signedFile', 'sign']}
      online={chosen}
      download={() => chosen('download')}
      upload={() => chosen('upload')}
    />,
  );
  const items = async () => {
    await userEvent.click(button('Conferma e firma'));
    return screen.findAllByRole('menuitem');
  };
  const names = (await items()).map(({ textContent }) => textContent);
  expect(names).toEqual([
    'Firma con Sigillo',
    'Firma con FirmaChiara',
    'Scarica documento',
    'Carica documento firmato (.p7m)',
  ]);
  expect(document.querySelectorAll('[role=menuitem] svg')).toHaveLength(4);
  await userEvent.keyboard('{Escape}');
  for (const place of [0, 1, 2, 3]) {
    const item = (await items())[place];
    if (item) await userEvent.click(item);
  }
  expect(chosen.mock.calls.map(([what]) => what)).toEqual(['sigillo', 'firmachiara', 'download', 'upload']);
});
