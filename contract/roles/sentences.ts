import type { GroupRule, HeldRole } from './application';

const and = new Intl.ListFormat('it', { type: 'conjunction' });
const or = new Intl.ListFormat('it', { type: 'disjunction' });

/** Returns the specification's message for Docente, with the names of the rule's roles (decision Q-103). */
export const excludedMessage = ({ id, roleRelationship }: GroupRule): string =>
  roleRelationship.length === 1
    ? `L'opzione ${id.roleSelected} non è compatibile con l'opzione ${roleRelationship[0]}.`
    : `L'opzione ${id.roleSelected} non è compatibile con le opzioni ${and.format(roleRelationship)}.`;

/** Returns the message for a missing prerequisite. @param needed roles of which one is enough */
export function missingMessage({ group }: HeldRole, needed: readonly HeldRole[]): string {
  const names = needed.map((one) => one.group);
  return names.length === 1
    ? `L'opzione ${group} richiede l'opzione ${names[0]}.`
    : `L'opzione ${group} richiede una delle opzioni ${or.format(names)}.`;
}

export const reservedMessage = ({ group }: HeldRole): string =>
  `Solo il supervisor può assegnare o togliere l'opzione ${group}.`;

export const notOfSchoolMessage = ({ uid, group }: HeldRole): string =>
  `La scuola non ha il ruolo ${group} di ${uid}.`;
