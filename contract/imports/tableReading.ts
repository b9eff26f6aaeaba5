import { fields, type RecordOf } from '../schema/fields';
import { showNumber } from '../values/showNumber';

const encodings = ['utf-8', 'utf-16', 'windows-1252', 'mac', 'dos'] as const;
const count = { kind: 'number', required: true, integer: true, min: 0, max: 10_000_000 } as const;

const names = { kind: 'list', max: 50, of: { kind: 'text', required: true, max: 200 } } as const;

/** Summary of the data that were read and skipped, shown before the import and stored with it. */
export const tableReadingFields = fields({
  encoding: { kind: 'choice', of: encodings, about: 'of a text' },
  sheet: { kind: 'text', max: 200, about: 'of a workbook' },
  sheetIsHidden: { kind: 'flag' },
  otherSheets: {
    kind: 'list',
    max: 200,
    about: 'the sheets that were not read',
    of: {
      kind: 'record',
      required: true,
      of: { name: { kind: 'text', required: true, max: 200 }, isHidden: { kind: 'flag', required: true } },
    },
  },
  rows: { ...count, about: 'rows that were read' },
  hidden: { ...count, about: 'rows hidden by a filter or by hand' },
  withHidden: { kind: 'flag', required: true, about: 'whether the hidden rows were read too' },
  blank: { ...count, about: 'blank lines among the rows' },
  headers: { ...count, about: 'lines that repeat the header' },
  totals: { ...count, about: 'lines below the last row that only say how many there are' },
  oneRoster: {
    kind: 'record',
    about: 'of a file in the OneRoster format',
    of: {
      mode: {
        kind: 'choice',
        required: true,
        of: ['bulk', 'delta'],
        about: 'all people, or those that changed',
      },
      version: { kind: 'text', max: 20 },
      deleted: { ...count, about: 'people marked as to be deleted, left out' },
      disabled: { ...count, about: 'people marked as not enabled, left out' },
      files: { ...names, about: 'files of the archive that are not read' },
      unused: { ...names, about: 'columns of OneRoster that are not used' },
      unknown: { ...names, about: 'columns that OneRoster does not define' },
    },
  },
  spanning: {
    kind: 'list',
    max: 100,
    about: 'the first rows that have a cell with lines and separators of its own',
    of: count,
  },
  foreign: {
    kind: 'list',
    max: 100,
    about: 'the first lines that were written in another encoding, and read in that',
    of: {
      kind: 'record',
      required: true,
      of: { line: count, encoding: { kind: 'choice', required: true, of: encodings } },
    },
  },
});
export type TableReading = RecordOf<typeof tableReadingFields>;

type Encoding = (typeof encodings)[number];

const readAs: Readonly<Record<Encoding, string>> = {
  'utf-8': 'Letto come testo Unicode (UTF-8).',
  'utf-16': 'Letto come testo Unicode di Excel (UTF-16).',
  'windows-1252': 'Letto come testo di Windows.',
  mac: 'Letto come testo di un Mac di qualche anno fa.',
  dos: 'Letto come testo di MS-DOS.',
};

const linesReadAs: { readonly [E in Encoding]?: (lines: string) => string } = {
  'windows-1252': (lines) =>
    `Righe scritte in un’altra codifica e lette come testo di Windows, da controllare: ${lines}.`,
  mac: (lines) =>
    `Righe scritte in un’altra codifica e lette come testo di un Mac di qualche anno fa, da controllare: ${lines}.`,
  dos: (lines) =>
    `Righe scritte in un’altra codifica e lette come testo di MS-DOS, da controllare: ${lines}.`,
};

/** Maximum number of lines listed. */
const NAMED = 10;

/** Returns Italian sentences about the data that were read and skipped. */
export function readingSaid(reading: TableReading): readonly string[] {
  const {
    encoding,
    sheet,
    sheetIsHidden,
    otherSheets,
    rows,
    hidden,
    withHidden,
    blank,
    headers,
    totals,
    spanning,
    foreign,
    oneRoster,
  } = reading;
  const named = (isHidden: boolean) =>
    (otherSheets ?? [])
      .filter((one) => one.isHidden === isHidden)
      .map(({ name }) => `«${name}»`)
      .join(', ');
  return [
    sheet && (sheetIsHidden ? `Letto il foglio nascosto «${sheet}».` : `Letto il foglio «${sheet}».`),
    encoding && readAs[encoding],
    `Righe lette: ${showNumber(rows)}.`,
    hidden > 0 &&
      (withHidden
        ? `Di queste, righe nascoste nel foglio: ${showNumber(hidden)}.`
        : `Righe nascoste nel foglio, lasciate fuori: ${showNumber(hidden)}.`),
    blank > 0 && `Righe vuote, saltate: ${showNumber(blank)}.`,
    headers > 0 && `Intestazioni ripetute, saltate: ${showNumber(headers)}.`,
    totals > 0 && `Righe di totale in fondo, saltate: ${showNumber(totals)}.`,
    spanning &&
      spanning.length > 0 &&
      `Celle tra virgolette che contengono più righe del file, lette come una cella sola: ${numbered(spanning)}. Se vi sono altre persone, correggere le virgolette nel file.`,
    named(false) !== '' && `Altri fogli del file, non letti: ${named(false)}.`,
    named(true) !== '' && `Fogli nascosti del file, non letti: ${named(true)}.`,
    ...foreignSaid(foreign ?? []),
    ...(oneRoster ? rosterSaid(oneRoster) : []),
  ].filter((sentence): sentence is string => typeof sentence === 'string');
}

/** Returns Italian sentences about a OneRoster file. */
function rosterSaid({
  mode,
  version,
  deleted,
  disabled,
  files,
  unused,
  unknown,
}: NonNullable<TableReading['oneRoster']>): readonly string[] {
  const listed = (all: readonly string[] | null | undefined) => (all ?? []).join(', ');
  return [
    version ? `File nel formato OneRoster ${version}.` : 'File nel formato OneRoster.',
    mode === 'bulk'
      ? 'È completo (bulk): chi non vi compare resta com’è.'
      : 'Contiene le sole variazioni (delta).',
    deleted > 0 &&
      `Persone segnate come da eliminare, lasciate fuori: ${showNumber(deleted)}. Disattivarle dall’elenco degli utenti.`,
    disabled > 0 && `Persone segnate come non abilitate, lasciate fuori: ${showNumber(disabled)}.`,
    listed(unused) && `Colonne di OneRoster che qui non servono: ${listed(unused)}.`,
    listed(unknown) && `Colonne che OneRoster non prevede, ignorate: ${listed(unknown)}.`,
    listed(files) && `File dell’archivio non letti: ${listed(files)}.`,
  ].filter((sentence): sentence is string => typeof sentence === 'string' && sentence !== '');
}

const numbered = (lines: readonly number[]): string =>
  lines.slice(0, NAMED).join(', ') + (lines.length > NAMED ? '…' : '');

function foreignSaid(foreign: NonNullable<TableReading['foreign']>): readonly string[] {
  return [...new Set(foreign.map(({ encoding }) => encoding))].map((encoding) => {
    const lines = foreign.filter((one) => one.encoding === encoding).map(({ line }) => line);
    return linesReadAs[encoding]?.(numbered(lines)) ?? readAs[encoding];
  });
}
