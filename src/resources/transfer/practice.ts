/** The resource of the transfers of data, and the address of their list. */
export const PRACTICE = 'practice';
export const HISTORY = '/areaamministrativa/altri-fornitori';
