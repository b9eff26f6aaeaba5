/** Matches the error messages of Chromium, Firefox and Safari, and those of Vite for styles. */
const NOT_FETCHED = /dynamically imported module|importing a module script|preload CSS/i;

/**
 * Returns whether a file of the console could not be fetched, because there is no connection or an upgrade removed it.
 */
export const isChunkError = (error: unknown): boolean =>
  error instanceof Error && NOT_FETCHED.test(String(error));
