import { join, resolve } from 'node:path';

/** Everything that the environment decides, read and checked once. docs/configuration.md lists it. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** The address that browsers use, without a trailing slash: issuer, redirects and mails are built on it. */
  readonly publicUrl: string;
  /** Where the embedded database, the objects and the operator's secret live. */
  readonly dataDir: string;
  /** The folder of certificates of authorities whose signatures are believed, and of their revocation lists. */
  readonly trustDir: string;
  /** PostgreSQL; the embedded database when absent. */
  readonly databaseUrl: string | undefined;
  readonly databasePoolSize: number;
  readonly demo: boolean;
  readonly demoPassword: string;
  /** smtp(s)://user:password@host:port; mails stay in the outbox when absent. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** How many proxies stand in front: their X-Forwarded-For is believed, nobody else's. */
  readonly trustedProxies: number;
  /** What the log tells: error, warn, info (a line a request) or debug. */
  readonly logLevel: LogLevel;
  /** The operator's secret; when absent one is made in the data folder. */
  readonly operatorSecret: string | undefined;
}

export const logLevels = ['error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof logLevels)[number];

/** A setting that cannot be used; the message says which and what to write instead. */
export class ConfigError extends Error {}

export function readConfig(env: NodeJS.ProcessEnv): Config {
  const port = integer(env, 'PORT', 8080, 1, 65_535);
  const dataDir = resolve(env.DATA_DIR ?? 'data');
  return {
    port,
    host: env.HOST ?? '0.0.0.0',
    publicUrl: url(env, 'PUBLIC_URL', ['http:', 'https:']) ?? `http://localhost:${port}`,
    dataDir,
    trustDir: resolve(env.TRUST_DIR || join(dataDir, 'trust')),
    databaseUrl: url(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    databasePoolSize: integer(env, 'DATABASE_POOL_SIZE', 10, 1, 500),
    demo: env.DEMO !== '0',
    demoPassword: env.DEMO_PASSWORD ?? 'Sportello-2026',
    smtpUrl: url(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: env.MAIL_FROM ?? 'Sportello <sportello@example.org>',
    trustedProxies: integer(env, 'TRUSTED_PROXIES', 0, 0, 10),
    logLevel: logLevel(env),
    operatorSecret: env.OPERATOR_SECRET,
  };
}

function integer(env: NodeJS.ProcessEnv, name: string, otherwise: number, min: number, max: number): number {
  const text = env[name];
  if (text === undefined || text === '') return otherwise;
  const value = Number(text);
  if (Number.isInteger(value) && value >= min && value <= max) return value;
  throw new ConfigError(`${name} must be a whole number from ${min} to ${max}, not "${text}".`);
}

function logLevel(env: NodeJS.ProcessEnv): LogLevel {
  const text = env.LOG_LEVEL || 'warn';
  const level = logLevels.find((one) => one === text);
  if (level) return level;
  throw new ConfigError(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not "${text}".`);
}

function url(env: NodeJS.ProcessEnv, name: string, protocols: readonly string[]): string | undefined {
  const text = env[name];
  if (text === undefined || text === '') return undefined;
  if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text.replace(/\/+$/, '');
  throw new ConfigError(
    `${name} must be an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}.`,
  );
}
