import { parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../contract/messages/inEnglish';
import { it as ofDoors } from '../../operators/plain/it';
import { sourcesUnder } from './sources';

const modules = import.meta.glob('../../contract/**/*.ts', { eager: true }) as Readonly<
  Record<string, Readonly<Record<string, unknown>>>
>;

/** Keys of the contract with Italian texts: `say` with everything below it, and the words after a count. */
const SPOKEN = ['say', 'brief'];
/** Contract files for the provider's staff only; its console is in Italian only. */
const OF_STAFF = /^\.\.\/\.\.\/contract\/staff\//;
const MESSAGES = /^(?:\.\.\/\.\.\/)?contract\/messages\//;

/** English text that describes such words. */
const ABOUT = ['Italian singular and plural for the count, separated by four vertical bars'];

/** Returns every Italian sentence in a value, at any depth. */
function sentencesIn(value: unknown, spoken = false, seen = new Set<unknown>()): readonly string[] {
  if (typeof value === 'string') return spoken && /\s/.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null || value instanceof RegExp || seen.has(value)) return [];
  seen.add(value);
  // A text of a declared resource has its English beside it.
  if (Array.isArray(value) && spoken && value.every((one) => typeof one === 'string')) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    sentencesIn(part, spoken || SPOKEN.includes(name), seen),
  );
}

const sentences = [
  ...new Set(
    Object.entries(modules)
      .filter(([path]) => !OF_STAFF.test(path) && !MESSAGES.test(path))
      .flatMap(([, exported]) => Object.values(exported).flatMap((value) => sentencesIn(value))),
  ),
];

/** English sentences of resources that are only declared, which bring their own. */
const brought = Object.values(
  import.meta.glob<
    Record<
      string,
      { readonly translations: { readonly sentences: Readonly<Record<string, readonly [string, string]>> } }
    >
  >('../../contract/stored/*.ts', { eager: true }),
).flatMap((file) =>
  Object.values(file).flatMap(({ translations }) =>
    Object.values(translations.sentences).map(([italian]) => italian),
  ),
);

/**
 * Provider folders for schools, whose refusals and reasons for excluding rows are translated; the staff gets Italian
 * only.
 */
const FOLDERS = ['areas', 'operations', 'procedures', 'uploads'].map((folder) => `provider/${folder}`);
const FOR_STAFF =
  /\/areas\/(?:backups|contents|keys|staff|trustedList)\/|\/(?:set)?[bB]yOperator\.ts$|\/counterSign\.ts$|\/configure\.ts$/;
/** Files for the provider's staff, the demo's registry, and fields that have their English beside the Italian. */
const OF_OTHERS = /\/registry\/publish\.ts$|^contract\/staff\/|^contract\/storing\/readyFields\.ts$/;
const isForSchools = ({ path }: { readonly path: string }): boolean =>
  !FOR_STAFF.test(path) && !OF_STAFF.test(`../../${path}`) && !OF_OTHERS.test(path) && !MESSAGES.test(path);
/** Matches a whole sentence; ITALIAN matches Italian. */
const SENTENCE = /^[A-ZÈÀ].*\s.*\.$/;
const ITALIAN = /\b(?:il|la|gli|non|di|un|una|per|è|con|già|del|della|da|nel)\b/i;

function literalsIn(path: string, text: string): readonly string[] {
  const found: string[] = [];
  new Visitor({
    Literal: ({ value }) => void (typeof value === 'string' && found.push(value)),
  }).visit(parseSync(path, text).program);
  return found;
}

const ITALIAN_OR_SHORT = new RegExp(`${ITALIAN.source}|\\b[ldnsu]+l?['’]`, 'i');

/** Returns the Italian templates of a file, as lists of their fixed parts. */
function composedIn(path: string, text: string): readonly (readonly string[])[] {
  const found: string[][] = [];
  new Visitor({
    TemplateLiteral: ({ quasis, expressions }) => {
      const parts = quasis.map(({ value }) => value.cooked ?? '');
      if (expressions.length > 0 && parts.join('').length > 12 && ITALIAN_OR_SHORT.test(parts.join(' ')))
        found.push(parts);
    },
  }).visit(parseSync(path, text).program);
  return found;
}

/** Matches an Italian reason, with or without a full stop: somebody must, has, is or is not. */
const REASON = /^[A-ZÈÀ](?=.*\s).*$/;
const SAYS_WHY = /(?:^|\s)(?:è|deve|ha|hanno|occorre)\s|^(?:È|Ha|Non) /;

describe('an Italian sentence of the contract or the provider', () => {
  const sources = [...sourcesUnder('contract'), ...sourcesUnder(...FOLDERS)].filter(isForSchools);

  it("is a message of contract/messages, except for sentences to the provider's staff", () => {
    expect(sources.length).toBeGreaterThan(400);
    const written = sources.flatMap(({ path, text }) =>
      literalsIn(path, text).filter(
        (one) => (SENTENCE.test(one) && ITALIAN.test(one)) || (REASON.test(one) && SAYS_WHY.test(one)),
      ),
    );
    expect(written.filter((sentence) => !brought.includes(sentence))).toEqual([]);
  });

  it('is one with parameters if it names somebody, something or a day', () => {
    expect(
      sources.flatMap(({ path, text }) => composedIn(path, text)).map((parts) => parts.join('…')),
    ).toEqual([]);
  });

  it('has English where a rule of the contract says it', () => {
    expect(sentences.length).toBeGreaterThan(150);
    const missing = sentences.filter((sentence) => inEnglish(sentence) === undefined);
    expect(missing.filter((one) => !brought.includes(one) && !ABOUT.includes(one))).toEqual([]);
  });
});

describe('what the provider’s own staff is refused with before it is signed in', () => {
  it('has English on those pages: what has none is written in operators/plain', () => {
    const doors = [
      ...sourcesUnder('contract').filter(({ path }) => path === 'contract/staff/operator.ts'),
      ...sourcesUnder('provider/areas').filter(({ path }) => path === 'provider/areas/staff/session.ts'),
    ];
    const said = doors.flatMap(({ path, text }) =>
      literalsIn(path, text).filter((one) => SENTENCE.test(one) && ITALIAN.test(one)),
    );
    expect(said).toHaveLength(3);
    const known: readonly string[] = Object.values(ofDoors);
    expect(said.filter((one) => !known.includes(one))).toEqual([]);
  });
});

/** Constants of the contract that are sentences, by name. */
const constants = new Set(
  Object.entries(modules).flatMap(([path, exported]) =>
    Object.entries(MESSAGES.test(path) ? {} : exported).flatMap(([name, value]) =>
      typeof value === 'string' && SENTENCE.test(`${value.replace(/[.!]$/, '')}.`) ? [name] : [],
    ),
  ),
);

/** Returns those that a component renders untranslated. */
function drawnAsTheyAre(path: string, text: string): readonly string[] {
  const found: string[] = [];
  new Visitor({
    JSXExpressionContainer: ({ expression }) => {
      if (expression.type === 'Identifier' && constants.has(expression.name)) found.push(expression.name);
      if (expression.type === 'MemberExpression' && expression.object.type === 'Identifier')
        if (expression.object.name.endsWith('Messages')) found.push(expression.object.name);
    },
  }).visit(parseSync(path, text).program);
  return found.map((name) => `${path}: ${name}`);
}

describe('what the contract says in Italian, on a screen', () => {
  it('is said by useSentence, in the language in use', () => {
    const screens = sourcesUnder('src').filter(({ path }) => path.endsWith('.tsx'));
    expect(constants.size).toBeGreaterThan(20);
    expect(screens.flatMap(({ path, text }) => drawnAsTheyAre(path, text))).toEqual([]);
  });
});
