import { cutLines } from '../../contract/tables/cutLines';
import { cellsOf, linesOf } from '../../contract/tables/lines';

/** A school of the Ministry's open data, as data/README.md describes it, with normalised spaces. */
export interface RegisteredSchool {
  readonly codMin: string;
  readonly name: string;
  readonly street: string | null;
  readonly postalCode: string | null;
  /** The code of the municipality, which a tax code uses for the place of birth. */
  readonly cadastralCode: string;
  readonly city: string;
  /** Two letters. */
  readonly provincia: string;
  readonly region: string;
  readonly kind: string;
  readonly private: boolean;
  /** Whether it is a state institute, and not one of the buildings of an institute. */
  readonly institute: boolean;
}

/** Reads the schools of the open data, in the order of the file. */
export async function readRegistry(): Promise<readonly RegisteredSchool[]> {
  // Imported on demand, so that only the start that seeds the demo reads it.
  const { default: text } = await import('./data/schools.csv?raw');
  const lines = linesOf(cutLines(text, ','));
  const titles = cellsOf(lines, 0);
  return Array.from({ length: lines.length - 1 }, (_, index) =>
    registeredSchool(Object.fromEntries(titles.map((title, at) => [title, lines.cell(index + 1, at)]))),
  );
}

const NOT_AVAILABLE = 'Non Disponibile';

function registeredSchool(row: Record<string, string>): RegisteredSchool {
  const text = (column: string) => (row[column] ?? '').replace(/\s+/g, ' ').trim();
  const known = (column: string) => (text(column) && text(column) !== NOT_AVAILABLE ? text(column) : null);
  return {
    codMin: text('codMin'),
    // The Ministry puts some names in quotation marks.
    name: text('name').replace(/^"([^"]*)"$/, '$1'),
    street: known('street'),
    postalCode: known('postalCode'),
    cadastralCode: text('cadastralCode'),
    city: text('city'),
    provincia: provincia(text('codMin')),
    region: text('region'),
    kind: known('kind') ?? 'ISTITUTO SCOLASTICO',
    private: row.private === '1',
    institute: row.private === '0' && row.codMin === row.codMinIstituto,
  };
}

/** Provinces whose Ministry codes begin with letters other than those of the province, by these letters. */
const otherLetters: Readonly<Record<string, string>> = { TB: 'BZ', IB: 'BZ', LB: 'BZ', FO: 'FC', PS: 'PU' };

function provincia(codMin: string): string {
  const letters = codMin.slice(0, 2);
  return otherLetters[letters] ?? letters;
}
