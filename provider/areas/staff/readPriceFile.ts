import { readCell } from '../../../contract/imports/imports';
import { fieldProblems } from '../../../contract/schema/fieldProblems';
import { recordSchema } from '../../../contract/schema/fieldSchema';
import {
  type PlatformPrice,
  PRICE_FILE_LIMIT,
  type PriceFile,
  platformPriceFields,
} from '../../../contract/staff/platformPrice';
import { sheetError } from '../../../contract/tables/sheetErrors';
import { dayInRome } from '../../../contract/values/dates';
import { fieldsOfTitles, plainTitle } from '../../tables/plainTitle';
import { fileRefused, readTableFile } from '../../tables/readTableFile';

const NOT_A_FILE =
  'Il file deve essere un CSV o un foglio di Excel con l’intestazione del listino (Prodotto, Nome, Tipo, Canone della prima fascia…), con al massimo 500 prodotti.';
const MOST_ROWS = 500;

/** Accepted names of the columns; the first of each is the one in the file that the console saves. */
const names = {
  product: ['Prodotto', 'Codice'],
  name: ['Nome', 'Descrizione'],
  kind: ['Tipo'],
  firstBand: ['Canone della prima fascia', 'Prima fascia'],
  secondBand: ['Canone della seconda fascia', 'Seconda fascia'],
  thirdBand: ['Canone della terza fascia', 'Terza fascia'],
  fourthBand: ['Canone della quarta fascia', 'Quarta fascia'],
  privateFee: ['Canone dei privati', 'Privati'],
  accessoryOf: ['Accessorio gratuito di'],
  requires: ['Si ordina insieme a'],
  reason: ['Motivo del legame', 'Motivo'],
  kept: ['Resta scelto'],
} as const;

const kinds: Readonly<Record<string, PlatformPrice['kind']>> = {
  assistenza: 'contract',
  contract: 'contract',
  servizio: 'service',
  servizi: 'service',
  service: 'service',
};

interface ReadPrices {
  readonly rows: readonly { readonly row: number; readonly price: PlatformPrice }[];
  readonly problems: PriceFile['problems'];
}

/**
 * Reads a file with the products of a year.
 * @throws Refusal `invalid` if it is not a price list
 */
export async function readPriceFile(
  bytes: Uint8Array<ArrayBuffer>,
  year: string,
  now: Date,
): Promise<ReadPrices> {
  const file = await readTableFile({
    bytes,
    most: PRICE_FILE_LIMIT,
    columns: [['product', ...names.product]],
  });
  if (!('titles' in file)) throw fileRefused(NOT_A_FILE);
  const fields = fieldsOfTitles(file.titles, names);
  if (!fields.includes('product') || file.length === 0 || file.length > MOST_ROWS)
    throw fileRefused(NOT_A_FILE);
  const schema = recordSchema(platformPriceFields);
  const today = dayInRome(now);
  const rows: { row: number; price: PlatformPrice }[] = [];
  const problems: PriceFile['problems'][number][] = [];
  const seen = new Map<string, number>();
  for (let index = 0; index < file.length; index += 1) {
    const row = file.position(index);
    const content: Record<string, unknown> = { year };
    const wrong = (field: string, message: string) => problems.push({ row, field, message });
    for (const [place, text] of file.row(index).entries()) {
      const name = fields[place] ?? '';
      const error = text === '' ? undefined : sheetError(text);
      if (error) wrong(name, error);
      else if (text !== '') content[name] = readValue(name, text, today);
    }
    for (const { field, message } of fieldProblems(schema, content)) wrong(field, message);
    const { product } = content as unknown as PlatformPrice;
    const first = seen.get(product);
    if (first !== undefined) wrong('product', `Il prodotto è già nella riga ${first}.`);
    seen.set(product, first ?? row);
    rows.push({ row, price: content as unknown as PlatformPrice });
  }
  return { rows, problems };
}

function readValue(name: string, text: string, today: string): unknown {
  if (name === 'kind') return kinds[plainTitle(text)] ?? text;
  return Object.hasOwn(platformPriceFields, name)
    ? readCell(platformPriceFields[name as keyof typeof platformPriceFields], text, today)
    : text;
}
