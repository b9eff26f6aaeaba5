/** How the provider's own staff is called in the log: a person, a program, or whoever has the machine's secret. */
export const whoIs = {
  person: (username: string): string => `operatore/${username}`,
  program: (clientId: string): string => `programma/${clientId}`,
  machine: 'operator',
} as const;
