import { Client, type Entry, InvalidCredentialsError, SizeLimitExceededError } from 'ldapts';
import { IMPORT_ROWS } from '../../../contract/imports/importLimits';
import { Unfinished } from '../failure';
import type { UserRow } from '../importUserRows';
import { UsageError } from '../usageError';
import type { LdapMapping } from './ldapMapping';

/** A directory, with the search that finds people in it. */
export interface LdapSource {
  /** `ldaps:`, or `ldap:` with StartTLS before anything else is sent. */
  readonly url: URL;
  readonly bindDn: string;
  readonly password: string;
  readonly base: string;
  readonly filter: string;
  /** Number of entries per page. */
  readonly pageSize: number;
  /** CA certificates to trust (PEM); by default those of Node. */
  readonly ca?: string | undefined;
  readonly mapping: LdapMapping;
}

interface LdapPeople {
  readonly rows: readonly UserRow[];
  /** Number of accounts that were left out because they are disabled in Active Directory. */
  readonly disabled: number;
  /** Number of referrals to other servers; they are not followed. */
  readonly references: number;
}

/** Timeouts in milliseconds for the connection and for each response. */
const CONNECT_WITHIN = 10_000;
const ANSWER_WITHIN = 60_000;

/** The bit of `userAccountControl` that marks a disabled account. */
const ACCOUNT_DISABLE = 2;

/**
 * Reads people from a directory (LDAP v3, RFC 4511) page by page (RFC 2696). The connection is always encrypted and the
 * certificate always checked; no option changes that.
 * @throws UsageError or Unfinished with a message for the terminal
 */
export async function readLdapPeople(source: LdapSource): Promise<LdapPeople> {
  const { url, bindDn, password, base, filter, pageSize, mapping } = source;
  const tlsOptions = {
    host: url.hostname,
    servername: url.hostname,
    minVersion: 'TLSv1.2',
    ...(source.ca !== undefined && { ca: source.ca }),
  } as const;
  const isSecure = url.protocol === 'ldaps:';
  const client = new Client({
    url: `${url.protocol}//${url.host}`,
    connectTimeout: CONNECT_WITHIN,
    timeout: ANSWER_WITHIN,
    ...(isSecure && { tlsOptions }),
  });
  const attributes = [...new Set([...Object.values(mapping).flat(), 'userAccountControl'])];
  const rows: UserRow[] = [];
  let disabled = 0;
  let references = 0;
  try {
    if (!isSecure) await client.startTLS({ ...tlsOptions });
    await client.bind(bindDn, password);
    for await (const page of client.searchPaginated(base, {
      scope: 'sub',
      filter,
      attributes,
      paged: { pageSize },
    })) {
      // The library would reconnect by itself, without encryption and credentials.
      if (!client.isBound)
        throw new Unfinished('The directory closed the connection. Run the command again.');
      references += page.searchReferences.length;
      for (const entry of page.searchEntries) {
        if (isDisabled(entry)) disabled += 1;
        else rows.push({ position: rows.length + 1, cells: cellsOf(entry, mapping) });
      }
      if (rows.length > IMPORT_ROWS)
        throw new UsageError(`There are more than ${IMPORT_ROWS} people: narrow --base or --filter.`);
    }
  } catch (error) {
    throw explained(error, url);
  } finally {
    await client.unbind().catch(() => undefined);
  }
  return { rows, disabled, references };
}

const isDisabled = (entry: Entry): boolean =>
  (Number(valueIn(entry, 'userAccountControl') || 0) & ACCOUNT_DISABLE) !== 0;

const cellsOf = (entry: Entry, mapping: LdapMapping): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(mapping).flatMap(([field, attributes]) => {
      const value = attributes.map((attribute) => valueIn(entry, attribute)).find(Boolean);
      return value === undefined ? [] : [[field, value]];
    }),
  );

/** Returns the first value of an attribute, ignoring the case of its name; empty if there is none. */
function valueIn(entry: Entry, attribute: string): string {
  const name = Object.keys(entry).find((one) => one.toLowerCase() === attribute.toLowerCase());
  const value = name === undefined ? '' : entry[name];
  const first = Array.isArray(value) ? value[0] : value;
  return (first === undefined ? '' : String(first)).trim();
}

function explained(error: unknown, url: URL): Error {
  if (error instanceof UsageError || error instanceof Unfinished || !(error instanceof Error))
    return error as Error;
  if (error instanceof InvalidCredentialsError)
    return new Unfinished('The directory refuses the credentials: check --bind-dn and the password.');
  if (error instanceof SizeLimitExceededError)
    return new Unfinished('The directory does not return all people at once: choose a smaller --page-size.');
  const code = String((error as NodeJS.ErrnoException).code ?? '');
  const isCertificate = /CERT|ALTNAME|ISSUER|SELF_SIGNED/.test(code);
  const advice = isCertificate ? ' Name the certificates of its authority with --ca FILE.' : '';
  return new Unfinished(`The directory ${url.host} cannot be read: ${error.message || code}.${advice}`);
}
