import type { ActionRule } from '../schema/actionRule';
import type { Where } from '../schema/where';
import { reservedRuleOn } from '../users/reserved';
import type { RegistryPerson } from './registryPerson';

/** A condition on a person, and the sentence that says why it stops an action where it does not hold. */
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

/** Whose link, and whose account through it, can be changed: the supervisor's own is nobody else's. */
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

/** Whose account the registry can make (specification, part 2 §5). */
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

/** Whose account can take its tax code from the registry. */
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

/** The people whom anything at all can be done with: the others have no tax code that counts. */
export const registrySelectable: { readonly where: Where<RegistryPerson>; readonly say: string } = {
  where: { isCodiceFiscaleValid: true },
  say: 'Il codice fiscale manca o non è valido: va modificato da Alunni o Personale',
};
