import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Endpoint } from '../../../contract/schema/endpoint';
import { refusalFor } from '../../../contract/signing/refusal';
import { signatureCodes } from '../../../contract/signing/verdict';
import { OfflineUploadDialog } from '../../../src/signing/OfflineUploadDialog';
import { axeFindings } from '../../fixtures/resourceScreen';
import { button, draw, out, refusedWith } from '../../fixtures/signingDialogs';

describe('the dialog of an upload', () => {
  const typed = (name: string, type: string, size = 10) => new File([new Uint8Array(size)], name, { type });
  function offline(answer = 'application/pkcs7-mime', upload = vi.fn(async (_: File) => undefined)) {
    const asked = vi.fn(async (_: Endpoint) => ({ data: { data: answer } }));
    const close = vi.fn();
    const download = vi.fn();
    draw(
      <OfflineUploadDialog
        subject={{ documents: ['Contratto'] }}
        upload={upload}
        close={close}
        download={download}
      />,
      asked as never,
    );
    const input = screen.getByLabelText('File firmato (.p7m)');
    const choose = (file: File) => fireEvent.change(input, { target: { files: [file] } });
    return { upload, asked, close, input, choose, download };
  }

  it('SIGN-003 SIGN-004 SIGN-019 SIGN-027 asks for a .p7m, and says that e-mail will not do', async () => {
    const { input } = offline();
    const accepted = input.getAttribute('accept')?.split(',');
    expect(accepted).toEqual(expect.arrayContaining(['application/pkcs7-mime', '.p7m']));
    // Phones give a .p7m this type, and let only files of accepted types be chosen.
    expect(accepted).toContain('application/octet-stream');
    for (const name of ['Upload file', 'Annulla', 'Chiudi']) button(name);
    expect(screen.getByText(/in formato \.p7m \(CAdES\), senza altre modifiche/)).toBeInTheDocument();
    expect(screen.getByText(/per e-mail non è valido/)).toBeInTheDocument();
    expect(await axeFindings()).toEqual([]);
  });

  it('SIGN-021 sends a file that is chosen or dropped, and nothing without', async () => {
    const { upload, choose } = offline();
    expect(out('Upload file')).toBe(true);
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
    expect(good.asked.mock.calls[0]?.[0].id).toBe('signedFileType');
    expect(out('Upload file')).toBe(false);
  });

  it('says that a file is no signature, and what it is instead', async () => {
    const { choose, asked } = offline('application/pdf');
    const report = { verdict: 'unreadable', codes: ['pades'], signers: [] };
    asked.mockImplementation(
      async ({ id }: Endpoint) =>
        ({ data: id === 'signedFileReport' ? report : { data: 'application/pdf' } }) as never,
    );
    choose(typed('a.pdf', 'application/pdf'));
    const text =
      'Il file selezionato non è un documento in formato CAdES (.p7m). Verifica di aver selezionato il file corretto.';
    await screen.findByText(text, { exact: false });
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

  it('keeps the file where the answer was lost, to be sent again as it is', async () => {
    const lost = Object.assign(new Error('x'), { status: 0 });
    const upload = vi.fn(async (_: File) => undefined).mockRejectedValueOnce(lost);
    const { choose } = offline(undefined, upload);
    choose(typed('a.p7m', 'application/pkcs7-mime'));
    await screen.findByText(/File scelto: a\.p7m/);
    await userEvent.click(button('Upload file'));
    await waitFor(() => expect(out('Upload file')).toBe(false));
    expect(screen.getByText(/File scelto: a\.p7m/)).toBeInTheDocument();
    await userEvent.click(button('Upload file'));
    await waitFor(() => expect(upload).toHaveBeenCalledTimes(2));
  });

  it('keeps to the file that was chosen last, also where one before it is still looked at', async () => {
    const { choose, asked, upload } = offline();
    let look: (answer: unknown) => void = () => undefined;
    asked.mockImplementationOnce(() => new Promise((resolve) => (look = resolve as typeof look)));
    choose(typed('prima.p7m', ''));
    await screen.findByText('Controllo del file in corso...');
    choose(typed('dopo.p7m', 'application/pkcs7-mime'));
    await screen.findByText(/File scelto: dopo\.p7m/);
    await act(async () => look({ data: { data: 'application/pkcs7-mime' } }));
    expect(screen.getByText(/^File scelto/)).toHaveTextContent('dopo.p7m');
    await userEvent.click(button('Upload file'));
    await waitFor(() => expect(upload).toHaveBeenCalledOnce());
    expect(upload.mock.calls[0]?.[0].name).toBe('dopo.p7m');
  });

  it('takes no file that is looked at when somebody begins anew', async () => {
    const { choose, asked } = offline();
    let look: (answer: unknown) => void = () => undefined;
    asked.mockImplementationOnce(() => new Promise((resolve) => (look = resolve as typeof look)));
    choose(typed('prima.p7m', ''));
    await screen.findByText('Controllo del file in corso...');
    await userEvent.click(button('Annulla'));
    await act(async () => look({ data: { data: 'application/pkcs7-mime' } }));
    expect(screen.queryByText(/^File scelto/)).toBeNull();
    expect(out('Upload file')).toBe(true);
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
        <OfflineUploadDialog
          subject={{ documents: ['Contratto'] }}
          upload={upload}
          close={() => undefined}
          download={() => undefined}
        />,
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
