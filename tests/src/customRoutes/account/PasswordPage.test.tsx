import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { LINK_EXPIRED, type NewPassword, type OpenedLink } from '../../../../contract/account/password';
import { passwordLinkOpen } from '../../../../contract/account/passwordsEndpoints';
import { type CallApi, CallApiContext } from '../../../../src/api/CallApi';
import { PasswordPage } from '../../../../src/customRoutes/account/PasswordPage';
import { createI18nProvider } from '../../../../src/i18n/i18nProvider';
import { ConsoleTheme } from '../../../../src/layout/ConsoleTheme';
import { safeRedirect } from '../../../../src/session/safeRedirect';
import { paste } from '../../../fixtures/paste';
import { axeFindings } from '../../../fixtures/resourceScreen';
import { weakPasswords } from '../../../fixtures/weakPasswords';

const opened: OpenedLink = {
  nome: 'Mario',
  cognome: 'Rossi',
  username: 'rossi.SG10001',
  email: 'rossi@example.org',
  userType: 'PEOPLE',
  token: 'segreto',
  primoAccesso: false,
  callbackUri: 'https://scuola.example',
};
const NEW = 'Nuova-Password1';

/** The two calls of the page. */
interface Calls {
  readonly open: (id: string) => Promise<OpenedLink>;
  readonly choose: (password: NewPassword) => Promise<void>;
}

function page(more: Partial<OpenedLink> = {}, calls: Partial<Calls> = {}) {
  const all = {
    open: vi.fn(async () => ({ ...opened, ...more })),
    choose: vi.fn(async () => undefined),
    ...calls,
  };
  const callApi = (async (endpoint: unknown, { body }: { body: NewPassword }) => ({
    data: endpoint === passwordLinkOpen ? await all.open(body.id) : await all.choose(body),
  })) as unknown as CallApi;
  render(
    <MemoryRouter initialEntries={['/cambiopassword?id=segreto']}>
      <CoreAdminContext i18nProvider={createI18nProvider()}>
        <ConsoleTheme>
          <CallApiContext value={callApi}>
            <PasswordPage />
          </CallApiContext>
        </ConsoleTheme>
      </CoreAdminContext>
    </MemoryRouter>,
  );
  return all;
}
const password = () => screen.findByLabelText(/^Nuova password/);
const confirm = () => screen.getByLabelText(/^Conferma password/);
const go = () => userEvent.click(screen.getByRole('button', { name: 'Continua' }));
const refused = (status: number, message: string) => Object.assign(new Error(message), { status });

describe('the page behind the link to a new password', () => {
  it('PUB-004 PUB-019 opens the link of the address, and shows the form', async () => {
    const { open } = page();
    await password();
    expect(open).toHaveBeenCalledExactlyOnceWith('segreto');
  });

  it('PUB-006 PUB-007 PUB-008 shows whose it is, to be read, and asks for the new password twice', async () => {
    page();
    expect(await password()).toHaveAttribute('type', 'password');
    for (const [label, value] of [
      ['Nome utente', 'rossi.SG10001'],
      ['E-mail', 'rossi@example.org'],
      ['Nome', 'Mario'],
      ['Cognome', 'Rossi'],
    ] as const) {
      const input = screen.getByLabelText(label, { exact: true });
      expect(input).toHaveValue(value);
      expect(input).toHaveAttribute('readonly');
    }
    expect(confirm()).toHaveAttribute('type', 'password');
    expect(screen.getByRole('button', { name: 'Continua' })).toBeVisible();
    expect(await axeFindings()).toEqual([]);
  });

  const rules = () =>
    screen.getAllByRole('listitem').map((item) => item.textContent?.endsWith(': rispettata') ?? false);

  it('ACC-021 tells of a space that there must be none', async () => {
    page();
    const input = await password();
    expect(screen.getByText('La Password non consente spazi')).toBeVisible();
    await userEvent.type(input, 'a b');
    expect(rules().at(4)).toBe(false);
    await userEvent.clear(input);
    await userEvent.type(input, 'ab');
    expect(rules().at(4)).toBe(true);
  });

  it('ACC-017 ACC-018 ACC-019 ACC-020 tells of each rule whether it is kept, while it is typed', async () => {
    page();
    const input = await password();
    expect(rules()).toEqual([false, false, false, false, false]);
    await userEvent.type(input, 'a A');
    expect(rules()).toEqual([false, true, false, false, false]);
    expect(screen.getByText('Regole rispettate: 1 di 5')).toHaveAttribute('role', 'status');
    await userEvent.clear(input);
    await userEvent.type(input, NEW);
    expect(rules()).toEqual([true, true, true, true, true]);
    for (const rule of [
      'Almeno 8 caratteri',
      'Almeno un carattere maiuscolo',
      'Almeno un numero',
      "Almeno un carattere speciale tra questi: %&'()*+,-./:;<=>?@",
    ])
      expect(screen.getByText(rule)).toBeVisible();
    expect(input).toHaveAccessibleDescription(/Almeno 8 caratteri/);
  });

  it.each(weakPasswords)(
    '%s ACC-022 refuses "%s", the confirmation of it too, and says why',
    async (_id, weak, says) => {
      const { choose } = page();
      await paste(await password(), weak);
      await paste(confirm(), weak);
      await go();
      const input = await password();
      expect(input).toBeInvalid();
      expect(input).toHaveFocus();
      const saidAt = screen.getAllByText(says).map((said) => said.closest('[id$=helper-text]')?.id);
      expect(saidAt).toContain(`${input.id}-helper-text`);
      expect(confirm()).toHaveAccessibleDescription(says);
      expect(choose).not.toHaveBeenCalled();
    },
  );

  it('ACC-036 holds names and the e-mail in fields of 100 characters', async () => {
    page();
    await password();
    for (const label of ['E-mail', 'Nome', 'Cognome'])
      expect(screen.getByLabelText(label, { exact: true }), label).toHaveAttribute('maxlength', '100');
  });

  it('ACC-016 ACC-022 ACC-023 says what is missing or differs, and sends nothing', async () => {
    const { choose } = page();
    await password();
    await go();
    await screen.findByText('Nuova Password obbligatoria');
    await screen.findByText('Conferma Password obbligatoria');
    expect(await password()).toHaveFocus();
    await paste(await password(), NEW);
    await paste(confirm(), 'Altra-Password1');
    await screen.findByText('La password inserita non è uguale');
    expect(choose).not.toHaveBeenCalled();
    expect(await axeFindings()).toEqual([]);
  });

  it('PUB-009 PUB-011 PUB-025 says a second later that it is done, and leads to the sign-in', async () => {
    const { choose } = page();
    await paste(await password(), NEW);
    await paste(confirm(), NEW);
    vi.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: 'Continua' }));
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(choose).toHaveBeenCalledTimes(1);
    expect(choose).toHaveBeenCalledWith({
      id: 'segreto',
      username: 'rossi.SG10001',
      email: 'rossi@example.org',
      passwordNuova: NEW,
      confermaPassword: NEW,
    });
    await act(() => vi.advanceTimersByTimeAsync(999));
    expect(screen.queryByText('La modifica della password è avvenuta correttamente')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1));
    screen.getByRole('heading', { name: 'La modifica della password è avvenuta correttamente' });
    vi.useRealTimers();
    expect(screen.getByRole('link', { name: 'Torna al login' })).toHaveAttribute(
      'href',
      'https://scuola.example',
    );
    expect(await axeFindings()).toEqual([]);
  });

  it('PUB-010 goes on only over HTTPS, else to the home of the portal (Q-093)', () => {
    expect(safeRedirect('https://scuola.example/')).toBe('https://scuola.example/');
    for (const other of ['http://scuola.example', 'javascript:alert(1)', ''])
      expect(safeRedirect(other)).toBe('/');
  });

  it.each(['', 'http://scuola.example'])(
    'PUB-010 "Torna al login" leads to the home of the portal where the callback address is "%s"',
    async (callbackUri) => {
      page({ callbackUri });
      await paste(await password(), NEW);
      await paste(confirm(), NEW);
      await go();
      expect(await screen.findByRole('link', { name: 'Torna al login' })).toHaveAttribute('href', '/');
    },
  );

  it.each([
    [404, LINK_EXPIRED],
    [400, 'Dati assenti o non validi!'],
  ])('PUB-018 PUB-024 says of a link that is over or not whole (%i) what to do', async (status, message) => {
    page({}, { open: vi.fn(async () => Promise.reject(refused(status, message))) });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      "Il link di reset è scaduto o è già stato utilizzato. La validità è di 90 minuti dall'emissione. Si prega di ripetere la procedura di Reset Password se necessario.",
    );
    expect(screen.queryByRole('button', { name: 'Continua' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Chiedi un nuovo collegamento' })).toHaveAttribute(
      'href',
      '/accedi/password-dimenticata',
    );
    expect(await axeFindings()).toEqual([]);
  });

  it('PUB-020 says why it was not taken, and keeps what was typed', async () => {
    page({}, { choose: vi.fn(async () => Promise.reject(refused(429, 'Troppe richieste'))) });
    await paste(await password(), NEW);
    await paste(confirm(), NEW);
    await go();
    expect(await screen.findByText('Troppe richieste')).toBeVisible();
    expect(await password()).toHaveValue(NEW);
  });

  it.each([
    ['', 'E-mail obbligatoria'],
    ['senza chiocciola', 'E-mail deve essere valida'],
  ])('PUB-023 stays off with the e-mail "%s", and says why (Q-012)', async (email, message) => {
    const { choose } = page({ email });
    await paste(await password(), NEW);
    await paste(confirm(), NEW);
    expect(screen.getByText(message)).toBeVisible();
    const button = screen.getByRole('button', { name: 'Continua' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(/rivolgersi alla segreteria/);
    await go();
    expect(choose).not.toHaveBeenCalled();
  });

  it('tries again where the provider could not be reached', async () => {
    const open = vi.fn().mockRejectedValueOnce(refused(0, 'shell.unreachable')).mockResolvedValue(opened);
    page({}, { open });
    await userEvent.click(await screen.findByRole('button', { name: 'Riprova' }));
    expect(await password()).toBeInTheDocument();
  });
});
