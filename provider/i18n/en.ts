import {
  EASILY_GUESSED,
  newPasswordFields,
  PASSWORD_SPECIALS,
  passwordRules,
} from '../../contract/account/password';
import { fieldMessage } from '../../contract/schema/fieldMessages';
import type { Sentences } from './it';

const { passwordNuova, confermaPassword } = newPasswordFields;
const [least, capital, digit, special, blanks] = passwordRules;

/** English messages about a new password, by the contract's Italian message. */
const ofPassword: Readonly<Record<string, string>> = {
  [least.say]: `At least ${passwordNuova.min} characters`,
  [capital.say]: 'At least one capital letter',
  [digit.say]: 'At least one digit',
  [special.say]: `At least one special character of these: ${PASSWORD_SPECIALS}`,
  [blanks.say]: 'The password allows no blanks',
  [fieldMessage(passwordNuova, 'required')]: 'Enter the new password',
  [fieldMessage(confermaPassword, 'required')]: 'Enter the password again',
  [fieldMessage(passwordNuova, 'max')]: `At most ${passwordNuova.max} characters are allowed`,
  'La password inserita non è uguale': 'The password entered is not the same',
  [EASILY_GUESSED]:
    'This password is easy to guess: it is among the most used, or it holds the name, the tax code or other data of the person or the school. Choose another one, such as three random words and a number.',
};

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
    forgotten: 'Forgot your password?',
    spid: 'Enter with SPID',
    cie: 'Enter with CIE',
    or: 'Or with your digital identity:',
    show: 'Show the password',
    hide: 'Hide the password',
    missing: 'Enter your user name and password.',
    wrong: 'Wrong user name or password. Check what you typed and try again.',
    unreadable: 'What was sent cannot be read. Enter your user name and password again.',
    demo: 'Demonstration sign-ins',
    demoHint: 'The password is the one shown when the program starts.',
  },
  outbox: {
    link: 'Mail of the demo',
    title: 'Mail of the demo',
    text: 'The messages that Sportello wrote to the people of the demo, the latest first. They are read here because nobody sends them: their links work.',
    none: 'No message. Try with Forgotten password? or by creating a user.',
    to: (recipient: string) => `to ${recipient}`,
    noText: 'The text is no longer kept: the message was sent.',
    failed: 'The message cannot be sent: its address is not valid.',
    again: 'Refresh',
    more: (count: number) => `The last ${count} messages are shown.`,
  },
  info: {
    title: 'Help and information',
    help: 'Help',
    helpText: [
      'The user name is the one that the school gave, such as rossi.mario.SG10001. Who has an ArgoID can use its e-mail address.',
      'Where the password is not right or forgotten, a new one can be asked for. After many attempts wait for some minutes.',
      'For a disabled account, for a one-time code on a phone that is gone and for anything else ask the office of the school.',
    ],
    manual: 'Manual',
    assistance: 'Support',
    privacy: 'Privacy',
    privacyText:
      'Signing in uses technical cookies only, which follow nobody elsewhere. Of each access day, time and network address are recorded, to protect the account. The controller is the school.',
    statement: 'Privacy statement',
    aliasStatement: 'ArgoID privacy statement',
    accessibility: 'Accessibility',
    accessibilityText:
      'These pages are used by keyboard alone and with assistive technology. Tell the office of the school of an obstacle.',
    declaration: 'Accessibility statement',
  },
  forgotten: {
    title: 'Forgot your password',
    text: 'Write your user name: you will get an e-mail with a link to choose a new password.',
    submit: 'Send the link',
    missing: 'Enter your user name.',
    sent: 'Check your e-mail',
    sentText: (minutes) =>
      `If the account is there and is active, a link to choose a new password has been sent to the e-mail address that the school has. It is valid for ${minutes} minutes. If nothing arrives, check the user name or ask the school office.`,
    alias: {
      title: 'Password of the ArgoID',
      text: 'Nothing was sent: an e-mail address signs in with an ArgoID, whose password cannot be chosen again on this page. Sign in with the user name of each school account that is linked and, on the page of the ArgoID, press Unlink: once the last one is unlinked, a new ArgoID can be made.',
    },
  },
  email: {
    confirm: {
      title: 'Confirm the e-mail address',
      text: ({ uid, email }) => `The address ${email} is that of the account ${uid}.`,
      effect: 'Once it is confirmed, a link to choose a new password can be sent to this address.',
      submit: 'Confirm the address',
    },
    object: {
      title: 'Change of the e-mail address',
      text: ({ uid, school, when }) =>
        `On ${when} the e-mail address of the account ${uid} (${school}) was changed.`,
      effect:
        'If you know nothing of it you can block the account: whoever is signed in is signed out, and nobody gets in until the supervisor of the school has looked into it. If the change was asked for, just close this page.',
      submit: 'Block the account',
    },
    confirmed: { title: 'Address confirmed', text: 'The e-mail address of the account is confirmed.' },
    blocked: {
      title: 'Account blocked',
      text: 'The account is blocked and whoever was signed in is signed out. The supervisor of the school has been told: ask them to activate it again with the right address.',
    },
    closed: {
      title: 'Everybody is signed out',
      text: 'Whoever was signed in to this account is signed out, and no password can be chosen by the new address. The account stays active, since no other supervisor of the school could activate it again: sign in and choose a new password at once. If the password does not work any more, ask the support of the portal.',
    },
    expired: {
      title: 'The link is not valid',
      text: 'The link has expired or was used already. If in doubt, ask the school office.',
    },
    aliasVerified: {
      title: 'ArgoID created',
      text: 'The e-mail address is verified and the password is chosen. From now on you can sign in with this address and this password.',
    },
    aliasKnown: {
      title: 'Address already in use',
      text: 'There is a verified ArgoID with this e-mail address already: the other one was not created. Sign in with the former and choose Link an account.',
    },
    aliasExpired: {
      title: 'The link is not valid',
      text: 'The link has expired or was used already. If the ArgoID is not verified yet, sign in to the portal with your school account and repeat the procedure.',
    },
    often: {
      title: 'Too many attempts',
      text: 'There were too many attempts from this address. Wait a few minutes and try again.',
    },
  },
  verifyAlias: {
    title: 'Verify the ArgoID',
    text: ({ name, uid, school, email }) =>
      `The address ${email} is that of the ArgoID of ${name}, created from the account ${uid} (${school}). Choose the password to sign in with at this address: that completes the verification.`,
    notYours:
      'If you know nothing of it, close this page: without the verification nobody signs in with this ArgoID.',
    email: 'ArgoID',
    password: 'New password',
    again: 'Confirm password',
    submit: 'Verify and save the password',
    ofPassword: (italian) => ofPassword[italian] ?? italian,
  },
  spid: {
    title: 'The access with SPID failed',
    failed: 'The access with SPID was not completed. Try again, or sign in with user name and password.',
    unknown:
      'The digital identity was recognised, but no enabled account with Spid has the same tax code. Ask the office of the school.',
    back: 'Back to the sign-in',
    which: 'Choose the account',
    whichText:
      'Several accounts have the tax code of the digital identity. Which one do you want to go on with?',
    test: 'Digital identity for trials',
    testText: 'This page stands for SPID in the demo: choose who signs in, or write a tax code.',
    testCode: 'Tax code',
    testSubmit: 'Go on',
  },
  code: {
    title: 'Sign-in code',
    text: 'Besides the password you need the 6-digit code shown by your authenticator app.',
    label: 'Code',
    hint: 'Without your phone you can write a recovery code, for example ABCDE-23456. Each code works once.',
    submit: 'Sign in',
    missing: 'Enter the code.',
    wrong: 'The code is wrong or was used already. Wait until the app shows another one and try again.',
    link: 'I have not linked the app yet',
    back: 'Sign in with another user name',
  },
  passkey: {
    submit: 'Sign in with a passkey',
    waiting: 'Confirm with your fingerprint, your face or the PIN of the device.',
    cancelled:
      'The sign-in with the passkey was not completed. Try again, or use your user name and password.',
    often: 'Too many attempts: wait a few minutes and try again, or use your user name and password.',
    failed: 'The passkey cannot be asked for now. Load the page again, or use your user name and password.',
    wrong: 'The passkey was not accepted. Try again, or sign in with your user name and password.',
    copied:
      'The passkey was refused since there may be a copy of it. Sign in with your user name and password and remove it under Authorisations and activity.',
  },
  linkApp: {
    title: 'Link your authenticator app',
    text: 'Besides the password your school asks for a code shown by an app on your phone. The app is linked once; then you sign in again with password and code.',
    submit: 'Link the app',
    app: 'App di autenticazione',
  },
  schoolClosed: {
    title: 'School closed',
    text: 'The school of this account is closed, and nobody can sign in to it any more. For more, turn to the office that took its place, or to support.',
  },
  schoolSuspended: {
    title: 'School suspended',
    text: 'The school of this account is suspended, and nobody can sign in to it for now; its data stay in place. For more, turn to support.',
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
  maintenance: {
    title: 'Sportello is under maintenance',
    text: 'The service is not available while work is in progress. The data of the schools are safe.',
    until: (when: string) => `It should be available again by ${when}.`,
    open: 'If you have a page open, leave it as it is: you can save its content when the work is done.',
    again: 'Try again',
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
