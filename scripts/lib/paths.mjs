import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '');

/** A program that the project installed, such as vitest. */
export const bin = (name) => join(root, 'node_modules', '.bin', name);

/** Where npm test leaves its reports. */
export const results = join(root, 'test-results');
