import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { EASILY_GUESSED } from '../../../contract/account/password';
import { errors as table } from '../../../contract/schema/errors';
import { OPERATOR_REFUSED } from '../../../contract/staff/operator';

const OPENED = { username: 'anna', name: 'Anna Rossi', secret: 'ABC', address: 'otpauth://x', qr: 'data:,' };

/** Renders the pages before the sign-in in a language, with a provider that refuses. */
async function pagesIn(language: 'it' | 'en', status: number, problem: object) {
  localStorage.setItem('RaStore.sportello.locale', JSON.stringify(language));
  // The language is read once, when a page loads.
  vi.resetModules();
  const answer = async (address: unknown) =>
    String(address).endsWith('/open') ? Response.json(OPENED) : Response.json(problem, { status });
  vi.stubGlobal('fetch', vi.fn(answer));
  const { SignIn } = await import('../../../operators/plain/SignIn');
  const { FirstAccess } = await import('../../../operators/plain/FirstAccess');
  return { SignIn, FirstAccess };
}

describe('the pages before the sign-in of the provider’s own staff', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  it.each([
    ['en', 401, OPERATOR_REFUSED, 'Wrong user name, password or code.'],
    ['en', 429, table.tooManyRequests.say, 'Too many requests in a short time. Wait a minute and try again.'],
    ['it', 401, OPERATOR_REFUSED, OPERATOR_REFUSED],
  ] as const)('say in the language that was chosen (%s) why a sign-in is refused with %i', async (...one) => {
    const [language, status, detail, said] = one;
    const { SignIn } = await pagesIn(language, status, { title: detail, detail, status });
    render(<SignIn onSession={() => undefined} />);
    await userEvent.click(screen.getByRole('button'));
    expect(await screen.findByRole('alert')).toHaveTextContent(said);
  });

  it('say in English what is wrong with each field of the first access', async () => {
    const errors = [
      { field: 'password', message: EASILY_GUESSED },
      { field: 'code', message: 'Campo obbligatorio' },
    ];
    const { FirstAccess } = await pagesIn('en', 400, { title: table.invalid.say, status: 400, errors });
    render(<FirstAccess />);
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Missing or invalid data!');
    expect(screen.getByLabelText(/^New password/)).toHaveAccessibleDescription(/easy to guess/);
    expect(screen.getByLabelText(/^Code/)).toHaveAccessibleDescription('Required field');
  });

  it('send a first access once at a time, and again as the same where its answer was lost', async () => {
    const { FirstAccess } = await pagesIn('it', 400, {});
    const sent: [key: string | null, body: unknown][] = [];
    let lose: (why: Error) => void = () => undefined;
    const answer = async (address: unknown, { headers, body }: RequestInit) => {
      if (String(address).endsWith('/open')) return Response.json(OPENED);
      sent.push([new Headers(headers).get('idempotency-key'), JSON.parse(String(body))]);
      if (sent.length > 1) return new Response(null, { status: 204 });
      return new Promise<Response>((_, reject) => {
        lose = reject;
      });
    };
    vi.stubGlobal('fetch', vi.fn(answer));
    render(<FirstAccess />);
    await userEvent.type(await screen.findByLabelText(/^Nuova password/), 'Nuova-Password1');
    await userEvent.type(screen.getByLabelText(/^Codice/), '123456');
    const confirm = screen.getByRole('button', { name: 'Conferma' });
    await userEvent.click(confirm);
    await userEvent.click(confirm);
    expect(sent).toEqual([
      [expect.stringMatching(/^[\w-]{8,}$/), { id: '', password: 'Nuova-Password1', code: '123456' }],
    ]);
    lose(new TypeError('lost'));
    await screen.findByRole('alert');
    await userEvent.click(confirm);
    expect(await screen.findByRole('status')).toHaveTextContent('Ora è possibile accedere');
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
  });

  it('say what has no English as it was said', async () => {
    const detail = 'Una frase che non c’è.';
    const { SignIn } = await pagesIn('en', 409, { title: detail, detail });
    render(<SignIn onSession={() => undefined} />);
    await userEvent.click(screen.getByRole('button'));
    expect(await screen.findByRole('alert')).toHaveTextContent(detail);
  });

  it('keep the focus on the button while the provider is asked, and ask once', async () => {
    const { SignIn } = await pagesIn('it', 401, { title: OPERATOR_REFUSED, status: 401 });
    let answer: (given: Response) => void = () => undefined;
    const asked = vi.fn(() => new Promise<Response>((resolve) => (answer = resolve)));
    vi.stubGlobal('fetch', asked);
    render(<SignIn onSession={() => undefined} />);
    const button = screen.getByRole('button');
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    expect(asked).toHaveBeenCalledOnce();
    answer(Response.json({ title: OPERATOR_REFUSED, detail: OPERATOR_REFUSED }, { status: 401 }));
    await screen.findByRole('alert');
    expect(button).toHaveFocus();
  });
});
