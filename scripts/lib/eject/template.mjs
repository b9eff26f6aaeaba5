// Sources that are nearly the same for every resource are files in templates/, with a few parts to fill in.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, 'templates');

/**
 * Fills a template: `{{name}}` is the text of a part; the text between `{{#name}}` and `{{/name}}` is included only if
 * that part is not empty, after `{{^name}}` only if it is empty.
 * @param {string} template
 * @param {Record<string, unknown>} parts
 * @throws {Error} for a missing part
 */
export function filled(template, parts) {
  const known = (name) => {
    if (!(name in parts)) throw new Error(`${template}.txt wants a part "${name}"`);
    return parts[name];
  };
  const choose = (text) =>
    text.replace(/\{\{([#^])(\w+)\}\}([\s\S]*?)\{\{\/\2\}\}/g, (_, when, name, inside) =>
      Boolean(known(name)) === (when === '#') ? choose(inside) : '',
    );
  const text = readFileSync(join(FOLDER, `${template}.txt`), 'utf8');
  // A line that holds only a section tag is removed.
  return choose(text.replace(/^[ \t]*(\{\{[#^/]\w+\}\})\n/gm, '$1'))
    .replace(/^[ \t]*\{\{(\w+)\}\}\n/gm, (line, name) => (known(name) === '' ? '' : line))
    .replace(/\{\{(\w+)\}\}/g, (_, name) => String(known(name)));
}
