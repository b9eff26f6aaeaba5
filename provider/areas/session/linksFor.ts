import type { Links } from '../../../contract/session/session';

/** The configured addresses for one school: {customerCode} and {codMin} in them stand for its codes. */
export function linksFor(links: Links, customerCode: string, codMin: string): Links {
  const filled = Object.entries(links).map(([name, address]) => [
    name,
    address
      ?.replaceAll('{customerCode}', encodeURIComponent(customerCode))
      .replaceAll('{codMin}', encodeURIComponent(codMin)),
  ]);
  return Object.fromEntries(filled.filter(([, address]) => address !== undefined)) as Links;
}
