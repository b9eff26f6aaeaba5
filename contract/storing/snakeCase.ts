/** `sendAt` → `send_at`: how the database names the table of a resource, and the column of a field. */
export const snakeCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
