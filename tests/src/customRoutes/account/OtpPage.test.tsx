import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { MemoryRouter, Route, Routes } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { type OpenedOtp, OTP_CODE_WRONG, OTP_LINK_EXPIRED } from '../../../../contract/account/otp';
import { otpActivate, otpLinkOpen } from '../../../../contract/account/otpEndpoints';
import { type CallApi, CallApiContext } from '../../../../src/api/CallApi';
import { customRoutes } from '../../../../src/customRoutes';
import { OtpPage } from '../../../../src/customRoutes/account/OtpPage';
import { LoginErrorPage } from '../../../../src/customRoutes/session/LoginErrorPage';
import { createI18nProvider } from '../../../../src/i18n/i18nProvider';
import { ConsoleTheme } from '../../../../src/layout/ConsoleTheme';
import { axeFindings } from '../../../fixtures/resourceScreen';

const opened: OpenedOtp = {
  nome: 'Anna',
  cognome: 'Verdi',
  username: 'docente.SG10001',
  qrurl: 'data:image/png;base64,AA==',
  token: 'segreto',
  otp: 'ABCDEFGHIJKLMNOP',
  callbackUri: 'http://localhost',
};
const refused = (status: number, message: string) => Object.assign(new Error(message), { status });

function at(page: string, answer: (id: string) => Promise<unknown>) {
  const called = vi.fn();
  const callApi = (async ({ id }: { id: string }, { body }: { body: unknown }) => {
    called(id, body);
    return { data: await answer(id) };
  }) as unknown as CallApi;
  render(
    <MemoryRouter initialEntries={[page]}>
      <CoreAdminContext i18nProvider={createI18nProvider()}>
        <ConsoleTheme>
          <CallApiContext value={callApi}>
            <Routes>
              <Route path="/otp" element={<OtpPage />} />
              <Route path="/error" element={<LoginErrorPage />} />
              <Route path="/" element={<p>home</p>} />
            </Routes>
          </CallApiContext>
        </ConsoleTheme>
      </CoreAdminContext>
    </MemoryRouter>,
  );
  return called;
}
const activate = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Attiva' }));
  return within(await screen.findByRole('dialog'));
};

describe('the page behind the link to the one-time code', () => {
  it('PUB-001 PUB-002 PUB-003 is open to a person who has the address, as is the page of a failed sign-in', () => {
    const plain = customRoutes.filter((route) => route.plain).map(({ path }) => path);
    expect(plain.sort()).toEqual(['/cambiopassword', '/error', '/otp']);
  });

  it('PUB-005 PUB-012 PUB-013 shows whose it is, a QR code, and where authenticator apps are', async () => {
    const called = at('/otp?id=segreto', async () => opened);
    const code = await screen.findByRole('img', { name: /Codice QR/ });
    expect(code).toHaveAttribute('src', opened.qrurl);
    expect(called).toHaveBeenCalledWith(otpLinkOpen.id, { id: 'segreto' });
    for (const [label, value] of [
      ['Nome utente', 'docente.SG10001'],
      ['Nome', 'Anna'],
      ['Cognome', 'Verdi'],
    ] as const) {
      expect(screen.getByLabelText(label, { exact: true })).toHaveValue(value);
      expect(screen.getByLabelText(label, { exact: true })).toHaveAttribute('readonly');
    }
    const apps = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    expect(apps.filter((href) => /play\.google|apps\.apple/.test(href))).toHaveLength(6);
    expect(
      apps.some((href) => href.startsWith('otpauth://totp/') && href.includes(`secret=${opened.otp}`)),
    ).toBe(true);
    expect(await axeFindings()).toEqual([]);
  });

  it('PUB-014 PUB-021 activates after a question, passing on what it was given, and goes home', async () => {
    const called = at('/otp?id=segreto', async (id) => (id === otpLinkOpen.id ? opened : undefined));
    const question = await activate();
    expect(called).toHaveBeenCalledTimes(1);
    await userEvent.type(question.getByLabelText(/^Codice mostrato dall’app/), '123 456{Enter}');
    expect(await screen.findByText('home')).toBeVisible();
    expect(called).toHaveBeenLastCalledWith(otpActivate.id, {
      token: 'segreto',
      username: 'docente.SG10001',
      otp: opened.otp,
      codice: '123 456',
    });
  });

  it('asks for a code of the app, and keeps what was typed where it is not right', async () => {
    const called = at('/otp?id=segreto', async (id) => {
      if (id === otpLinkOpen.id) return opened;
      throw Object.assign(refused(400, 'Dati assenti o non validi!'), {
        errors: [{ field: 'codice', message: OTP_CODE_WRONG }],
      });
    });
    const question = await activate();
    const code = question.getByLabelText(/^Codice mostrato dall’app/);
    await userEvent.click(question.getByRole('button', { name: 'Attiva' }));
    expect(await question.findByText('Codice obbligatorio')).toBeVisible();
    expect(called).toHaveBeenCalledTimes(1);
    await userEvent.type(code, '000000');
    await userEvent.click(question.getByRole('button', { name: 'Attiva' }));
    expect(await question.findByText(OTP_CODE_WRONG)).toBeVisible();
    expect(code).toHaveValue('000000');
    expect(code).toHaveFocus();
    expect(await axeFindings()).toEqual([]);
  });

  it('PUB-015 PUB-026 says "Utente non autorizzato!" of a link that is over, opened or activated', async () => {
    expect(OTP_LINK_EXPIRED).toBe('Utente non autorizzato!');
    at('/otp?id=x', async (id) =>
      id === otpLinkOpen.id ? opened : Promise.reject(refused(404, OTP_LINK_EXPIRED)),
    );
    await userEvent.type((await activate()).getByLabelText(/^Codice mostrato/), '123456{Enter}');
    expect(await screen.findByText('Utente non autorizzato!')).toBeVisible();
    expect(screen.queryByRole('img', { name: /Codice QR/ })).toBeNull();
  });

  it.each([
    [404, OTP_LINK_EXPIRED],
    [400, 'Dati assenti o non validi!'],
  ])(
    'PUB-015 says so at once where the link was over before or is not whole (%i)',
    async (status, message) => {
      at('/otp', () => Promise.reject(refused(status, message)));
      expect(await screen.findByText('Utente non autorizzato!')).toBeVisible();
      expect(screen.getByRole('link', { name: 'Torna al Portale' })).toHaveAttribute('href', '/');
      expect(await axeFindings()).toEqual([]);
    },
  );

  it('says that it may be active where the link is over after an answer that never came, and accuses nobody', async () => {
    const activations = [refused(0, 'shell.unreachable'), refused(404, OTP_LINK_EXPIRED)];
    at('/otp?id=x', async (id) =>
      id === otpLinkOpen.id ? opened : Promise.reject(activations.shift() as Error),
    );
    const first = await activate();
    await userEvent.type(first.getByLabelText(/^Codice mostrato/), '123456{Enter}');
    await first.findByText(/^Il servizio non è raggiungibile/);
    // The dialog may be cancelled and opened again in between.
    await userEvent.click(first.getByRole('button', { name: 'Annulla' }));
    await userEvent.type((await activate()).getByLabelText(/^Codice mostrato/), '123456{Enter}');
    const said = await screen.findByText(/^La risposta al tentativo precedente non è arrivata/);
    expect(said).toHaveTextContent('il codice di accesso può essere già attivo');
    expect(screen.queryByText(/un’altra persona/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Torna al Portale' })).toBeVisible();
  });

  it('ACC-033 says of a status 500 that it could not be activated now, and stays', async () => {
    at('/otp?id=x', async (id) => (id === otpLinkOpen.id ? opened : Promise.reject(refused(500, 'x'))));
    const question = await activate();
    await userEvent.type(question.getByLabelText(/^Codice mostrato/), '123456{Enter}');
    expect(await question.findByText('Ops, dati non disponibili. Riprovare più tardi.')).toBeVisible();
    await waitFor(() => expect(question.getByRole('button', { name: 'Attiva' })).toBeEnabled());
  });
});

describe('the page of a sign-in that failed', () => {
  it('PUB-016 PUB-017 says so and leads back to the portal', async () => {
    at('/error', async () => undefined);
    expect(screen.getByRole('heading', { name: 'Errore Login' })).toBeVisible();
    expect(screen.getByText('Si è verificato un errore nel login.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Torna al Portale' })).toHaveAttribute('href', '/');
    expect(await axeFindings()).toEqual([]);
  });
});
