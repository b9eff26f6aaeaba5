import type { Sentences } from './it';

/** The sign-in pages in English, for browsers that ask for it. */
export const en: Sentences = {
  product: 'Sportello',
  lead: 'Administration portal of the schools',
  signIn: {
    title: 'Sign in',
    username: 'User name',
    usernameHint: 'For example rossi.mario.SG10001, or the e-mail address of your ArgoID.',
    password: 'Password',
    submit: 'Sign in',
    error: 'Error',
    missing: 'Enter your user name and password.',
    wrong: 'Wrong user name or password. Check what you typed and try again.',
    unreadable: 'What was sent cannot be read. Enter your user name and password again.',
    demo: 'Demonstration sign-ins',
    demoHint: 'The password is the one shown when the program starts.',
  },
  throttled: {
    title: 'Too many attempts',
    text: (minutes) =>
      `There have been too many attempts to sign in. Wait ${
        minutes === 1 ? 'a minute' : `${minutes} minutes`
      } and try again.`,
    back: 'Back to sign-in',
  },
  expired: {
    title: 'Sign-in expired',
    text: 'The sign-in page was opened too long ago, or the sign-in is already complete. Go back to the portal and sign in again.',
  },
  unavailable: {
    title: 'Service not available',
    text: 'The service is not available right now. Try again in a few seconds.',
  },
  error: { title: 'Sign-in error', text: 'Something went wrong while signing in.' },
  toPortal: 'Back to the portal',
  signOut: {
    title: 'Sign out',
    text: 'Do you want to sign out of the portal?',
    submit: 'Sign out',
    stay: 'Stay signed in',
    busy: 'Signing out. If the page does not go on by itself, press the button.',
    done: 'Signed out',
    doneText: 'You have signed out of the portal.',
  },
  proceed: {
    title: 'One moment',
    text: 'Signing in. If the page does not go on by itself, press the button.',
    submit: 'Continue',
  },
};
