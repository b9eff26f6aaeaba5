import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { CallApiContext } from '../../../../src/api/CallApi';
import { ApiError } from '../../../../src/dataProvider/ApiError';
import { defineCommand } from '../../../../src/engine/declaration/defineCommand';
import { CommandDialog } from '../../../../src/engine/form/CommandDialog';
import { CommandForm } from '../../../../src/engine/form/CommandForm';
import { CommandInputs } from '../../../../src/engine/form/CommandInputs';
import { useCommandForm } from '../../../../src/engine/form/useCommandForm';
import { createI18nProvider } from '../../../../src/i18n/i18nProvider';
import { fetchSentences } from '../../../../src/i18n/italian';
import { answering } from '../../../fixtures/answers';

const command = defineCommand('aliasLink', {
  fields: {
    user: { kind: 'text', required: true, min: 3 },
    secret: { kind: 'text', required: true },
    school: { kind: 'text', required: true },
  },
  inputs: ['user', 'secret'],
  typing: { user: { spaceless: true }, secret: { masked: true, autoComplete: 'current-password' } },
});
const known = { school: 'SG10001' };
type Body = { readonly user: string; readonly secret: string; readonly school: string };

function Page({ send }: { readonly send: (body: Body, key: string) => Promise<void> }) {
  const form = useCommandForm(command, { known });
  return (
    <CommandForm
      form={form}
      send={async (body, key) => {
        await send(body, key);
        form.clear();
      }}
    >
      <CommandInputs form={form} />
      <button type="submit">Invia</button>
    </CommandForm>
  );
}

function Dialog({ close }: { readonly close: () => void }) {
  const form = useCommandForm(command, { known });
  return (
    <CommandDialog
      form={form}
      title="Collega"
      confirm={{ text: 'Invia' }}
      send={async () => undefined}
      close={close}
    />
  );
}

/** Renders a form outside a session, as on the page of a password link. */
const draw = (page: React.ReactNode) =>
  render(
    <CoreAdminContext i18nProvider={createI18nProvider()}>
      <CallApiContext value={answering({}).callApi}>{page}</CallApiContext>
    </CoreAdminContext>,
  );
const user = () => screen.findByLabelText(/^Utente/);
const secret = () => screen.findByLabelText(/^Password/);
const press = () => userEvent.click(screen.getByRole('button', { name: 'Invia' }));

describe('the form of a call', () => {
  beforeAll(fetchSentences);

  it('sends the typed and the known values; a password keeps its blanks, a name without spaces has none', async () => {
    const send = vi.fn(async (_body: Body, _key: string) => undefined);
    draw(<Page send={send} />);
    await userEvent.type(await user(), 'ros si ');
    await userEvent.type(await secret(), ' segreta ');
    expect(await user()).toHaveValue('rossi');
    expect(await secret()).toHaveAttribute('type', 'password');
    expect(await secret()).toHaveAttribute('autocomplete', 'current-password');
    await press();
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
    expect(send.mock.calls[0]?.[0]).toEqual({ user: 'rossi', secret: ' segreta ', school: 'SG10001' });
    await waitFor(async () => expect(await secret()).toHaveValue(''));
    await userEvent.type(await user(), 'r');
    expect(await user()).not.toBeInvalid();
  });

  it('sends nothing that the contract refuses, and goes to the first wrong input', async () => {
    const send = vi.fn(async () => undefined);
    draw(<Page send={send} />);
    await userEvent.type(await user(), 'ab');
    await press();
    await waitFor(async () => expect(await user()).toHaveFocus());
    expect(await user()).toBeInvalid();
    expect(await secret()).toHaveAccessibleDescription('Campo obbligatorio');
    expect(send).not.toHaveBeenCalled();
  });

  it('shows an error of the provider at its input, keeps what was typed, and retries under the same key', async () => {
    const send = vi
      .fn<(body: Body, key: string) => Promise<void>>()
      .mockRejectedValueOnce(ApiError.unreachable())
      .mockRejectedValueOnce(
        ApiError.of(400, { code: 'invalid', errors: [{ field: 'secret', message: 'Password errata' }] }),
      );
    draw(<Page send={send} />);
    await userEvent.type(await user(), 'rossi');
    await userEvent.type(await secret(), 'segreta');
    await press();
    expect(await screen.findByText(/non è raggiungibile/, { selector: '[role=alert] *' })).toBeVisible();
    await press();
    await waitFor(async () => expect(await secret()).toHaveFocus());
    expect(await secret()).toHaveAccessibleDescription('Password errata');
    expect(await secret()).toHaveValue('segreta');
    expect(screen.queryByText(/non è raggiungibile/)).toBeNull();
    const keys = send.mock.calls.map(([, key]) => key);
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });

  it('keeps its dialog open on Escape once something was typed', async () => {
    const close = vi.fn();
    draw(<Dialog close={close} />);
    await userEvent.type(await user(), 'rossi{Escape}');
    expect(close).not.toHaveBeenCalled();
    await userEvent.clear(await user());
    await userEvent.keyboard('{Escape}');
    expect(close).toHaveBeenCalledOnce();
  });
});
