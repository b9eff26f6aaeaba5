import { english } from '../english';
import type * as italian from '../it/registry';

export const registry = english<typeof italian>()({
  taxCodeIsMissing: 'The tax code is missing: it is entered in Alunni or Personale',
  taxCodeIsInvalid: 'The tax code is invalid: it is changed in Alunni or Personale',
  withInvalidTaxCode: 'with an invalid tax code |||| with an invalid tax code',
  supervisorNotChanged: 'The school’s supervisor account can be changed by the supervisor only',
  itIsLinkedToAccount: 'It is linked to an account already',
  linkedAlready: 'linked already |||| linked already',
  emailIsMissing: 'The e-mail is missing: it is entered in Alunni or Personale',
  withoutEmail: 'without an e-mail |||| without an e-mail',
  emailIsInvalid: 'The e-mail is invalid: it is changed in Alunni or Personale',
  withInvalidEmail: 'with an invalid e-mail |||| with an invalid e-mail',
  itIsLinked: 'It is linked to no account: link it to one first',
  withoutLinkedAccount: 'without a linked account |||| without a linked account',
  taxCodeOfAccount: 'The tax code of the account is already that of the registry',
  sameAlready: 'the same already |||| the same already',
  taxCodeIsMissingOrInvalid: 'The tax code is missing or invalid: it is changed in Alunni or Personale',
  lastLetterOfTaxCode:
    'The last letter of the tax code does not fit the others: it is changed in Alunni or Personale',
  accountHasTaxCodeAlready:
    'The account {uid} has this tax code already: link it to the person in place of importing them',
  noLicence: 'The staff registry is there for schools with a licence of Alunni or Personale.',
  chooseServiceYear: 'Choose the service year {years:or}.',
  duplicate:
    'The chosen account is linked to another person of the registry. An account can be linked to one alone.',
  noAccount: 'The chosen account does not exist: choose another',
  nobody: 'There are no users to import!',
  changed: 'The registry changed meanwhile: look at what is new again and confirm.',
  notGone: 'The account is not that of somebody who left the registry',
  registryWasNotUpdated: '{reason} ({id}). The registry was not updated and no account was deactivated.',
  choosePeopleOfServiceYear: 'Choose people of the service year {count}.',
  notLinked: 'The account is linked to nobody in the registry of this year of service',
  accountWasAlignedForAnother: 'The account was aligned for another year of service',
  linked: 'The person is linked to an account: unlink it before linking another.',
  inUse: 'The account was used or changed since: it stays',
});
