import { fileURLToPath } from 'node:url';

/** Where the built console is, beside the built provider: dist/console and dist/provider. */
export const consoleFolder: string = fileURLToPath(new URL('../console', import.meta.url));
