import type { Sentences } from './say';

export const en: Sentences = {
  product: 'Sportello, provider',
  signIn: 'Sign in',
  signInNote: 'For the provider’s own staff: the password and the code of the authenticator app are needed.',
  username: 'User name',
  password: 'Password',
  code: 'Code of 6 digits',
  enter: 'Sign in',
  firstAccess: 'First access',
  firstAccessNote: 'Choose the password and link the authenticator app. The link opens once.',
  scan: 'Scan the code with the authenticator app, or type this key into it:',
  qr: 'Code to be scanned with the authenticator app',
  newPassword: 'New password (12 characters or more)',
  ready: 'Password and code were chosen. You can sign in now.',
  goToSignIn: 'Go to the sign-in',
  failed: 'The data are not available. Try again later.',
  loading: 'Please wait...',
  confirm: 'Confirm',
  language: 'Italiano',
};
