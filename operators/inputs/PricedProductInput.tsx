import { platformPriceList } from '../../contract/staff/endpoints/prices';
import type { CallApi } from '../../src/api/CallApi';
import type { OwnInputProps } from '../../src/engine/form/inputs/InputProps';
import { CodeInput } from './CodeInput';

const find = async (callApi: CallApi, q: string) => {
  const { data } = await callApi(platformPriceList, { query: { ...(q && { q }), perPage: '100' } });
  // A product is in the list of each year; the latest comes first.
  const names = new Map<string, string>();
  for (const { product, name } of data.data) if (!names.has(product)) names.set(product, name);
  return [...names].map(([code, name]) => ({ code, name }));
};

/** Renders an input for a product of the price list, found by name or code. */
export const PricedProductInput = (props: OwnInputProps) => (
  <CodeInput {...props} of="pricedProduct" find={find} />
);
