import { fileURLToPath } from 'node:url';

/** The folder of the built console, next to the built provider: dist/console and dist/provider. */
export const consoleFolder: string = fileURLToPath(new URL('../console', import.meta.url));
