import { english } from '../english';
import type * as italian from '../it/account';

export const account = english<typeof italian>()({
  required: 'Telephone required',
  telephoneMayHaveDigits: 'The telephone may have digits and the sign + only',
  demoKeepsPassword:
    'This account is for demonstration and used by several people: its password cannot be changed.',
  confirmEmailFirst:
    'The e-mail address is not confirmed yet: the link to confirm it was sent again. Once it was opened, a new password can be asked for.',
  currentPasswordRequired: 'Current password required',
  newPasswordCannotBeSame: 'The new password cannot be the same as the current one',
  passwordEnteredIsNotSame: 'The password entered is not the same',
  wrongPassword: 'The current password is not right',
  noPasskeyToConfirm: 'There are no passkeys to confirm with: use the password.',
  passkeyNotConfirmed: 'The passkey was not accepted. Try again, or use the password.',
  wrongCode: 'The code is not valid. Use the one that the app shows now.',
  credentialsAreNotSent: 'Credentials are not sent from here to the school’s supervisor account',
  accountDisabled: 'The account is disabled: activate it first',
  deactivated: 'deactivated |||| deactivated',
  userHasSigned: 'The user has signed in before: a forgotten password is asked for anew on the sign-in page',
  signedIn: 'signed in before |||| signed in before',
  fileMayHaveLetters: 'A file may have {count} letters at most: prepare more than one',
  otpLinkExpired: 'User not authorised!',
  otpCodeWrong:
    'The code is wrong or too old: type the one that the app shows now. If it is not accepted, check that the phone sets date and time by itself.',
  codeRequired: 'Code required',
  noOtpInThisSchool: 'The school has not turned on sign-in with OTP codes',
  lastMethodStays:
    'It is the only app linked, and the code is asked for at every sign-in: link another app before removing it.',
  noAppYet: 'Recovery codes are made once an app has been linked.',
  yourOwnAuthenticatorApps:
    'Your own authenticator apps are linked and removed under Authorisations and activities',
  yourOwnAccount: 'your own account |||| your own accounts',
  accountIsNotAsked: 'This account is not asked for an OTP code',
  withoutOtpCode: 'without an OTP code |||| without an OTP code',
  demoKeepsProfile:
    'This account is for demonstration and used by several people: its data cannot be changed.',
  changedBySupervisor: 'This can only be changed by the supervisor of the school',
  accountIsForDemonstration:
    'This account is for demonstration and used by several people: no passkeys can be added.',
  addingPasskeyNeedsPassword:
    'Adding a passkey needs the password of the account, which was not chosen yet: use “Password dimenticata?” when signing in.',
  tooManyPasskeys: 'There can be at most {count} passkeys: remove one that is no longer used first.',
  itIsOnlyWay: 'It is the only way to sign in: choose a password before removing it.',
  itIsOnlySecondFactor:
    'It is the only second factor, and the school asks for one at every sign-in: link an authenticator app before removing it.',
  passkeyNotTaken: 'The passkey was not accepted: the request has expired or was used already. Begin again.',
  passkeyThereAlready:
    'This passkey was added already: it can be used to sign in, or one of another device can be added.',
  linkExpired:
    'The reset link has expired or was used already. It is valid for 90 minutes. Please ask for a new password again if needed.',
  firstAccessExpired:
    'The link to the first access has expired. To have a new one, ask the office of the school, which can make the letter of first access.',
  easilyGuessed:
    'This password is easy to guess: it is among the most used, or it holds the name, the tax code or other data of the person or the school. Choose another one, such as three random words and a number.',
  atLeastOneCapitalLetter: 'At least one capital letter',
  atLeastOneDigit: 'At least one digit',
  oneSpecialCharacter: 'At least one special character of these: {characters}',
  passwordAllowsNoBlanks: 'The password allows no blanks',
  emailMustBeValid: 'The e-mail must be valid',
  emailMayHaveCharacters: 'The e-mail may have {count} characters at most',
  newPasswordRequired: 'New password required',
  confirmationOfPasswordRequired: 'Confirmation of the password required',
});
