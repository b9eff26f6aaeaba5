/** Whether the key of a row of an operation says only which line of a file it was: it was about no record. */
export const isOfNoRecord = (id: string): boolean => id.startsWith('#');
