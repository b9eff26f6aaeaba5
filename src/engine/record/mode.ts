/** The address part by which a record is opened to be read: 1 is to be modified, as without it. */
export const MODE = 'mode';
export const READING = '2';
