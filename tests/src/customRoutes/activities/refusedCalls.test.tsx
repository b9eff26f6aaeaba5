import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { LAST_METHOD_STAYS, NO_OTP_IN_THIS_SCHOOL } from '../../../../contract/account/otp';
import { whyPasskeyStays } from '../../../../contract/account/passkey';
import { FIRST_PARTY_STAYS } from '../../../../contract/activities/activity';
import { inEnglish } from '../../../../contract/messages/inEnglish';
import { accountExists } from '../../../../contract/messages/it/users';
import { message } from '../../../../contract/messages/message';
import { errors } from '../../../../contract/schema/errors';
import { ApiError } from '../../../../src/dataProvider/ApiError';
import { createI18nProvider } from '../../../../src/i18n/i18nProvider';
import { type Answers, answering } from '../../../fixtures/answers';
import { ownScreen } from '../../../fixtures/resourceScreen';

const UNREACHABLE = 'Il servizio non è raggiungibile. Controllare la connessione e riprovare.';
const security = {
  schoolOtp: true,
  required: true,
  recoveryCodes: 7,
  passkeys: [],
  password: true,
  demo: false,
  methods: [{ id: 'm1', name: 'Il mio telefono', activatedAt: '2026-09-01T08:00:00Z', usedAt: null }],
};

function open(answers: Answers, i18n = createI18nProvider()) {
  const { callApi, sent } = answering({
    activitiesFind: [],
    securityRead: security,
    appsList: [],
    ...answers,
  });
  ownScreen('/impostazioni/attivita', { roles: ['user'], callApi, i18n });
  return sent;
}
const refusing = (error: Error) => () => {
  throw error;
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('a refused call of the page of sign-ins', () => {
  it('says in words that nobody answers, in place of the page', async () => {
    // Not retried automatically, as an ApiError would be.
    const { message, ...unanswered } = ApiError.unreachable();
    open({ securityRead: refusing(Object.assign(new Error(message), unanswered)) });
    expect(await screen.findByText(UNREACHABLE)).toBeVisible();
  });

  it('says so in a dialog', async () => {
    open({ recoveryCodesMake: refusing(ApiError.unreachable()) });
    await press('Crea nuovi codici');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Crea nuovi codici' }));
    expect(await dialog.findByText(UNREACHABLE)).toBeVisible();
  });

  it('sends another name of a passkey as another command, after an answer that never came', async () => {
    const passkey = {
      id: 'p',
      name: 'Telefono',
      createdAt: '2026-09-01T08:00:00Z',
      usedAt: null,
      synced: true,
    };
    let tries = 0;
    const sent = open({
      securityRead: { ...security, passkeys: [passkey] },
      passkeyRename: () => {
        tries += 1;
        if (tries === 1) throw ApiError.unreachable();
      },
    });
    await press('Rinomina Telefono');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/Nome della passkey/), ' uno{Enter}');
    await dialog.findByText(UNREACHABLE);
    await userEvent.type(dialog.getByLabelText(/Nome della passkey/), ' due{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const keys = sent
      .filter(([id]) => id === 'passkeyRename')
      .map(([, input]) => (input as { idempotencyKey?: string }).idempotencyKey);
    expect(keys).toHaveLength(2);
    // The provider refuses a key that was used for a different request.
    expect(keys[0] === undefined || keys[0] !== keys[1]).toBe(true);
  });

  it('says in English why an app or a passkey stays, to a person who reads English', async () => {
    const i18n = createI18nProvider();
    await i18n.changeLocale('en');
    const apps = [
      {
        clientId: 'c',
        clientName: 'Portale',
        owner: 'Noi',
        metadata: { is_first_party: true },
        logoUri: null,
      },
    ];
    const passkey = {
      id: 'p',
      name: 'Telefono',
      createdAt: '2026-09-01T08:00:00Z',
      usedAt: null,
      synced: true,
    };
    const securityRead = { ...security, schoolOtp: false, passkeys: [passkey], password: false };
    open({ appsList: apps, securityRead }, i18n);
    const stays = whyPasskeyStays(securityRead) ?? '';
    for (const italian of [FIRST_PARTY_STAYS, NO_OTP_IN_THIS_SCHOOL, LAST_METHOD_STAYS, stays]) {
      expect((await screen.findAllByText(inEnglish(italian) ?? '')).length).toBeGreaterThan(0);
      expect(screen.queryByText(italian)).toBeNull();
    }
  });

  it('says what the provider refuses in English to a person who reads English', async () => {
    const i18n = createI18nProvider();
    await i18n.changeLocale('en');
    open({ appsList: refusing(new ApiError('forbidden', 403, errors.forbidden.say)) }, i18n);
    expect(await screen.findByText(/^You lack the permissions for this/)).toBeVisible();
    expect(screen.queryByText(errors.forbidden.say)).toBeNull();
  });

  it('says it in English with the names in it', async () => {
    const i18n = createI18nProvider();
    await i18n.changeLocale('en');
    const detail = message(accountExists, { uid: 'neri.SG10001', name: 'Ugo Neri' });
    open({ appsList: refusing(new ApiError('conflict', 409, detail)) }, i18n);
    expect(
      await screen.findByText('The account neri.SG10001 exists already: it is Ugo Neri’s.'),
    ).toBeVisible();
  });
});
