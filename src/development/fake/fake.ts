import type { Field, Fields } from '../../../contract/schema/fields';
import { TAX_CODE, taxCodeOf } from '../../../contract/values/codiceFiscale';
import { addDays } from '../../../contract/values/dates';
import { fileTypes } from '../../../contract/values/files';
import { keyOf, type Resource, type Row } from '../../engine/declaration/defineResource';
import { computedValue } from './computedValue';
import { createRandom, type Random } from './random';
import { suited } from './suited';
import { textMatching } from './textMatching';

/** Centre of the generated dates: a constant, so that a seed always gives the same records. */
const MIDDLE = '2026-09-01';
/** A place code that no municipality or state has: a tax code with it looks valid but belongs to no person. */
const NOWHERE = 'Z999';
/** A domain reserved for examples (RFC 2606), so no mail to it can be delivered. */
const NOBODYS = '@example.org';
/** The person who is signed in in tests: some records are theirs, so that rules about one's own records apply. */
const PERSON = 'maria.SG10001';
const SYLLABLES = ['ba', 'ce', 'di', 'fo', 'gu', 'la', 'mer', 'ni', 'pol', 'ru', 'san', 'te', 'vi', 'zor'];

/**
 * Generates records of a resource from its fields: values satisfy the constraints of their fields, keys are unique, and
 * no value is real personal data. The same seed gives the same records.
 *
 * @example const rows = fake(users, 1, 50);
 */
export function fake(
  resource: Pick<Resource, 'fields' | 'key' | 'worded'> & Partial<Pick<Resource, 'actions'>>,
  seed: number,
  count: number,
): readonly Row[] {
  const { fields, key, worded, actions = {} } = resource;
  const fieldsInWords = withWords(fields, worded);
  const random = createRandom(seed);
  const rows: Row[] = [];
  const used = new Set<string>();
  for (let tries = 0; rows.length < count; tries++) {
    if (tries > 50 * count) throw new Error(`There are not ${count} different values of "${key.join(', ')}"`);
    const record = suited(recordOf(fieldsInWords, random, key), actions, rows.length, (name) =>
      fieldsInWords[name] ? valueFor(fieldsInWords[name], random) : null,
    );
    const id = keyOf(resource, record);
    if (used.has(id)) continue;
    used.add(id);
    rows.push({ ...record, ...computedIn(fields, record), id });
  }
  return rows;
}

/** Returns the computed fields of a record. */
const computedIn = (fields: Fields, record: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      'computed' in field && field.computed ? [[name, computedValue(field, field.computed, record)]] : [],
    ),
  );

/** Restricts coded fields to the codes that have a label. */
const withWords = (fields: Fields, worded: Resource['worded'] = {}): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const of = worded[name];
      return [name, of ? { ...field, kind: 'choice', of } : field];
    }),
  );

function recordOf(fields: Fields, random: Random, key: readonly string[] = []): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const left = !field.required && !key.includes(name) && random.next() < 0.2;
      return [name, left ? null : valueFor(field, random)];
    }),
  );
}

const valueFor = (field: Field, random: Random): unknown => values[field.kind](field as never, random);

type Make<K extends Field['kind']> = (field: Extract<Field, { kind: K }>, random: Random) => unknown;

/** Generator of each kind of field. */
const values: { readonly [K in Field['kind']]: Make<K> } = {
  text: textOf,
  markup: ({ max }, random) => `<p>${textOf({ kind: 'text', max: max ?? 40 }, random)}</p>`,
  number: ({ min = 0, max = min + 1000, integer, decimals = 2 }, random) =>
    // Includes small numbers, whose numeric order differs from their order as texts.
    integer
      ? random.between(min, random.next() < 0.3 ? Math.min(max, min + 9) : max)
      : Number((min + random.next() * (max - min)).toFixed(decimals)),
  money: ({ min = 0, max = min + 500_000 }, random) => random.between(min, max),
  flag: (_field, random) => random.next() < 0.5,
  day: (_field, random) => dayOf(random),
  instant: (_field, random) => {
    const time = [random.between(0, 23), random.between(0, 59), random.between(0, 59)];
    return `${dayOf(random)}T${time.map((part) => String(part).padStart(2, '0')).join(':')}.000Z`;
  },
  choice: (field, random) => random.pick(field.of),
  ref: ({ to }, random) => (to === 'user' && random.next() < 0.4 ? PERSON : word(random, 8)),
  list: ({ of, min = 0, max = 3 }, random) =>
    Array.from({ length: random.between(min, Math.min(max, min + 3)) }, () => valueFor(of, random)),
  record: ({ of }, random) => recordOf(of, random),
  file: ({ of }, random) => {
    const { begins } = fileTypes[random.pick(of)];
    return begins.padEnd(4 * random.between(4, 12), 'A');
  },
  attachment: ({ of }, random) => {
    const type = random.pick(of);
    const sha256 = Array.from({ length: 64 }, () => random.between(0, 15).toString(16)).join('');
    const name = `${word(random, 8)}.${type}`;
    return { name, type: fileTypes[type].media, size: random.between(1, 900), sha256 };
  },
  json: (_field, random) => ({ [word(random, 6)]: word(random, 8) }),
};

const dayOf = (random: Random) => addDays(MIDDLE, random.between(-700, 700));

function textOf(field: Extract<Field, { kind: 'text' }>, random: Random): string {
  if (field.pattern === TAX_CODE) return taxCode(random);
  if (field.pattern?.test(`a${NOBODYS}`))
    return fitting(field, () => `${word(random, 8).toLowerCase()}${NOBODYS}`);
  if (field.pattern) return fitting(field, () => textMatching(field.pattern as RegExp, random));
  const least = Math.max(field.min ?? 0, Math.min(6, field.max ?? 6));
  const words = random.between(1, field.lines ? 6 * field.lines : 3);
  const text = Array.from({ length: words }, () => word(random, 3 + random.between(0, 7))).join(' ');
  const long = text.length < least ? text + word(random, least) : text;
  return long.slice(0, field.max).trim();
}

/** Retries until the length fits, because the pattern does not limit it. */
function fitting({ min = 0, max = 10_000 }: { min?: number; max?: number }, make: () => string): string {
  for (let tries = 0; tries < 1000; tries++) {
    const text = make();
    if (text.length >= min && text.length <= max && text.trim() === text) return text;
  }
  throw new Error(`No text between ${min} and ${max} characters fits its pattern`);
}

function word(random: Random, length: number): string {
  let text = '';
  while (text.length < length) text += random.pick(SYLLABLES);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const taxCode = (random: Random) =>
  taxCodeOf({
    cognome: word(random, 6),
    nome: word(random, 6),
    dataNascita: addDays('1980-06-15', random.between(-7000, 7000)),
    sesso: random.pick(['F', 'M']),
    comune: NOWHERE,
  });
