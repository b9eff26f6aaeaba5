// Lets tests import a whole copy of the engine with one fault, beside the engine itself. Imports of a module with
// `?mutant=` resolve to the same copy, so that a mutant needs no build or process, and libraries are loaded once.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

const MUTANT = /[?&]mutant=([\w-]+)/;
/** Modules that are copied: the engine, and the tests that render it. The contract is stateless and shared. */
const COPIED = /\/(src|tests)\/[^?]+\.tsx?$/;

/** @returns {import('vite').Plugin} */
export function mutantPlugin() {
  return {
    name: 'mutants',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const mutant = MUTANT.exec(importer ?? '')?.[1];
      if (!mutant || MUTANT.test(source)) return undefined;
      const found = await this.resolve(source, importer?.replace(/\?.*$/, ''), {
        ...options,
        skipSelf: true,
      });
      const copied =
        found && !found.external && !found.id.includes('/node_modules/') && COPIED.test(found.id);
      return copied ? { ...found, id: `${found.id}?mutant=${mutant}` } : found;
    },
    load(id) {
      const mutant = MUTANT.exec(id)?.[1];
      if (!mutant) return undefined;
      const { file, find, replace } = JSON.parse(Buffer.from(mutant, 'base64url').toString());
      const path = id.replace(/\?.*$/, '');
      const text = readFileSync(path, 'utf8');
      // As a function, because `$` is special in a replacement string.
      return relative(process.cwd(), path) === file ? text.replace(find, () => replace) : text;
    },
  };
}
