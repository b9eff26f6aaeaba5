import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildStale } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { root } from './paths.mjs';

/**
 * Installs packages, builds outdated parts, and runs the provider in this same process, so that Ctrl+C reaches it
 * directly.
 */
export async function startProvider() {
  try {
    await ensureInstalled();
    await buildStale();
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
  process.env.NODE_ENV ??= 'production';
  await import(pathToFileURL(join(root, 'dist/provider/main.js')).href);
}
