import { readFileSync } from 'node:fs';
import { importUserRows, syncAccess } from '../importUserRows';
import type { OperatorAccess } from '../operatorCall';
import { existingFile, onlyOptions, readFlag } from '../readOptions';
import { UsageError } from '../usageError';
import { ldapMapping } from './ldapMapping';
import { readLdapPeople } from './readLdapPeople';

/** People with a surname: in Active Directory computers have objectClass person too, but no surname. */
const PEOPLE = '(&(objectClass=person)(sn=*))';
const PAGE_SIZE = '500';
const LARGEST_PAGE = 1000;

/** Implements `users ldap`, which imports users of a school from a directory. @returns the text to print */
export async function importLdapUsers(
  args: readonly string[],
  _access: () => OperatorAccess,
  env: NodeJS.ProcessEnv,
): Promise<string> {
  const options = onlyOptions(args, [
    'url',
    'base',
    'bind-dn',
    'password-file',
    'filter',
    'map',
    'map-file',
    'ca',
    'page-size',
    'run',
  ]);
  const { base, filter = PEOPLE, ca } = options;
  const bindDn = options['bind-dn'];
  if (!base || !bindDn) throw new UsageError('users ldap needs --url, --base and --bind-dn.');
  const runs = readFlag('run', options.run);
  const url = addressOf(options.url);
  const pageSize = Number(options['page-size'] ?? PAGE_SIZE);
  if (!Number.isInteger(pageSize) || pageSize < 1 || pageSize > LARGEST_PAGE)
    throw new UsageError(`--page-size is a number from 1 to ${LARGEST_PAGE}.`);
  const mapFile = options['map-file'];
  const mapping = ldapMapping(mapFile ? readFileSync(existingFile(mapFile), 'utf8') : options.map);
  const { rows, disabled, references } = await readLdapPeople({
    url,
    bindDn,
    password: passwordOf(options['password-file'], env),
    base,
    filter,
    pageSize,
    mapping,
    ...(ca !== undefined && { ca: readFileSync(existingFile(ca), 'utf8') }),
  });
  return [
    `${url.host}: ${rows.length} people read.`,
    ...(disabled > 0 ? [`Disabled accounts, left out: ${disabled}.`] : []),
    ...(references > 0 ? [`References to other servers, not followed: ${references}.`] : []),
    ...(rows.length > 0
      ? await importUserRows(syncAccess(env), { file: `ldap ${url.hostname}`, rows, runs })
      : ['Nobody to import: check --base and --filter.']),
  ].join('\n');
}

function addressOf(text = ''): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !['ldap:', 'ldaps:'].includes(url.protocol) || !url.hostname)
    throw new UsageError('--url is an address such as ldaps://dc1.scuola.example (or ldap://, by StartTLS).');
  if (url.username || url.password)
    throw new UsageError(
      '--url must not have credentials: use --bind-dn, and LDAP_PASSWORD or --password-file.',
    );
  return url;
}

/** Reads the password from a file or the environment: other accounts of the machine can see the command line. */
function passwordOf(file: string | undefined, { LDAP_PASSWORD }: NodeJS.ProcessEnv): string {
  const password =
    file === undefined ? LDAP_PASSWORD : readFileSync(existingFile(file), 'utf8').replace(/\r?\n$/, '');
  // A bind without a password would be anonymous (RFC 4513, 5.1.2).
  if (password) return password;
  throw new UsageError(
    'There is no password: set LDAP_PASSWORD, or write it to a file and use --password-file FILE.',
  );
}
