import { importedUser } from '../../../contract/users/importedUser';
import { UsageError } from '../usageError';

/** The directory attributes for each field of a user; the first attribute with a value is used. */
export type LdapMapping = Readonly<Record<string, readonly string[]>>;

/** Covers Active Directory, and OpenLDAP with inetOrgPerson and the schema of Italian universities. */
const defaults = {
  uid: ['sAMAccountName', 'uid'],
  sn: ['sn'],
  cn: ['givenName'],
  email: ['mail'],
  codicefiscale: ['codiceFiscale', 'employeeID', 'employeeNumber'],
};

const ATTRIBUTE = /^[A-Za-z][A-Za-z0-9;-]*$/;

/**
 * Reads `uid=sAMAccountName,codicefiscale=extensionAttribute1|employeeID`, or a JSON object of the same form. Fields
 * that it does not name have their default attributes; an empty value leaves a field out.
 * @throws UsageError
 */
export function ldapMapping(written: string | undefined): LdapMapping {
  const mapping: Record<string, readonly string[]> = { ...defaults };
  for (const [field, value] of written === undefined ? [] : partsOf(written)) {
    if (!Object.hasOwn(importedUser.fields, field))
      throw new UsageError(
        `--map: there is no field ${field}. The fields are: ${Object.keys(importedUser.fields).join(', ')}.`,
      );
    const attributes = value
      .split('|')
      .map((one) => one.trim())
      .filter(Boolean);
    const wrong = attributes.find((one) => !ATTRIBUTE.test(one));
    if (wrong !== undefined) throw new UsageError(`--map: "${wrong}" is not the name of an attribute.`);
    if (attributes.length > 0) mapping[field] = attributes;
    else delete mapping[field];
  }
  if (!importedUser.identify.some((field) => Object.hasOwn(mapping, field)))
    throw new UsageError(
      `--map must name ${importedUser.identify.join(' or ')}: users are identified by one of them.`,
    );
  return mapping;
}

function partsOf(written: string): readonly (readonly [string, string])[] {
  if (!written.trimStart().startsWith('{'))
    return written.split(',').map((part) => {
      const at = part.indexOf('=');
      if (at === -1) throw new UsageError(`--map: "${part}" has no "=".`);
      return [part.slice(0, at).trim(), part.slice(at + 1)] as const;
    });
  let parsed: unknown;
  try {
    parsed = JSON.parse(written);
  } catch (error) {
    throw new UsageError(`--map is not JSON: ${(error as Error).message}`);
  }
  return Object.entries(parsed as object).map(([field, value]) => [field, String(value ?? '')] as const);
}
