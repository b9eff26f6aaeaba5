import type { ActionRule } from '../schema/actionRule';
import type { Where } from '../schema/where';
import { reservedRuleOn } from '../users/reserved';
import type { RegistryPerson } from './registryPerson';

/** Condition on a person, with the reason why an action is refused if it does not hold. */
export type RegistryRule = ActionRule<RegistryPerson>;

const taxCodePresent: RegistryRule = {
  where: { codiceFiscale: { empty: false } },
  say: 'Il codice fiscale manca: va inserito da Alunni o Personale',
  brief: 'senza codice fiscale |||| senza codice fiscale',
};
const taxCodeValid: RegistryRule = {
  where: { isCodiceFiscaleValid: true },
  say: 'Il codice fiscale non è valido: va modificato da Alunni o Personale',
  brief: 'con codice fiscale non valido |||| con codice fiscale non valido',
};

/**
 * Rules for changing the link of a person, and their account through it: only the supervisor can change the
 * supervisor's.
 */
export const linkRules: readonly RegistryRule[] = [
  {
    where: { any: [{ uidPortale: { not: { startsWith: 'supervisor' } } }, { uidPortale: { mine: 'uid' } }] },
    say: "L'utenza supervisor della scuola può essere modificata solo dal supervisor",
    brief: 'supervisor |||| supervisor',
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
    say: "È già collegata a un'utenza",
    brief: 'già collegata |||| già collegate',
  },
  taxCodePresent,
  taxCodeValid,
  {
    where: { email: { empty: false } },
    say: "L'e-mail manca: va inserita da Alunni o Personale",
    brief: 'senza e-mail |||| senza e-mail',
  },
  {
    where: { isEmailValid: true },
    say: "L'e-mail non è valida: va modificata da Alunni o Personale",
    brief: 'con e-mail non valida |||| con e-mail non valida',
  },
];

/** Rules for people whose account can take its tax code from the registry. */
export const registrySyncRules: readonly RegistryRule[] = [
  taxCodePresent,
  taxCodeValid,
  {
    where: { uidPortale: { empty: false } },
    say: "Non è collegata a nessuna utenza: associarla prima a un'utenza",
    brief: 'senza utenza collegata |||| senza utenza collegata',
  },
  ...linkRules,
  {
    where: { codiceFiscaleAllineato: false },
    say: "Il codice fiscale dell'utenza è già quello dell'anagrafe",
    brief: 'già allineata |||| già allineate',
  },
];

/** Condition for people on whom any action is possible: the others have no valid tax code. */
export const registrySelectable: { readonly where: Where<RegistryPerson>; readonly say: string } = {
  where: { isCodiceFiscaleValid: true },
  say: 'Il codice fiscale manca o non è valido: va modificato da Alunni o Personale',
};
