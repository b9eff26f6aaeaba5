/**
 * Start of a common name that is not a name: certificates for signing in to services have a tax code and a card number
 * there.
 */
const CODE = /^[A-Z0-9]{16}\b/;

/**
 * Returns the name of a person or authority in a distinguished name in the format of RFC 4514: the common name;
 * otherwise given name and surname, or the organization; otherwise the whole text.
 */
export function commonNameIn(name: string): string {
  const [common, given, surname, organization] = ['CN', 'GN', 'SN', 'O'].map((type) => partOf(name, type));
  const full = given && surname && `${given} ${surname}`;
  if (common && !(full && CODE.test(common))) return common;
  return full || common || organization || name;
}

const partOf = (name: string, type: string): string | undefined =>
  new RegExp(`(?:^|,\\s?)${type}=((?:\\\\.|[^,\\\\])+)`).exec(name)?.[1]?.replace(/\\(.)/g, '$1');
