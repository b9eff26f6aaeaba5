import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'ra-core';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import type { Endpoint } from '../../../../contract/endpoint';
import type { OnlineCredentials } from '../../../../contract/entities/signing';
import { refusalFor, refusalOf, type SignatureRefusal } from '../../../../contract/signatures/refusal';
import { signatureCodes } from '../../../../contract/signatures/verdict';
import { type CallApi, CallApiContext } from '../../../../src/engine/CallApi';
import { createI18nProvider } from '../../../../src/i18n/i18nProvider';
import { ConsoleTheme } from '../../../../src/layout/ConsoleTheme';
import { OfflineUploadDialog } from '../../../../src/procedures/signing/OfflineUploadDialog';
import { OnlineSignatureDialog } from '../../../../src/procedures/signing/OnlineSignatureDialog';
import { SigningMenu } from '../../../../src/procedures/signing/SigningMenu';
import { axeFindings } from '../../../fixtures/resourceScreen';

const draw = (element: ReactNode, callApi?: CallApi) =>
  render(
    <MemoryRouter>
      <CoreAdminContext i18nProvider={createI18nProvider()}>
        <ConsoleTheme>
          <CallApiContext value={callApi}>{element}</CallApiContext>
        </ConsoleTheme>
      </CoreAdminContext>
    </MemoryRouter>,
  );
const refusedWith = (current: SignatureRefusal) =>
  Object.assign(new Error(current.say), { code: 'signatureRefused', status: 422, current });
const button = (name: string) => screen.getByRole('button', { name });
const out = (name: string) => button(name).getAttribute('aria-disabled') === 'true';

describe('the dialog of an online signature', () => {
  const fields = () => ({
    username: screen.getByLabelText(/^Username/),
    password: screen.getByLabelText(/^Password/),
    otp: screen.getByLabelText(/^Codice OTP/),
  });
  function online(sign = vi.fn(async (_: OnlineCredentials) => undefined)) {
    const close = vi.fn();
    draw(<OnlineSignatureDialog provider="sigillo" sign={sign} close={close} />);
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

  it('SIGN-008 SIGN-010 SIGN-011 SIGN-012 SIGN-013 SIGN-014 SIGN-016 says what is wrong with each field, and confirms nothing till then', async () => {
    const { sign } = online();
    const { username, password, otp } = fields();
    const wrong = async (typed: string) => {
      fireEvent.change(otp, { target: { value: typed } });
      fireEvent.blur(otp);
      return otp.getAttribute('aria-describedby')
        ? document.getElementById(String(otp.getAttribute('aria-describedby')))?.textContent
        : '';
    };
    expect(out('Conferma')).toBe(true);
    fireEvent.blur(username);
    expect(username).toHaveAccessibleDescription('Campo Obbligatorio');
    fireEvent.blur(password);
    expect(password).toHaveAccessibleDescription('Campo Obbligatorio');
    expect(await wrong('12345')).toBe('Il campo OTP è un codice di 6 cifre');
    expect(await wrong('12a456')).toBe('Codice OTP non valido (non sono ammessi caratteri)');
    expect(await wrong('')).toBe('Campo Obbligatorio');
    await userEvent.click(screen.getByRole('radio', { name: '8 cifre' }));
    expect(await wrong('123456')).toBe('Il campo OTP è un codice di 8 cifre');
    await userEvent.click(button('Conferma'));
    expect(sign).not.toHaveBeenCalled();
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

describe('the dialog of an upload', () => {
  const typed = (name: string, type: string, size = 10) => new File([new Uint8Array(size)], name, { type });
  function offline(answer = 'application/pkcs7-mime', upload = vi.fn(async (_: File) => undefined)) {
    const asked = vi.fn(async (_: Endpoint) => ({ data: { data: answer } }));
    const close = vi.fn();
    const download = vi.fn();
    draw(<OfflineUploadDialog upload={upload} close={close} download={download} />, asked as never);
    const input = screen.getByLabelText('File firmato (.p7m)');
    const choose = (file: File) => fireEvent.change(input, { target: { files: [file] } });
    return { upload, asked, close, input, choose, download };
  }

  it('SIGN-003 SIGN-004 SIGN-019 SIGN-021 SIGN-027 takes a .p7m, by button or dropped, and sends nothing without', async () => {
    const { input, upload, choose } = offline();
    expect(input).toHaveAttribute('accept', 'application/pkcs7-mime,.p7m');
    for (const name of ['Upload file', 'Annulla', 'Chiudi']) button(name);
    expect(screen.getByText(/in formato \.p7m \(CAdES\), senza altre modifiche/)).toBeInTheDocument();
    expect(screen.getByText(/per e-mail non è valido/)).toBeInTheDocument();
    expect(out('Upload file')).toBe(true);
    expect(await axeFindings()).toEqual([]);
    choose(typed('a.p7m', 'application/pkcs7-mime'));
    await waitFor(() => expect(out('Upload file')).toBe(false));
    await userEvent.click(button('Annulla'));
    expect(out('Upload file')).toBe(true);
    fireEvent.drop(screen.getByText('oppure trascinarlo qui'), {
      dataTransfer: { files: [typed('b.p7m', 'application/x-pkcs7-mime')] },
    });
    await screen.findByText(/File scelto: b\.p7m/);
    await userEvent.click(button('Upload file'));
    await waitFor(() => expect(upload).toHaveBeenCalledOnce());
  });

  it.each([
    'application/pkcs7',
    'application/pkcs7-mime',
    'application/x-pkcs7-mime',
    'application/octet-stream',
  ])('SIGN-020 takes %s as it is', async (type) => {
    const { asked, choose } = offline();
    choose(typed('a', type));
    await screen.findByText(/File scelto/);
    expect(asked).not.toHaveBeenCalled();
  });

  it('DOC-035 has another type verified, up to 999,999 bytes, and takes it where it is a signature', async () => {
    const good = offline();
    good.choose(typed('a.p7m', '', 999_999));
    await screen.findByText(/File scelto/);
    expect(good.asked).toHaveBeenCalledOnce();
  });

  it('DOC-036 says that a file is no signature, and what it is instead', async () => {
    const { choose, asked } = offline('application/pdf');
    const report = { verdict: 'unreadable', codes: ['pades'], signers: [] };
    asked.mockImplementation(
      async ({ id }: Endpoint) =>
        ({ data: id === 'signedFileReport' ? report : { data: 'application/pdf' } }) as never,
    );
    choose(typed('a.pdf', 'application/pdf'));
    const text =
      'Il file selezionato non è un documento in formato CAdES (.p7m). Verifica di aver selezionato il file corretto.';
    expect((await screen.findByText(text, { exact: false })).closest('.MuiAlert-colorError')).toBeTruthy();
    expect(out('Upload file')).toBe(true);
    const { say, next } = signatureCodes.pades;
    expect(screen.getByText(`${say} ${next}`)).toBeInTheDocument();
  });

  it('DOC-037 says that a file of 1,000,000 bytes and another type is too large, and asks nobody', async () => {
    const { choose, asked } = offline();
    choose(typed('a.pdf', 'application/pdf', 1_000_000));
    await screen.findByText(
      'Il file selezionato è troppo grande per essere processato. Verifica di aver selezionato il file corretto.',
      { exact: false },
    );
    expect(asked).not.toHaveBeenCalled();
  });

  it('P15 ten bad files have ten texts, each with what to do next and one action', async () => {
    const bad = [
      ...(['pdf', 'pades', 'certificate-expired', 'other-person', 'other-content'] as const),
      ...(['empty', 'truncated', 'zip', 'encrypted', 'content-altered'] as const),
    ];
    const texts = new Set<string>();
    for (const code of bad) {
      const upload = vi.fn(async () => {
        throw refusedWith(refusalFor(code));
      });
      const { unmount } = draw(
        <OfflineUploadDialog upload={upload} close={() => undefined} download={() => undefined} />,
        (async () => ({})) as never,
      );
      fireEvent.change(screen.getByLabelText('File firmato (.p7m)'), {
        target: { files: [typed('a.p7m', 'application/pkcs7-mime')] },
      });
      await screen.findByText(/File scelto/);
      fireEvent.click(button('Upload file'));
      const said = await screen.findByText(signatureCodes[code].say);
      const alert = said.closest('.MuiAlert-root') as HTMLElement;
      expect(within(alert).getAllByRole('button')).toHaveLength(1);
      expect(alert.textContent).not.toMatch(/^firma non valida$/i);
      texts.add(alert.textContent ?? '');
      unmount();
    }
    expect(texts.size).toBe(10);
  });
});

it('DOC-030 DOC-031 DOC-032 SIGN-030 the menu offers two services, the download and the upload', async () => {
  const chosen = vi.fn();
  draw(<SigningMenu online={chosen} download={() => chosen('download')} upload={() => chosen('upload')} />);
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
