/** Name of the resource of data transfers, and the path of their list. */
export const PRACTICE = 'practice';
export const HISTORY = '/areaamministrativa/altri-fornitori';
