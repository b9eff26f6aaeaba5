import type { Catalogue } from '../catalogue';

/** Sentences of the page behind the link to a new password. */
export const password: Catalogue['password'] = {
  title: 'Choose your password',
  first: 'First access: choose your password',
  about: 'Choose the new password of this account, then press Continue.',
  loading: 'Checking the link...',
  over: 'The link is not valid',
  askAgain: 'Ask for a new link',
  username: 'Username',
  email: 'E-mail',
  nome: 'Name',
  cognome: 'Surname',
  passwordNuova: 'New password',
  confermaPassword: 'Confirm password',
  rules: 'Rules of the password',
  kept: 'kept',
  open: 'not kept yet',
  keptOf: 'Rules kept: %{kept} of %{all}',
  show: 'Show the passwords',
  submit: 'Continue',
  sending: 'Saving...',
  emailFirst: 'The e-mail address has to be put right first: ask the school office',
  done: 'The password has been changed',
  doneAbout: 'The sessions opened with the password before have ended.',
  toSignIn: 'Back to sign-in',
  retry: 'Try again',
  maybeSaved:
    'The answer to the attempt before never came: the password may have been saved already. Try to sign in with the new one; if it is not accepted, ask for a new link.',
  elsewhere: {
    password: 'The password is changed at the identity provider with which you sign in, not in this console.',
    factor:
      'The second factor is managed at the identity provider with which you sign in, not in this console.',
    passkey: 'Passkeys are managed at the identity provider with which you sign in, not in this console.',
    go: 'Open my profile at the provider',
  },
};
