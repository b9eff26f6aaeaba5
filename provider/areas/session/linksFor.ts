import type { Links } from '../../../contract/session/session';

/** Returns the configured URLs for one school, with {customerCode} and {codMin} replaced by its codes. */
export function linksFor(links: Links, customerCode: string, codMin: string): Links {
  const filled = Object.entries(links).map(([name, address]) => [
    name,
    address
      ?.replaceAll('{customerCode}', encodeURIComponent(customerCode))
      .replaceAll('{codMin}', encodeURIComponent(codMin)),
  ]);
  return Object.fromEntries(filled.filter(([, address]) => address !== undefined)) as Links;
}
