import { platformPriceList } from '../../contract/staff/endpoints/prices';
import type { PlatformPrice } from '../../contract/staff/platformPrice';
import type { SheetType } from '../../contract/tables/sheet';
import type { CallApi } from '../../src/api/CallApi';
import { saveTable, type TableFormat } from '../../src/ui/tableFile/saveTable';

const types: Readonly<Record<Exclude<keyof PlatformPrice, 'year'>, SheetType>> = {
  product: 'text',
  name: 'text',
  kind: 'text',
  firstBand: 'money',
  secondBand: 'money',
  thirdBand: 'money',
  fourthBand: 'money',
  privateFee: 'money',
  accessoryOf: 'text',
  requires: 'text',
  reason: 'text',
  kept: 'text',
};
const columns = Object.keys(types) as (keyof typeof types)[];
const PAGE = 100;

/**
 * Saves the price list of a year as a file that can be read again.
 * @param translate returns the texts of the resource
 */
export async function savePrices(
  callApi: CallApi,
  year: string,
  format: TableFormat,
  translate: (key: string) => string,
): Promise<void> {
  const word = (key: string) => translate(`resources.platformPrice.${key}`);
  const found: PlatformPrice[] = [];
  for (let page = 1, total = 1; found.length < total; page += 1) {
    const { data } = await callApi(platformPriceList, {
      query: { year, sort: 'product', page: String(page), perPage: String(PAGE) },
    });
    if (data.data.length === 0) break;
    found.push(...data.data);
    total = data.total;
  }
  const cellOf = (price: PlatformPrice, name: (typeof columns)[number]) => {
    const value = price[name];
    if (name === 'kind' || typeof value === 'boolean') return word(`values.${name}.${value}`);
    return value;
  };
  await saveTable(
    `listino-${year}`,
    {
      name: `Listino ${year}`,
      columns: columns.map((name) => ({ label: word(`fields.${name}`), type: types[name] })),
      rows: found.map((price) => columns.map((name) => cellOf(price, name) as string | number | null)),
    },
    format,
  );
}
