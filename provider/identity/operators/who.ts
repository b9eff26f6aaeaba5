/** How the provider's own staff is called in the log: a person, a program, or whoever has the machine's secret. */
export const whoIs = {
  person: (username: string): string => `operatore/${username}`,
  program: (clientId: string): string => `programma/${clientId}`,
  machine: 'operator',
  /** Whoever used the machine's secret and said their name: that of their account on the machine. */
  onMachine: (name: string): string => `macchina/${name}`,
} as const;

/** The user name of a person of the staff; undefined of programs and of the machine. */
export const staffPersonOf = (who: string): string | undefined =>
  isStaffPerson(who) ? who.slice(whoIs.person('').length) : undefined;

/** Whether it is a person that signed in, not a program or the machine. */
export const isStaffPerson = (who: string): boolean => who.startsWith(whoIs.person(''));
