import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root folder of the project. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '');

/** Returns a program that the project installed, such as vitest. */
export const bin = (name) => join(root, 'node_modules', '.bin', name);

/** The folder of the reports of npm test. */
export const results = join(root, 'test-results');
