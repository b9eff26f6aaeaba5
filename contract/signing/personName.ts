/** Certificates for signing in to services have a tax code and a card number in the place of a name. */
const CODE = /^[A-Z0-9]{16}\b/;

/**
 * The name of a person, or of an authority, in a distinguished name as RFC 4514 writes it: the common name, or given name and
 * surname, or the organization; all of it where there is none of them.
 */
export function commonNameIn(name: string): string {
  const [common, given, surname, organization] = ['CN', 'GN', 'SN', 'O'].map((type) => partOf(name, type));
  const full = given && surname && `${given} ${surname}`;
  if (common && !(full && CODE.test(common))) return common;
  return full || common || organization || name;
}

const partOf = (name: string, type: string): string | undefined =>
  new RegExp(`(?:^|,\\s?)${type}=((?:\\\\.|[^,\\\\])+)`).exec(name)?.[1]?.replace(/\\(.)/g, '$1');
