/** Converts a name for the database: `sendAt` → `send_at`, for the table of a resource and the column of a field. */
export const snakeCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
