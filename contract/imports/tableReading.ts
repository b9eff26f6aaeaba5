import * as importsMessages from '../messages/it/imports';
import { message } from '../messages/message';
import { fields, type RecordOf } from '../schema/fields';

const encodings = ['utf-8', 'utf-16', 'windows-1252', 'mac', 'dos'] as const;
const count = { kind: 'number', required: true, integer: true, min: 0, max: 10_000_000 } as const;

const names = { kind: 'list', max: 50, of: { kind: 'text', required: true, max: 200 } } as const;

/** Summary of the data that were read and skipped, shown before the import and stored with it. */
export const tableReadingFields = fields({
  encoding: { kind: 'choice', of: encodings, about: 'encoding of a text file' },
  sheet: { kind: 'text', max: 200, about: 'name of the sheet that was read, in a workbook' },
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
  totals: { ...count, about: 'lines below the last row that contain only a total' },
  oneRoster: {
    kind: 'record',
    about: 'of a file in the OneRoster format',
    of: {
      mode: {
        kind: 'choice',
        required: true,
        of: ['bulk', 'delta'],
        about: 'bulk: all people; delta: only those that changed',
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
    about: 'positions of the first rows with a cell that contains line breaks and separators itself',
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
  'utf-8': importsMessages.readAsUtf8,
  'utf-16': importsMessages.readAsUtf16,
  'windows-1252': importsMessages.readAsWindows,
  mac: importsMessages.readAsMac,
  dos: importsMessages.readAsDos,
};

const linesReadAs: { readonly [E in Encoding]?: (lines: string) => string } = {
  'windows-1252': (lines) => message(importsMessages.linesOfWindows, { lines }),
  mac: (lines) => message(importsMessages.linesOfMac, { lines }),
  dos: (lines) => message(importsMessages.linesOfDos, { lines }),
};

/** Maximum number of lines that a sentence names. */
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
    sheet &&
      (sheetIsHidden
        ? message(importsMessages.readHiddenSheet, { sheet })
        : message(importsMessages.readSheet, { sheet })),
    encoding && readAs[encoding],
    message(importsMessages.rowsRead, { count: rows }),
    hidden > 0 &&
      (withHidden
        ? message(importsMessages.ofRowsHiddenInSheet, { count: hidden })
        : message(importsMessages.rowsHiddenInSheetLeft, { count: hidden })),
    blank > 0 && message(importsMessages.blankRowsSkipped, { count: blank }),
    headers > 0 && message(importsMessages.repeatedHeadersSkipped, { count: headers }),
    totals > 0 && message(importsMessages.linesOfTotalsAtEnd, { count: totals }),
    spanning &&
      spanning.length > 0 &&
      message(importsMessages.quotedCellsHoldSeveralLines, { count: numbered(spanning) }),
    named(false) !== '' && message(importsMessages.otherSheetsOfFile, { sheets: named(false) }),
    named(true) !== '' && message(importsMessages.hiddenSheetsOfFile, { sheets: named(true) }),
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
    version ? message(importsMessages.rosterVersion, { version }) : importsMessages.rosterFormat,
    mode === 'bulk' ? importsMessages.rosterBulk : importsMessages.rosterDelta,
    deleted > 0 && message(importsMessages.rosterDeleted, { count: deleted }),
    disabled > 0 && message(importsMessages.rosterDisabled, { count: disabled }),
    listed(unused) && message(importsMessages.rosterUnused, { columns: listed(unused) }),
    listed(unknown) && message(importsMessages.rosterUnknown, { columns: listed(unknown) }),
    listed(files) && message(importsMessages.rosterFiles, { files: listed(files) }),
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
