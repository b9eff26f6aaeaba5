// Sources that are nearly the same for every resource are files in templates/, as they are written, with a few parts to fill in.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, 'templates');

/**
 * A template with its parts: `{{name}}` is the text of one; what stands between `{{#name}}` and `{{/name}}` is there
 * only where that part is something, after `{{^name}}` only where it is nothing.
 * @param {string} template
 * @param {Record<string, unknown>} parts
 * @throws {Error} for a part that is not given
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
  // A line that only says what is there, or that nothing is in, is none.
  return choose(text.replace(/^[ \t]*(\{\{[#^/]\w+\}\})\n/gm, '$1'))
    .replace(/^[ \t]*\{\{(\w+)\}\}\n/gm, (line, name) => (known(name) === '' ? '' : line))
    .replace(/\{\{(\w+)\}\}/g, (_, name) => String(known(name)));
}
