import { briefs } from './briefs';
import { inputs } from './inputs';
import { named } from './named';
import { ownAccount } from './ownAccount';
import { procedures } from './procedures';
import { records } from './records';
import { refusals } from './refusals';
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
};

/** A number as people write it, alone in a sentence. */
const NUMBER = /\d+(?:\.\d{3})*/;
const PLACE = '{}';

/** A name in braces, and what lists end with. */
const NAMED = /\{(\w+)\}/g;
const listed: Readonly<Record<string, readonly [RegExp, string]>> = {
  all: [/ e (?=[^,]*$)/, ' and '],
  any: [/ o (?=[^,]*$)/, ' or '],
};

/** The sentences with names in them, those that say most first. */
const patterns = Object.entries({ ...named, ...namedInTables })
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
 * What the contract and the provider say in Italian, in English: found by the Italian sentence, numbers and names being
 * whatever they are. Undefined where there is no English for it.
 */
export function inEnglish(italian: string): string | undefined {
  const whole = Object.hasOwn(known, italian) ? known[italian] : undefined;
  if (whole !== undefined) return whole;
  // The key of a sentence of the console has none.
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

/** What stands for a name; undefined where it should be a sentence, and has no English. */
function inPlace(name: string, value: string): string | undefined {
  if (name === 'sentence') return inEnglish(value);
  const [end, english] = listed[name] ?? [];
  return end ? value.replace(end, english ?? '') : value;
}
