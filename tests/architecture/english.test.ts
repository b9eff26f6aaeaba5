import { parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';
import { it as ofDoors } from '../../operators/plain/it';
import { inEnglish } from '../../src/i18n/en/sentences/sentences';
import { sourcesUnder } from './sources';

const modules = import.meta.glob('../../contract/**/*.ts', { eager: true }) as Readonly<
  Record<string, Readonly<Record<string, unknown>>>
>;

/** Keys of the contract with Italian texts: `say` with everything below it, and the words after a count. */
const SPOKEN = ['say', 'brief'];
/** Contract files for the provider's staff only; its console is in Italian only. */
const OF_STAFF = /^\.\.\/\.\.\/contract\/staff\//;

/** English text that describes such words. */
const ABOUT = ['one |||| many, after how many they are'];

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
      .filter(([path]) => !OF_STAFF.test(path))
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

/** Returns whether the English console has a translation of the sentence. */
const hasEnglish = (sentence: string): boolean =>
  inEnglish(sentence) !== undefined || brought.includes(sentence);

/**
 * Provider folders for schools, whose refusals and reasons for excluding rows are translated; the staff gets Italian
 * only.
 */
const FOLDERS = ['areas', 'operations', 'procedures', 'uploads'].map((folder) => `provider/${folder}`);
const FOR_STAFF =
  /\/areas\/(?:backups|contents|keys|staff|trustedList)\/|\/(?:set)?[bB]yOperator\.ts$|\/counterSign\.ts$|\/configure\.ts$/;
/** The provider's staff signs in with these, and only the demo publishes a registry. */
const OF_OTHERS = /\/registry\/publish\.ts$|^contract\/staff\//;
const isForSchools = ({ path }: { readonly path: string }): boolean =>
  !FOR_STAFF.test(path) && !OF_STAFF.test(`../../${path}`) && !OF_OTHERS.test(path);
/** Matches a whole sentence; ITALIAN matches Italian. */
const SENTENCE = /^[A-ZÈÀ].*\s.*\.$/;
const ITALIAN = /\b(?:il|la|gli|non|di|un|una|per|è|con|già|del|della|da|nel)\b/i;

function refusalsIn(path: string, text: string): readonly string[] {
  const found: string[] = [];
  new Visitor({
    Literal: ({ value }) => void (typeof value === 'string' && found.push(value)),
  }).visit(parseSync(path, text).program);
  return found.filter((one) => SENTENCE.test(one) && ITALIAN.test(one));
}

describe('what the provider refuses with in Italian', () => {
  it("has English for the English console, except for sentences to the provider's staff", () => {
    const sources = [...sourcesUnder('contract'), ...sourcesUnder(...FOLDERS)].filter(isForSchools);
    const said = sources.flatMap(({ path, text }) => refusalsIn(path, text));
    expect(said.length).toBeGreaterThan(60);
    expect(said.filter((sentence) => !hasEnglish(sentence))).toEqual([]);
  });
});

describe('what the provider’s own staff is refused with before it is signed in', () => {
  it('has English on those pages: what has none is written in operators/plain', () => {
    const doors = [
      ...sourcesUnder('contract').filter(({ path }) => path === 'contract/staff/operator.ts'),
      ...sourcesUnder('provider/areas').filter(({ path }) => path === 'provider/areas/staff/session.ts'),
    ];
    const said = doors.flatMap(({ path, text }) => refusalsIn(path, text));
    expect(said).toHaveLength(3);
    const known: readonly string[] = Object.values(ofDoors);
    expect(said.filter((one) => !known.includes(one))).toEqual([]);
  });
});

/** Samples of values inserted into a sentence: a name or number, another sentence, part of one. */
const SAMPLES = ['7', 'Il documento è già stato firmato.', 'Il cognome', 'al cognome'];
const ITALIAN_OR_SHORT = new RegExp(`${ITALIAN.source}|\\b[ldnsu]+l?['’]`, 'i');

/** Returns the sentences of a file with inserted values, as lists of their fixed parts. */
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

/** Returns a sentence with the samples in all its places, in every combination. */
const filled = ([first = '', ...rest]: readonly string[]): readonly string[] =>
  rest.reduce<readonly string[]>(
    (before, part) => before.flatMap((one) => SAMPLES.map((sample) => one + sample + part)),
    [first],
  );

const isFilled = (parts: readonly string[], sentence: string): boolean => {
  const [first = '', ...rest] = parts;
  const ends = rest.reduce((from, part) => (from < 0 ? from : sentence.indexOf(part, from)), first.length);
  return sentence.startsWith(first) && ends >= 0;
};

describe('what names somebody, something or a day', () => {
  it('has English too: what has none is written in src/i18n/en/sentences/named', () => {
    const sources = [...sourcesUnder('contract'), ...sourcesUnder(...FOLDERS)].filter(isForSchools);
    const said = sources.flatMap(({ path, text }) => composedIn(path, text));
    expect(said.length).toBeGreaterThan(30);
    const missing = said.filter((parts) => !filled(parts).some((one) => inEnglish(one) !== undefined));
    // Sentences that the contract composes from its own constants are among its sentences, and checked below.
    const open = missing.filter((parts) => !sentences.some((one) => isFilled(parts, one)));
    expect(open.map((parts) => parts.join('…'))).toEqual([]);
  });

  it('is said with its names, its lists and the sentence inside it', () => {
    expect(inEnglish("L'utenza bianchi.SG10001 esiste già: è di Ada Bianchi.")).toBe(
      'The account bianchi.SG10001 exists already: it is Ada Bianchi’s.',
    );
    expect(inEnglish("L'opzione Docente non è compatibile con le opzioni ATA, DS e Alunno.")).toBe(
      'The option Docente cannot be held with the options ATA, DS and Alunno.',
    );
    expect(inEnglish('Il documento è già stato firmato. Firmato da Ada Bianchi, atteso Ugo Neri.')).toBe(
      'The document was signed already. Signed by Ada Bianchi, expected from Ugo Neri.',
    );
    expect(inEnglish("Ha effettuato l'accesso il 12/03/2026: l'utenza resta")).toBe(
      'Signed in on 12/03/2026: the account stays',
    );
    expect(inEnglish('Una frase che non c’è. Firmato da Ada, atteso Ugo.')).toBeUndefined();
  });
});

/** Constants of the contract that are sentences, by name. */
const constants = new Set(
  Object.values(modules).flatMap((exported) =>
    Object.entries(exported).flatMap(([name, value]) =>
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
    },
  }).visit(parseSync(path, text).program);
  return found.map((name) => `${path}: ${name}`);
}

/** Matches an Italian reason, with or without a full stop: somebody must, has, is or is not. */
const REASON = /^[A-ZÈÀ](?=.*\s).*$/;
const SAYS_WHY = /(?:^|\s)(?:è|deve|ha|hanno|occorre)\s|^(?:È|Ha|Non) /;

describe('what the contract says in Italian, on a screen', () => {
  it('has English, also where it is no rule and ends without a full stop', () => {
    const said = sourcesUnder('contract')
      .filter(isForSchools)
      .flatMap(({ path, text }) => {
        const found: string[] = [];
        new Visitor({
          Literal: ({ value }) => void (typeof value === 'string' && found.push(value)),
        }).visit(parseSync(path, text).program);
        return found.filter((one) => REASON.test(one) && SAYS_WHY.test(one));
      });
    expect(said.length).toBeGreaterThan(60);
    expect(said.filter((sentence) => !hasEnglish(sentence))).toEqual([]);
  });

  it('is said by useSentence, in the language in use', () => {
    const screens = sourcesUnder('src').filter(({ path }) => path.endsWith('.tsx'));
    expect(constants.size).toBeGreaterThan(20);
    expect(screens.flatMap(({ path, text }) => drawnAsTheyAre(path, text))).toEqual([]);
  });
});

describe('what the contract says in Italian', () => {
  it('has English for the English console: what has none is written in src/i18n/en/sentences', () => {
    expect(sentences.length).toBeGreaterThan(150);
    const missing = sentences.filter((sentence) => !hasEnglish(sentence));
    expect(missing.filter((sentence) => !ABOUT.includes(sentence))).toEqual([]);
  });

  it('keeps its numbers, written as the English do', () => {
    expect(inEnglish('Si possono scegliere al massimo 1.000 utenti per volta')).toBe(
      'At most 1,000 users can be chosen at a time',
    );
    expect(inEnglish('Il nome non può essere maggiore di 50 caratteri')).toBe(
      'The name cannot be longer than 50 characters',
    );
  });
});
