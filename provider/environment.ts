import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';

/** A setting is invalid; the message names it and what to write instead. */
export class ConfigError extends Error {}

/**
 * Settings that may be in a file, whose path is in NAME_FILE: secrets, since an environment is visible to anybody who
 * lists processes.
 */
const IN_FILES = [
  'DATABASE_URL',
  'DATABASE_REQUESTS_URL',
  'SMTP_URL',
  'SECRET_KEY',
  'SECRET_KEY_BEFORE',
  'OPERATOR_SECRET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'DEMO_PASSWORD',
  'SPID_CLIENT_SECRET',
  'SPID_CLIENT_KEY',
  'SPID_CLIENT_CERTIFICATE',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'SIGNER_SIGILLO_TOKEN',
  'SIGNER_FIRMACHIARA_TOKEN',
  'EXPORT_PRODUCER_TOKEN',
  'AUDIT_SYSLOG_CLIENT_CERTIFICATE',
  'AUDIT_SYSLOG_CLIENT_KEY',
];

/**
 * Returns the environment with the settings that are given as files. @throws ConfigError if a file cannot be read, or a
 * setting is given in both ways
 */
export function withFiles(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const read = IN_FILES.flatMap((name) => {
    const path = env[`${name}_FILE`];
    if (!path) return [];
    if (env[name]) throw new ConfigError(`${name} and ${name}_FILE are both set: leave one out.`);
    try {
      return [[name, readFileSync(path, 'utf8').trim()] as const];
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      throw new ConfigError(`${name}_FILE cannot be read (${code}): ${path}.`);
    }
  });
  return { ...env, ...Object.fromEntries(read) };
}

/** Returns the items of a comma-separated list. */
export const list = (env: NodeJS.ProcessEnv, name: string): readonly string[] =>
  (env[name] ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

export function integer(
  env: NodeJS.ProcessEnv,
  name: string,
  otherwise: number,
  min: number,
  max: number,
): number {
  const text = env[name];
  if (text === undefined || text === '') return otherwise;
  const value = Number(text);
  if (Number.isInteger(value) && value >= min && value <= max) return value;
  throw new ConfigError(`${name} must be a whole number from ${min} to ${max}, not "${text}".`);
}

/** Reads a flag. Only 0 and 1 are allowed, because DEMO=false could otherwise be taken as true. */
export function flag(env: NodeJS.ProcessEnv, name: string, otherwise: boolean): boolean {
  const text = env[name] || (otherwise ? '1' : '0');
  if (text === '0' || text === '1') return text === '1';
  throw new ConfigError(`${name} must be 0 or 1, not "${text}".`);
}

export function choice<T extends string>(
  env: NodeJS.ProcessEnv,
  name: string,
  of: readonly T[],
  otherwise: T,
): T {
  const text = env[name] || otherwise;
  const chosen = of.find((one) => one === text);
  if (chosen) return chosen;
  throw new ConfigError(`${name} must be one of ${of.join(', ')}, not "${text}".`);
}

export function networkAddresses(env: NodeJS.ProcessEnv, name: string): readonly string[] {
  const addresses = list(env, name);
  const other = addresses.find((one) => isIP(one) === 0);
  if (other === undefined) return addresses;
  throw new ConfigError(`${name} must be network addresses, as 10.0.0.5, not "${other}".`);
}

export function url(env: NodeJS.ProcessEnv, name: string, protocols: readonly string[]): string | undefined {
  const text = env[name];
  if (text === undefined || text === '') return undefined;
  if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text.replace(/\/+$/, '');
  throw new ConfigError(
    `${name} must be an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}.`,
  );
}

/** Reads a part of a cookie name or file name. */
export function word(env: NodeJS.ProcessEnv, name: string, otherwise: string): string {
  const text = env[name] || otherwise;
  if (/^[\w-]{1,40}$/.test(text)) return text;
  throw new ConfigError(`${name} must be letters, digits, - and _, not "${text}".`);
}
