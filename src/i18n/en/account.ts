import type { Catalogue } from '../catalogue';

export const account: Catalogue['account'] = {
  title: 'Change password',
  alias: {
    title: 'ArgoID',
    about: 'How the identity that you sign in with in all your schools is reached.',
    email: 'E-mail',
    update: 'Update',
    saving: 'Saving...',
    saved: 'Your ArgoID has been updated!',
  },
  password: {
    title: 'Password',
    ofAlias: 'The password of the ArgoID %{name}. Your other open sessions will end, this one goes on.',
    ofAccount:
      'The password of the school account %{name}. Your other open sessions will end, this one goes on.',
    current: 'Current password',
    submit: 'Change password',
    saving: 'Saving...',
    saved: 'Your password has been changed!',
    forgotten: 'I forgot my current password',
    sending: 'Sending...',
    sent: 'An e-mail with a link to choose a new password has been sent.',
    summary: 'The password has not been changed. Correct the fields named below.',
    maybeChanged:
      'The answer to the attempt before never came: the password may have been changed already. If so, the current password is the new one that was entered then.',
  },
  loginError: {
    title: 'Sign-in error',
    text: 'Something went wrong while signing in.',
    toPortal: 'Back to the portal',
  },
};
