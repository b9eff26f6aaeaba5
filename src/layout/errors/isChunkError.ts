/** The words of Chromium, Firefox and Safari, and those of Vite for styles. */
const NOT_FETCHED = /dynamically imported module|importing a module script|preload CSS/i;

/** Whether a file of the console could not be fetched: the connection is gone, or an upgrade took the file away. */
export const isChunkError = (error: unknown): boolean =>
  error instanceof Error && NOT_FETCHED.test(String(error));
