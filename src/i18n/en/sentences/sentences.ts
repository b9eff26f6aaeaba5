import { briefs } from './briefs';
import { inputs } from './inputs';
import { named } from './named';
import { ownAccount } from './ownAccount';
import { procedures } from './procedures';
import { provisioning } from './provisioning';
import { records } from './records';
import { refusals } from './refusals';
import { namedInScim, scim } from './scim';
import { signatures } from './signatures';
import { signedFiles } from './signedFiles';
import { signing } from './signing';
import { namedInTables, tableFiles } from './tableFiles';

const known: Readonly<Record<string, string>> = {
  ...inputs,
  ...refusals,
  ...procedures,
  ...records,
  ...briefs,
  ...signatures,
  ...signedFiles,
  ...signing,
  ...ownAccount,
  ...tableFiles,
  ...scim,
  ...provisioning,
};

/** A number with its grouping, as it appears in a sentence. */
const NUMBER = /\d+(?:\.\d{3})*/;
const PLACE = '{}';

/** A placeholder in braces, and the endings of lists. */
const NAMED = /\{(\w+)\}/g;
const listed: Readonly<Record<string, readonly [RegExp, string]>> = {
  all: [/ e (?=[^,]*$)/, ' and '],
  any: [/ o (?=[^,]*$)/, ' or '],
};

/** Patterns of sentences with placeholders, those with the most fixed text first. */
const patterns = Object.entries({ ...named, ...namedInTables, ...namedInScim })
  .map(([italian, english]) => ({
    english,
    fixed: italian.replaceAll(NAMED, '').length,
    names: [...italian.matchAll(NAMED)].map(([, name = '']) => name),
    finds: new RegExp(
      `^${italian
        .split(/\{\w+\}/)
        .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
        .join('(.+?)')}$`,
    ),
  }))
  .sort((one, other) => other.fixed - one.fixed);

/**
 * Returns the English for an Italian sentence of the contract or the provider, whatever numbers and names it contains.
 * Undefined if there is none.
 */
export function inEnglish(italian: string): string | undefined {
  const whole = Object.hasOwn(known, italian) ? known[italian] : undefined;
  if (whole !== undefined) return whole;
  // A key of the console's catalogue is not a sentence.
  if (!italian.includes(' ')) return undefined;
  return withNumber(italian) ?? withNames(italian);
}

function withNumber(italian: string): string | undefined {
  const [number] = NUMBER.exec(italian) ?? [];
  if (number === undefined) return undefined;
  const pattern = italian.replace(NUMBER, PLACE);
  if (!Object.hasOwn(known, pattern)) return undefined;
  return known[pattern]?.replace(PLACE, number.replaceAll('.', ','));
}

function withNames(italian: string): string | undefined {
  for (const { finds, names, english } of patterns) {
    const found = finds.exec(italian);
    const said = names.map((name, at) => ({ name, value: inPlace(name, found?.[at + 1] ?? '') }));
    if (!found || said.some(({ value }) => value === undefined)) continue;
    return english.replaceAll(NAMED, (_place, name: string) => {
      const at = said.findIndex((one) => one.name === name);
      return said.splice(at, 1)[0]?.value ?? '';
    });
  }
  return undefined;
}

/** Translates the value of a placeholder; undefined if it should be a sentence but has no English. */
function inPlace(name: string, value: string): string | undefined {
  if (name === 'sentence') return inEnglish(value);
  const [end, english] = listed[name] ?? [];
  return end ? value.replace(end, english ?? '') : value;
}
