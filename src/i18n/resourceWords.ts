import { defaults as english } from './en/defaults';
import { defaults as italian } from './it/defaults';
import { type InLanguages, type OwnWords, speakBy } from './ownWords';

const generic = { it: italian, en: english };

/**
 * Supplies words that the catalogues lack: those of the resource itself, else a default sentence, else the field name
 * spelt out. Never a key.
 */
export const speakOfResources = (): void => speakBy(wordFor);

function wordFor(
  own: ReadonlyMap<string, InLanguages>,
  locale: 'it' | 'en',
  key: string,
  otherwise: string | undefined,
): string | undefined {
  const [part, resource = '', ...path] = key.split('.');
  if (part !== 'resources' || path.length === 0) return sentence(own, locale, key);
  const words = own.get(resource)?.[locale];
  const brought = (words && declared(words, path)) ?? ofAnother(own, locale, path);
  if (brought !== undefined) return brought;
  // If a resource has no title for the page of a new record, the title is made from its name.
  if (path.join('.') === 'fresh' && words?.name && !words.create)
    return generic[locale].fresh.replace('%{name}', singular(words.name));
  // The default for a switch would be its stored value, true or false.
  const said = isSwitch(path) ? undefined : otherwise;
  return said ?? fallback(resource, path, words, generic[locale]);
}

/** Returns whether a key is that of a switch's value. */
const isSwitch = (path: readonly string[]) =>
  path.includes('values') && ['true', 'false'].includes(path.at(-1) ?? '');

/** Returns the English for a sentence of a rule, if a resource has it. */
const sentence = (own: ReadonlyMap<string, InLanguages>, locale: 'it' | 'en', italianOne: string) =>
  [...own.values()].flatMap((words) => text(at(words[locale], ['sentences', italianOne])) ?? [])[0];

function declared(words: OwnWords, path: readonly string[]): string | undefined {
  const [first = '', second = '', third] = path;
  const said = text(at(words, path));
  if (said !== undefined) return said;
  if (['title', 'caption'].includes(path.join('.'))) return words.name && plural(words.name);
  if (first === 'filters' && third === 'label') return text(at(words, ['fields', second]));
  if (first === 'filters' && third === 'values') return text(at(words, ['values', second, ...path.slice(3)]));
  if (first === 'actions' && (third === 'label' || third === 'confirm')) return actionLabel(words, second);
  return undefined;
}

/** Returns the history's word for a resource or an action: `values.entity.notices`. */
function ofAnother(own: ReadonlyMap<string, InLanguages>, locale: 'it' | 'en', path: readonly string[]) {
  if (!path.includes('values') && path[0] !== 'said') return undefined;
  const last = path.at(-1) ?? '';
  const { name } = own.get(last)?.[locale] ?? {};
  if (name) return plural(name);
  return [...own.values()].flatMap((words) => actionLabel(words[locale], last) ?? [])[0];
}

function fallback(
  resource: string,
  path: readonly string[],
  words: OwnWords | undefined,
  say: typeof italian,
): string {
  const [first = '', second = '', third = ''] = path;
  const last = path.at(-1) ?? '';
  if (first === 'actions') return ofAction(spelt(second), words, path, say);
  if (['name', 'title', 'caption'].includes(path.join('.'))) return spelt(resource);
  if (first === 'filters' && third === 'label') return spelt(second);
  if (first === 'values' || third === 'values')
    return last === 'true' || last === 'false' ? say[last] : spelt(last);
  if (first === 'locked') return say.locked;
  if (first === 'notices') return say.notice;
  if (first === 'unlock') return text(at(say.unlock, [last])) ?? say.locked;
  return text(at(say, path)) ?? spelt(last);
}

function ofAction(
  spelling: string,
  words: OwnWords | undefined,
  path: readonly string[],
  say: typeof italian,
) {
  const label = actionLabel(words ?? {}, path[1] ?? '') ?? spelling;
  const last = path.at(-1) ?? '';
  const said = text(at(say.action, [last]));
  return said === undefined ? label : said.replace('%{label}', label);
}

/** Returns the label of an action; the label may be the only text that the action declares. */
const actionLabel = (words: OwnWords, action: string) =>
  text(at(words, ['actions', action])) ?? text(at(words, ['actions', action, 'label']));

function at(words: OwnWords, path: readonly string[]): string | OwnWords | undefined {
  return path.reduce<string | OwnWords | undefined>(
    (found, part) => (typeof found === 'object' && Object.hasOwn(found, part) ? found[part] : undefined),
    words,
  );
}

const text = (found: string | OwnWords | undefined) => (typeof found === 'string' ? found : undefined);

const singular = (name: string) => (name.split('||||')[0] ?? name).trim();
const plural = (name: string) => name.split('||||').at(-1)?.trim();

/** `dueOn` → `Due on`. */
function spelt(name: string): string {
  const words = name
    .replace(/[_-]+/g, ' ')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
