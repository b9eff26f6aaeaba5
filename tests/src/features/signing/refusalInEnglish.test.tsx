import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../../../contract/signatures/refusal';
import { ApiError } from '../../../../src/dataProvider/ApiError';
import { RefusalAlert } from '../../../../src/features/signing/RefusalAlert';
import { createI18nProvider } from '../../../../src/i18n/i18nProvider';
import { firstScreen } from '../../../fixtures/resourceScreen';

describe('why a signature was not accepted', () => {
  it('is said in English to whoever chose it, with what to do next', async () => {
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
});
