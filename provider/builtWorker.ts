import { existsSync } from 'node:fs';

/**
 * The built program of a worker thread: in the build, beside the bundle or above its chunks; the source runs the one
 * that was built last.
 */
export function builtWorker(name: string): URL {
  const places = [`./${name}.js`, `../${name}.js`, `../dist/provider/${name}.js`];
  const found = places.map((place) => new URL(place, import.meta.url)).find((place) => existsSync(place));
  if (!found) throw new Error(`${name}.js is missing: npm run build:provider makes it.`);
  return found;
}
