/** The names in the audit log of the provider's people and programs, and of the use of the operator secret. */
export const whoIs = {
  person: (username: string): string => `operatore/${username}`,
  program: (clientId: string): string => `programma/${clientId}`,
  machine: 'operator',
  /** A person who used the operator secret and stated the name of their account on the machine. */
  onMachine: (name: string): string => `macchina/${name}`,
} as const;

/** Returns the user name of a person of the staff; undefined for programs and the machine. */
export const staffPersonOf = (who: string): string | undefined =>
  isStaffPerson(who) ? who.slice(whoIs.person('').length) : undefined;

/** Reports whether it is a signed-in person, not a program or the machine. */
export const isStaffPerson = (who: string): boolean => who.startsWith(whoIs.person(''));
