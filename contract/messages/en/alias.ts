import { english } from '../english';
import type * as italian from '../it/alias';

export const alias = english<typeof italian>()({
  mine: 'The account is linked to this ArgoID already.',
  others: 'The account is linked to another ArgoID already: it has to be unlinked from that first.',
  closed: 'The account is disabled, or its school is closed.',
  unused: 'Nobody has signed in with this account yet: sign in with it first.',
  noTaxCode:
    'This account has no tax code: without it nobody can know whether it is the same person’s. The supervisor enters it in the own profile, for others the school’s office does.',
  otherPerson:
    'The tax code of this account is not that of the ArgoID: only accounts of the same person are linked to an ArgoID. If the code is wrong, the supervisor corrects it in the own profile, for others the school’s office does.',
  supervisor:
    'The supervisor account is the school’s, not a person’s: the ArgoID is created by signing in with one’s own account. The supervisor account is linked to it afterwards.',
  staff: 'The ArgoID is for the staff of the school: this account is a course participant’s only.',
  demo: 'This account is for demonstration and used by several people: it cannot have an ArgoID.',
  otherAccount: 'Give the account that was signed in with.',
  oneAliasOnly: 'An ArgoID is linked to this account already: there can be only one.',
  changedMeanwhile: 'This is not what the user’s page has. Reload the page and try again.',
  readTheNotice: 'The notice has to be read first.',
  lastAccount:
    'It is the only account that the ArgoID can be used with: unlinked, nobody could sign in to it any more. Link another account first, or delete the ArgoID.',
  onlyWayIn:
    'The account has no password of its own: without the ArgoID nobody could sign in to it. Choose a password for it first, by “Password dimenticata?” on the sign-in page.',
  passwordCannotBeShorter: 'The password cannot be shorter than {count} characters',
  invalidTelephoneNumber: 'Invalid telephone number',
  userRequired: 'User required',
  accountHasNoPassword:
    'Accounts without a password of their own: {names}. Without the ArgoID nobody could sign in to them: choose a password for each first, by “Password dimenticata?” on the sign-in page.',
});
