import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../../contract/messages/inEnglish';
import { refusalOf } from '../../../contract/signing/refusal';
import { SIGNING_MAINTENANCE } from '../../../contract/signing/signing';
import { ApiError } from '../../../src/dataProvider/ApiError';
import { createI18nProvider } from '../../../src/i18n/i18nProvider';
import { Maintenance } from '../../../src/signing/Maintenance';
import { OnlineSignatureDialog } from '../../../src/signing/OnlineSignatureDialog';
import { RefusalAlert } from '../../../src/signing/RefusalAlert';
import { firstScreen } from '../../fixtures/resourceScreen';

describe('why a signature was not accepted', () => {
  it('is said in English to a person who chose it, with what to do next', async () => {
    const i18n = createI18nProvider();
    await i18n.changeLocale('en');
    const refusal = refusalOf('otp-used');
    const error = new ApiError('signatureRefused', 422, refusal.say, [], refusal);
    firstScreen(<RefusalAlert error={error} act={{ retry: () => undefined }} />, {
      roles: ['supervisor'],
      i18n,
    });
    expect(await screen.findByText('The OTP code was used already.')).toBeVisible();
    expect(screen.getByText('Wait for the next OTP code, enter it and try again.')).toBeVisible();
  });

  it('so is what is wrong with a code before it is sent, and that nothing can be signed now', async () => {
    const i18n = createI18nProvider();
    await i18n.changeLocale('en');
    firstScreen(
      <>
        <OnlineSignatureDialog
          subject={{ documents: ['Contract'] }}
          sign={async () => undefined}
          close={() => undefined}
        />
        <Maintenance />
      </>,
      { roles: ['supervisor'], i18n },
    );
    const code = await screen.findByRole('textbox', { name: /^OTP/ });
    await userEvent.type(code, '12');
    await userEvent.tab();
    expect(code).toHaveAccessibleDescription('The OTP code has 6 digits');
    expect(screen.getByText(inEnglish(SIGNING_MAINTENANCE) ?? '')).toBeInTheDocument();
  });
});
