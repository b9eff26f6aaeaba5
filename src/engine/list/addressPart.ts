import { createContext, useContext } from 'react';

/**
 * The name of the embedded list whose parts are rendered here. Its query parameters are prefixed with it, so that two
 * lists on a page do not collide: `trips.q=roma&trips.page=2`. Undefined for a list with a page of its own, which has
 * the whole query.
 */
const AddressPartContext = createContext<string | undefined>(undefined);

export const AddressPart = AddressPartContext.Provider;
export const useAddressPart = (): string | undefined => useContext(AddressPartContext);

/** Extracts the query of one list from the query of the address; both with their `?`. */
export function ownQuery(search: string, part: string | undefined): string {
  if (part === undefined) return search;
  const own = [...new URLSearchParams(search)].flatMap(([name, value]) =>
    name.startsWith(`${part}.`) ? [[name.slice(part.length + 1), value]] : [],
  );
  return own.length > 0 ? `?${new URLSearchParams(own)}` : '';
}

/** Replaces the query of one list in the query of the address. */
export function withOwnQuery(search: string, part: string | undefined, query: string): string {
  if (part === undefined) return query;
  const others = [...new URLSearchParams(search)].filter(([name]) => !name.startsWith(`${part}.`));
  const own = [...new URLSearchParams(query)].map(([name, value]) => [`${part}.${name}`, value]);
  const all = new URLSearchParams([...others, ...own]);
  return all.size > 0 ? `?${all}` : '';
}
