export const taxCodeIsMissing = 'Il codice fiscale manca: va inserito da Alunni o Personale';
export const taxCodeIsInvalid = 'Il codice fiscale non è valido: va modificato da Alunni o Personale';
export const withInvalidTaxCode = 'con codice fiscale non valido |||| con codice fiscale non valido';
export const supervisorNotChanged =
  "L'utenza supervisor della scuola può essere modificata solo dal supervisor";
export const itIsLinkedToAccount = "È già collegata a un'utenza";
export const linkedAlready = 'già collegata |||| già collegate';
export const emailIsMissing = "L'e-mail manca: va inserita da Alunni o Personale";
export const withoutEmail = 'senza e-mail |||| senza e-mail';
export const emailIsInvalid = "L'e-mail non è valida: va modificata da Alunni o Personale";
export const withInvalidEmail = 'con e-mail non valida |||| con e-mail non valida';
export const itIsLinked = "Non è collegata a nessuna utenza: associarla prima a un'utenza";
export const withoutLinkedAccount = 'senza utenza collegata |||| senza utenza collegata';
export const taxCodeOfAccount = "Il codice fiscale dell'utenza è già quello dell'anagrafe";
export const sameAlready = 'già allineata |||| già allineate';
export const taxCodeIsMissingOrInvalid =
  'Il codice fiscale manca o non è valido: va modificato da Alunni o Personale';
export const lastLetterOfTaxCode =
  "L'ultima lettera del codice fiscale non corrisponde alle altre: va modificato da Alunni o Personale";
export const accountHasTaxCodeAlready =
  "L'utenza {uid} ha già questo codice fiscale: associarla alla persona invece di importarla";
export const noLicence =
  "L'anagrafica del personale è disponibile per le scuole che hanno la licenza di Alunni o di Personale.";
export const chooseServiceYear = "Scegliere l'anno di servizio {years:or}.";
export const duplicate =
  "L'utenza scelta risulta già collegata ad un altra Anagrafe. È possibile collegare una sola anagrafe all'utenza.";
export const noAccount = "L'utenza scelta non esiste: sceglierne un'altra";
export const nobody = 'Non ci sono utenti da importare!';
export const changed = "L'anagrafe è cambiata nel frattempo: verificare di nuovo le novità e confermare.";
export const notGone = "L'utenza non è di una persona che non è più presente nell'anagrafe";
export const registryWasNotUpdated =
  "{reason} ({id}). L'anagrafe non è stata aggiornata e nessuna utenza è stata disattivata.";
export const choosePeopleOfServiceYear = "Scegliere persone dell'anno di servizio {count}.";
export const notLinked =
  "L'utenza non è collegata a nessuna persona dell'anagrafe in questo anno di servizio";
export const accountWasAlignedForAnother = "L'utenza è già stata allineata per un altro anno di servizio";
export const linked = "La persona è già collegata a un'utenza: dissociarla prima di associarla a un'altra.";
export const inUse = "L'utenza è già stata usata o modificata: resta";
