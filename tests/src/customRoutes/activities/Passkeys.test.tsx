import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WRONG_PASSWORD } from '../../../../contract/account/account';
import { identityConfirm, identityConfirmOptions } from '../../../../contract/account/confirmationEndpoints';
import type { Security } from '../../../../contract/account/otp';
import { securityRead } from '../../../../contract/account/otpEndpoints';
import { whyNoPasskey, whyPasskeyStays } from '../../../../contract/account/passkey';
import {
  passkeyAdd,
  passkeyOptions,
  passkeyRemove,
  passkeyRename,
} from '../../../../contract/account/passkeysEndpoints';
import { activitiesFind, appsList } from '../../../../contract/activities/endpoints';
import type { CallApi } from '../../../../src/api/CallApi';
import { axeFindings, lastSaid, ownScreen } from '../../../fixtures/resourceScreen';

const security: Security = {
  schoolOtp: true,
  required: false,
  methods: [],
  recoveryCodes: 0,
  passkeys: [
    {
      id: 'p1',
      name: 'Telefono',
      createdAt: '2026-09-01T08:00:00Z',
      usedAt: '2026-09-20T06:30:00Z',
      synced: true,
    },
    { id: 'p2', name: 'Portatile', createdAt: '2026-09-02T22:30:00Z', usedAt: null, synced: false },
  ],
  password: true,
  demo: false,
};
const [phone] = security.passkeys;
const OPTIONS = { challenge: 'c' };
const ANSWER = { id: 'made' };

interface PageOptions {
  readonly security?: Partial<Security>;
  readonly refuse?: Readonly<Record<string, { status: number; message: string }>>;
  readonly elsewhere?: true;
  /** Requires a confirmation before a passkey is removed. */
  readonly asksFirst?: boolean;
}

/** Renders the page and records its calls. */
function open({ security: more, refuse = {}, elsewhere, asksFirst = false }: PageOptions = {}) {
  const sent = vi.fn();
  const data: Readonly<Record<string, unknown>> = {
    [activitiesFind.id]: [],
    [securityRead.id]: { ...security, ...more },
    [appsList.id]: [],
    [passkeyOptions.id]: { options: JSON.stringify(OPTIONS) },
    [identityConfirmOptions.id]: { options: JSON.stringify(OPTIONS) },
  };
  let confirmed = !asksFirst;
  const callApi = (async ({ id }: { id: string }, input: object = {}) => {
    const { idempotencyKey: _, ...rest } = input as { idempotencyKey?: string };
    if (id.startsWith('passkey') || id === identityConfirm.id) sent(id, rest);
    if (id === identityConfirm.id) confirmed = true;
    if (id === passkeyRemove.id && !confirmed) {
      throw Object.assign(new Error('?'), { status: 403, code: 'confirmationNeeded' });
    }
    const refusal = refuse[id];
    if (refusal) throw Object.assign(new Error(refusal.message), { status: refusal.status });
    return { data: data[id] };
  }) as unknown as CallApi;
  ownScreen('/impostazioni/attivita', {
    roles: ['user'],
    callApi,
    ...(elsewhere && { signInElsewhere: { account: 'https://identita.example/profilo' } }),
  });
  return sent;
}

const section = async () =>
  within((await screen.findByRole('heading', { name: 'Passkey' })).closest('section') as HTMLElement);
const dialog = async () => within(await screen.findByRole('dialog'));

describe('the passkeys of the own account', () => {
  const create = vi.fn();
  const get = vi.fn();
  beforeEach(() => {
    create.mockReset().mockResolvedValue({ toJSON: () => ANSWER });
    get.mockReset().mockResolvedValue({ toJSON: () => ANSWER });
    class Known {
      static parseCreationOptionsFromJSON = (options: object) => ({ parsed: options });
      static parseRequestOptionsFromJSON = (options: object) => ({ asked: options });
      toJSON() {
        return ANSWER;
      }
    }
    vi.stubGlobal('PublicKeyCredential', Known);
    Object.defineProperty(navigator, 'credentials', { value: { create, get }, configurable: true });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'credentials');
  });

  it('P24 are listed with their name, since when, when last used, and where they are', async () => {
    open();
    const shown = await section();
    expect(
      shown.getByText(
        'Con una passkey si entra con l’impronta, il volto o il PIN del dispositivo, senza password.',
      ),
    ).toBeVisible();
    expect(shown.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'TelefonoAggiunta il 01/09/2026, ultimo accesso il 20/09/2026 08:30Disponibile anche sugli altri dispositivi collegati allo stesso profiloRinominaRimuovi',
      'PortatileAggiunta il 03/09/2026, mai usataSolo sul dispositivo in cui è stata creataRinominaRimuovi',
    ]);
    expect(await axeFindings()).toEqual([]);
  });

  it('P24 one is added with a name and the password, and the device asked in between', async () => {
    const sent = open({ security: { passkeys: [] } });
    expect(await screen.findByText('Nessuna passkey: si entra con la password.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Aggiungi una passkey' }));
    const asked = await dialog();
    const name = asked.getByLabelText(/Nome della passkey/);
    expect(name).toHaveValue('Il mio dispositivo');
    await userEvent.clear(name);
    await userEvent.click(asked.getByRole('button', { name: 'Continua' }));
    expect(asked.getByText('Nome obbligatorio')).toBeVisible();
    expect(asked.getByText('Password obbligatoria')).toBeVisible();
    expect(sent).not.toHaveBeenCalled();
    await userEvent.type(name, 'Telefono nuovo');
    await userEvent.type(asked.getByLabelText(/Password attuale/), 'segreta{Enter}');
    await waitFor(() => expect(lastSaid()?.[0]).toContain('Passkey aggiunta'));
    expect(create).toHaveBeenCalledWith({ publicKey: { parsed: OPTIONS } });
    expect(sent.mock.calls).toEqual([
      [passkeyOptions.id, { body: { password: 'segreta' } }],
      [passkeyAdd.id, { body: { name: 'Telefono nuovo', credential: JSON.stringify(ANSWER) } }],
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leads to the field that lacks something', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Aggiungi una passkey' }));
    const asked = await dialog();
    await userEvent.click(asked.getByRole('button', { name: 'Continua' }));
    await waitFor(() => expect(asked.getByLabelText(/Password attuale/)).toHaveFocus());
  });

  it('keeps what was typed when the password is wrong', async () => {
    const refuse = { [passkeyOptions.id]: { status: 403, message: WRONG_PASSWORD } };
    open({ refuse });
    await userEvent.click(await screen.findByRole('button', { name: 'Aggiungi una passkey' }));
    const asked = await dialog();
    await userEvent.type(asked.getByLabelText(/Password attuale/), 'sbagliata{Enter}');
    expect(await asked.findByText(WRONG_PASSWORD)).toBeVisible();
    expect(asked.getByLabelText(/Nome della passkey/)).toHaveValue('Il mio dispositivo');
    expect(create).not.toHaveBeenCalled();
  });

  it.each([
    ['NotAllowedError', 'La passkey non è stata creata: la richiesta è stata annullata o è scaduta.'],
    ['InvalidStateError', 'Questo dispositivo ha già una passkey per questa utenza'],
    ['SecurityError', 'Il dispositivo non ha potuto creare la passkey.'],
  ])('says what to do when the device answers with %s', async (error, sentence) => {
    create.mockRejectedValue(new DOMException('x', error));
    const sent = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Aggiungi una passkey' }));
    const asked = await dialog();
    await userEvent.type(asked.getByLabelText(/Password attuale/), 'segreta{Enter}');
    expect(await asked.findByText((text) => text.startsWith(sentence))).toBeVisible();
    expect(sent.mock.calls.map(([id]) => id)).toEqual([passkeyOptions.id]);
  });

  it('P24 one is renamed', async () => {
    const sent = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Rinomina Telefono' }));
    const asked = await dialog();
    const name = asked.getByLabelText(/Nome della passkey/);
    expect(name).toHaveValue('Telefono');
    await userEvent.clear(name);
    await userEvent.type(name, ' Telefono di servizio{Enter}');
    await waitFor(() => expect(lastSaid()).toEqual(['Passkey rinominata', 'success']));
    expect(sent).toHaveBeenCalledWith(passkeyRename.id, {
      params: { id: 'p1' },
      body: { name: 'Telefono di servizio' },
    });
  });

  it('P24 one is removed after a question', async () => {
    const sent = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Rimuovi Portatile' }));
    const asked = await dialog();
    expect(sent).not.toHaveBeenCalled();
    await userEvent.click(asked.getByRole('button', { name: 'Rimuovi' }));
    await waitFor(() => expect(lastSaid()).toEqual(['Passkey rimossa', 'success']));
    expect(sent).toHaveBeenCalledWith(passkeyRemove.id, { params: { id: 'p2' } });
  });

  it('a passkey confirms who is there, in place of the password', async () => {
    const sent = open({ asksFirst: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Rimuovi Portatile' }));
    await userEvent.click((await dialog()).getByRole('button', { name: 'Rimuovi' }));
    get.mockRejectedValueOnce(new DOMException('x', 'NotAllowedError'));
    const asked = within(await screen.findByRole('dialog', { name: 'Confermare la propria identità' }));
    await userEvent.click(asked.getByRole('button', { name: 'Usa una passkey' }));
    expect(await asked.findByText(/^La passkey non ha confermato/)).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: 'Usa una passkey' }));
    await waitFor(() => expect(lastSaid()).toEqual(['Passkey rimossa', 'success']));
    expect(get).toHaveBeenLastCalledWith({ publicKey: { asked: OPTIONS } });
    const remove = [passkeyRemove.id, { params: { id: 'p2' } }];
    const confirm = [identityConfirm.id, { body: { credential: JSON.stringify(ANSWER) } }];
    expect(sent.mock.calls).toEqual([remove, confirm, remove]);
  });

  it.each([
    ['only way in', { password: false }],
    ['only second factor', { required: true }],
  ])('P24 the last one stays with the reason where it is the %s', async (_what, more) => {
    const last = { ...more, passkeys: phone ? [phone] : [] };
    open({ security: last });
    const button = await screen.findByRole('button', { name: 'Rimuovi Telefono' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(whyPasskeyStays({ ...security, ...last }) ?? 'none');
  });

  it('says why none can be added', async () => {
    open({ security: { demo: true } });
    const button = await screen.findByRole('button', { name: 'Aggiungi una passkey' });
    expect(button).toHaveAccessibleDescription(whyNoPasskey({ ...security, demo: true }) ?? 'none');
  });

  it('says of a browser that knows no passkeys that another one is needed', async () => {
    vi.stubGlobal('PublicKeyCredential', undefined);
    open();
    const button = await screen.findByRole('button', { name: 'Aggiungi una passkey' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(/^Questo browser non permette di creare passkey/);
    expect(screen.getByRole('button', { name: 'Rimuovi Telefono' })).not.toHaveAttribute('aria-disabled');
  });

  it('says where they are managed for people who sign in elsewhere', async () => {
    open({ elsewhere: true });
    const shown = await section();
    expect(shown.getByText(/^Le passkey si gestiscono presso il gestore/)).toBeVisible();
    expect(shown.queryByRole('button')).toBeNull();
  });
});
