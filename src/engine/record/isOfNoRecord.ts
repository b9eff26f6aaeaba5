/** Returns true if the key of an operation's row is only a line number of a file: the line matched no record. */
export const isOfNoRecord = (id: string): boolean => id.startsWith('#');
