import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { WRONG_PASSWORD } from '../../../contract/account/account';
import { identityConfirm } from '../../../contract/account/confirmationEndpoints';
import type { Security } from '../../../contract/account/otp';
import { recoveryCodesMake, securityRead } from '../../../contract/account/otpEndpoints';
import { activitiesFind, appsList } from '../../../contract/activities/endpoints';
import { errors } from '../../../contract/schema/errors';
import type { CallApi } from '../../../src/api/CallApi';
import { createIdentityConfirmation } from '../../../src/api/identityConfirmation';
import { ConfirmIdentity } from '../../../src/identity/ConfirmIdentity';
import { axeFindings, ownScreen } from '../../fixtures/resourceScreen';

const PASSWORD = 'segreta';
const security: Security = {
  schoolOtp: true,
  required: true,
  methods: [{ id: 'm1', name: 'Il mio telefono', activatedAt: '2026-09-01T08:00:00Z', usedAt: null }],
  recoveryCodes: 7,
  passkeys: [],
  password: true,
  demo: false,
};

/** Renders the page with a provider that creates recovery codes only after the password is confirmed. */
function open(more: Partial<Security> = {}) {
  let confirmed = false;
  const data: Readonly<Record<string, unknown>> = {
    [activitiesFind.id]: [],
    [securityRead.id]: { ...security, ...more },
    [appsList.id]: [],
    [recoveryCodesMake.id]: { codes: ['BBBBB-33333'] },
  };
  const refused = (code: string, say: string) => Object.assign(new Error(say), { status: 403, code });
  const callApi = (async ({ id }: { id: string }, input: { body?: { password?: string } } = {}) => {
    if (id === identityConfirm.id) {
      confirmed = input.body?.password === PASSWORD;
      if (!confirmed) throw refused('forbidden', WRONG_PASSWORD);
    }
    if (id === recoveryCodesMake.id && !confirmed) {
      throw refused('confirmationNeeded', errors.confirmationNeeded.say);
    }
    return { data: data[id] };
  }) as unknown as CallApi;
  ownScreen('/impostazioni/attivita', { roles: ['user'], callApi });
}

const dialog = async () => within(await screen.findByRole('dialog'));

/** Requests new codes and returns the dialog that follows. */
async function askedAfterBegin() {
  await userEvent.click(await screen.findByRole('button', { name: 'Crea nuovi codici' }));
  await userEvent.click((await dialog()).getByRole('button', { name: 'Crea nuovi codici' }));
  return within(await screen.findByRole('dialog', { name: 'Confermare la propria identità' }));
}

describe('before a factor changes', () => {
  it('the password is asked for, and what was begun goes on', async () => {
    open();
    const asked = await askedAfterBegin();
    expect(asked.getByLabelText(/Password attuale/)).toHaveFocus();
    expect(asked.queryByRole('button', { name: 'Usa una passkey' })).toBeNull();
    expect(await axeFindings()).toEqual([]);
    await userEvent.keyboard('{Enter}');
    expect(asked.getByText('Password obbligatoria')).toBeVisible();
    await userEvent.keyboard('sbagliata{Enter}');
    expect(await asked.findByText(WRONG_PASSWORD)).toBeVisible();
    const field = asked.getByLabelText(/Password attuale/);
    await userEvent.clear(field);
    await userEvent.type(field, `${PASSWORD}{Enter}`);
    expect(await screen.findByText('BBBBB-33333')).toBeVisible();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it('cancelling changes nothing, and the page says what is needed', async () => {
    open();
    const asked = await askedAfterBegin();
    await userEvent.click(asked.getByRole('button', { name: 'Annulla' }));
    expect(await screen.findByText(errors.confirmationNeeded.say)).toBeVisible();
    expect(screen.queryByText('BBBBB-33333')).toBeNull();
  });

  it('a person who has neither password nor passkey is led to signing in again', async () => {
    open({ password: false });
    const asked = await askedAfterBegin();
    expect(asked.getByText(/occorre uscire, accedere di nuovo/)).toBeVisible();
    expect(asked.queryByLabelText(/Password attuale/)).toBeNull();
  });
});

it('gives way to the dialog of a session that has expired, and answers its call as not confirmed', async () => {
  const confirmation = createIdentityConfirmation();
  render(<ConfirmIdentity confirmation={confirmation} expired />);
  expect(await confirmation.ask('password')).toBe(false);
  expect(confirmation.getAsked()).toBeUndefined();
  expect(screen.queryByRole('dialog')).toBeNull();
});
