import type { resetOtp as it } from '../it/resetOtp';

export const resetOtp: typeof it = {
  label: 'Reset OTP',
  row: 'Reset the OTP of %{name}',
  planned: '%{smart_count} to reset |||| %{smart_count} to reset',
  leftOut: 'They will not be reset',
  none: 'The OTP of this user cannot be reset',
  doneOne: 'OTP reset: the e-mail to link the app anew was sent.',
  doneMany: 'OTPs reset: the e-mails to link the app anew were sent.',
  nothingToDo: 'No OTP was reset: see the outcome',
  partly: '%{smart_count} OTP reset |||| %{smart_count} OTPs reset',
  confirm: 'Reset OTP',
  steps: {
    review: {
      title: 'Reset the OTP?',
    },
  },
};
