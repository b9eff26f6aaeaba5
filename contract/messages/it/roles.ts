export const excluded = "L'opzione {role} non è compatibile con l'opzione {other}.";
export const excludedByOthers = "L'opzione {role} non è compatibile con le opzioni {others:and}.";
export const needed = "L'opzione {role} richiede l'opzione {other}.";
export const neededOneOf = "L'opzione {role} richiede una delle opzioni {others:or}.";
export const reserved = "Solo il supervisor può assegnare o togliere l'opzione {role}.";
export const notOfSchool = 'La scuola non ha il ruolo {role} di {code}.';
