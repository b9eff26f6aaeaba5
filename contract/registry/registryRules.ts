import * as registryMessages from '../messages/it/registry';
import * as usersMessages from '../messages/it/users';
import type { ActionRule } from '../schema/actionRule';
import type { Where } from '../schema/where';
import { reservedRuleOn } from '../users/reserved';
import type { RegistryPerson } from './registryPerson';

/** Condition on a person, with the reason why an action is refused if it does not hold. */
export type RegistryRule = ActionRule<RegistryPerson>;

const taxCodePresent: RegistryRule = {
  where: { codiceFiscale: { empty: false } },
  say: registryMessages.taxCodeIsMissing,
  brief: usersMessages.withoutTaxCode,
};
const taxCodeValid: RegistryRule = {
  where: { isCodiceFiscaleValid: true },
  say: registryMessages.taxCodeIsInvalid,
  brief: registryMessages.withInvalidTaxCode,
};

/**
 * Rules for changing the link of a person, and the account through that link. A link to a supervisor's account can be
 * changed only by that supervisor.
 */
export const linkRules: readonly RegistryRule[] = [
  {
    where: { any: [{ uidPortale: { not: { startsWith: 'supervisor' } } }, { uidPortale: { mine: 'uid' } }] },
    say: registryMessages.supervisorNotChanged,
    brief: usersMessages.supervisors,
  },
  reservedRuleOn<RegistryPerson>({
    uid: 'uidPortale',
    inOffice: 'utenzaInCarica',
    reservedGroup: 'utenzaConGruppoRiservato',
  }),
];

/** Rules for people whose account can be created from the registry (specification, part 2 §5). */
export const registryImportRules: readonly RegistryRule[] = [
  {
    where: { uidPortale: { empty: true } },
    say: registryMessages.itIsLinkedToAccount,
    brief: registryMessages.linkedAlready,
  },
  taxCodePresent,
  taxCodeValid,
  {
    where: { email: { empty: false } },
    say: registryMessages.emailIsMissing,
    brief: registryMessages.withoutEmail,
  },
  {
    where: { isEmailValid: true },
    say: registryMessages.emailIsInvalid,
    brief: registryMessages.withInvalidEmail,
  },
];

/** Rules for people whose account can take its tax code from the registry. */
export const registrySyncRules: readonly RegistryRule[] = [
  taxCodePresent,
  taxCodeValid,
  {
    where: { uidPortale: { empty: false } },
    say: registryMessages.itIsLinked,
    brief: registryMessages.withoutLinkedAccount,
  },
  ...linkRules,
  {
    where: { codiceFiscaleAllineato: false },
    say: registryMessages.taxCodeOfAccount,
    brief: registryMessages.sameAlready,
  },
];

/** Condition for people whom actions can concern. People without a valid tax code do not satisfy it. */
export const registrySelectable: { readonly where: Where<RegistryPerson>; readonly say: string } = {
  where: { isCodiceFiscaleValid: true },
  say: registryMessages.taxCodeIsMissingOrInvalid,
};
