import type { Catalogue } from '../catalogue';

export const accountOtp: Catalogue['accountOtp'] = {
  title: 'Activation of the sign-in code',
  over: 'The link is not valid',
  loading: 'Checking the link...',
  overAbout:
    'The link has expired or was opened already: the key is shown only once. To get another one sign in again, or ask the school office. If somebody else opened it, tell the school office at once.',
  retry: 'Try again',
  maybeActive:
    'The answer to the attempt before never came: the sign-in code may be active already. Keep the account that you have just added in the app and sign in again: if a code is asked for, it is the one that the app shows.',
  home: 'Back to the portal',
  username: 'User name',
  nome: 'First name',
  cognome: 'Surname',
  apps: {
    title: '1. Install an authenticator app',
    about: 'If there is none on your phone yet, choose one. The links open in a new tab.',
    android: 'for Android',
    ios: 'for iPhone',
  },
  scan: {
    title: '2. Scan the QR code',
    about:
      'In the app choose to add an account, then scan this code. It is shown only now: finish the three steps before you close the page.',
    alt: 'QR code to be scanned with the authenticator app',
    open: 'Open in the app of this phone',
    byHand: 'If you cannot scan it, type this key into the app:',
    copy: 'Copy the key',
    copied: 'Key copied',
  },
  activate: {
    title: '3. Activate',
    about: 'From the next sign-in on, besides your password, you need the code that the app shows.',
    submit: 'Activate',
    question: 'Activate the sign-in code?',
    warning:
      'From the next sign-in on the code shown by the app is asked for. To activate it, type the one that the app shows now for %{name}.',
  },
};
