import { join, resolve } from 'node:path';
import type { Links } from '../contract/session/session';
import { type AdministrativeConfig, readAdministrativeConfig } from './administrativeConfig';
import {
  type OutsideConfig,
  outside,
  type S3Config,
  s3,
  type UpstreamConfig,
  upstream,
} from './configOutside';
import {
  ConfigError,
  choice,
  flag,
  integer,
  list,
  networkAddresses,
  url,
  withFiles,
  word,
} from './environment';
import { readServicesConfig, type ServicesConfig } from './servicesConfig';
import { readSyslog, type SyslogReceiver } from './syslogConfig';
import { readTracing, type TracingConfig } from './tracingConfig';

export type { ClientAuthentication, OutsideConfig, S3Config, UpstreamConfig } from './configOutside';
export { ConfigError };

export interface Maintenance {
  readonly until: Date | undefined;
}

/** The settings from the environment, read and checked once. docs/configuration.md lists them. */
export interface Config extends AdministrativeConfig, ServicesConfig {
  readonly port: number;
  readonly host: string;
  /** The public address for browsers, without a trailing slash: issuer, redirects and mails are built on it. */
  readonly publicUrl: string;
  /** The folder of the embedded database, the objects and the operator's secret. */
  readonly dataDir: string;
  /** The folder of trusted authority certificates and their revocation lists. */
  readonly trustDir: string;
  /** Whether authorities are asked for the revocation status of signing certificates. If not, reports say so. */
  readonly revocation: RevocationSetting;
  /** Network addresses that may be contacted about revocation although they are not public. */
  readonly revocationAddresses: readonly string[];
  /** Network addresses of webhooks that may be contacted although they are not public, also without TLS. */
  readonly webhookAddresses: readonly string[];
  /**
   * The secrets that encrypt values in the database, the current one first; empty if they are in a file of the data
   * folder.
   */
  readonly secretKeys: readonly string[];
  /** The address of PostgreSQL; the embedded database when absent. */
  readonly databaseUrl: string | undefined;
  /**
   * The address of the same database for the user of requests, who owns nothing; when absent, the owner creates such a
   * user.
   */
  readonly databaseRequestsUrl: string | undefined;
  readonly databasePoolSize: number;
  readonly demo: boolean;
  readonly demoPassword: string;
  /** Accounts that several people try out: their password and data cannot be changed. Lower case. */
  readonly demoUsers: readonly string[];
  /** smtp(s)://user:password@host:port; mails stay in the outbox when absent. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** The provider's name in texts. */
  readonly providerName: string;
  /** The support contact of schools in receipts and mails: a telephone number, an address. */
  readonly supportContact: string;
  /** Where schools send the letter that appoints the data processor. */
  readonly privacyContact: string;
  /** The bank account for transfers of private customers. */
  readonly bankAccount: string;
  /** External links of the console; {customerCode} and {codMin} in them are placeholders for the school's values. */
  readonly links: Links;
  /** The store of schools' files; a folder in the data folder when absent. */
  readonly s3: S3Config | undefined;
  /** The maximum total size of a school's files in bytes, and the maximum number of its unfinished uploads. */
  readonly schoolSpace: { readonly bytes: number; readonly openUploads: number };
  /** The OpenID provider at which everybody signs in, in place of the embedded one; the embedded one when absent. */
  readonly oidc: OutsideConfig | undefined;
  /** The OpenID provider for digital identities (SPID); none when absent. */
  readonly spid: UpstreamConfig | undefined;
  /** The name of the cookie that stores the account that an alias acts as. */
  readonly actingCookie: string;
  /** The number of trusted proxies before this process; X-Forwarded-For is used only from them. */
  readonly trustedProxies: number;
  /** API calls per minute, of one person and of one school; 0 for no limit. */
  readonly rateLimits: { readonly person: number; readonly school: number };
  /** The address at which Prometheus reads metrics; none when the port is 0. */
  readonly metrics: { readonly host: string; readonly port: number };
  /** The Sentry DSN for browser errors: https://KEY@HOST/PROJECT; not sent when absent. */
  readonly consoleErrorsDsn: string | undefined;
  /** The receiver of spans; nothing is traced when absent. */
  readonly tracing: TracingConfig | undefined;
  /** Months for which archived lines of the audit log also stay in the database; 0: forever. */
  readonly auditKeptMonths: number;
  /** The receiver of all lines of the audit logs; they are not sent when absent. */
  readonly auditSyslog: SyslogReceiver | undefined;
  /** The threshold of a slow statement, in milliseconds. */
  readonly slowStatementMs: number;
  /** The log level: error, warn, info (a line per request) or debug. */
  readonly logLevel: LogLevel;
  /** The operator's secret; when absent one is created in the data folder. */
  readonly operatorSecret: string | undefined;
  /** Whether critical calls of the provider's staff need the confirmation of a second administrator. */
  readonly fourEyes: boolean;
  /** Whether signing is suspended: the documents area shows it. */
  readonly signingMaintenance: boolean;
  /**
   * Set if this process only answers that the installation is under maintenance; with the end of it, if that is known.
   */
  readonly maintenance: Maintenance | undefined;
  /** Whether the e-learning courses exist at all, the same for every browser (decision Q-108). */
  readonly campus: boolean;
  /** The name of the e-learning platform, with which the names of its exported files begin. */
  readonly campusName: string;
}

/** Reads the months, at least two years, because recent lines are consulted every day; 0 means for ever. */
function auditKeptMonths(env: NodeJS.ProcessEnv): number {
  const months = integer(env, 'AUDIT_KEPT_MONTHS', 0, 0, 1200);
  if (months === 0 || months >= 24) return months;
  throw new ConfigError('AUDIT_KEPT_MONTHS must be 0, for all that there is, or at least 24.');
}

export const logLevels = ['error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof logLevels)[number];

export const revocationSettings = ['checked', 'said'] as const;
export type RevocationSetting = (typeof revocationSettings)[number];

export function readConfig(given: NodeJS.ProcessEnv): Config {
  const env = withFiles(given);
  const port = integer(env, 'PORT', 8080, 1, 65_535);
  const dataDir = resolve(env.DATA_DIR || 'data');
  const publicUrl = hostOf(env) ?? `http://localhost:${port}`;
  // By default the demo exists only if the public address is this machine, because its password is printed.
  const demo = flag(env, 'DEMO', /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(publicUrl).hostname));
  return {
    port,
    host: env.HOST || '0.0.0.0',
    publicUrl,
    dataDir,
    trustDir: resolve(env.TRUST_DIR || join(dataDir, 'trust')),
    revocation: choice(env, 'REVOCATION', revocationSettings, demo ? 'said' : 'checked'),
    revocationAddresses: networkAddresses(env, 'REVOCATION_ADDRESSES'),
    webhookAddresses: networkAddresses(env, 'WEBHOOK_ADDRESSES'),
    secretKeys: secretKeys(env),
    databaseUrl: url(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    databaseRequestsUrl: url(env, 'DATABASE_REQUESTS_URL', ['postgres:', 'postgresql:']),
    databasePoolSize: integer(env, 'DATABASE_POOL_SIZE', 10, 1, 500),
    demo,
    demoPassword: env.DEMO_PASSWORD || 'Sportello-2026',
    demoUsers: list(env, 'DEMO_USERS'),
    smtpUrl: url(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: env.MAIL_FROM || 'Sportello <sportello@example.org>',
    providerName: env.PROVIDER_NAME || 'Sportello',
    supportContact: env.SUPPORT_CONTACT || 'assistenza@example.org',
    privacyContact: env.PRIVACY_CONTACT || 'privacy@example.org',
    bankAccount: env.BANK_ACCOUNT || 'IBAN IT60X0542811101000000123456',
    links: links(env, demo),
    ...readAdministrativeConfig(env, demo),
    ...readServicesConfig(env),
    s3: s3(env),
    schoolSpace: {
      bytes: integer(env, 'SCHOOL_SPACE_MB', 100_000, 1, 1_000_000_000) * 1_000_000,
      openUploads: integer(env, 'SCHOOL_OPEN_UPLOADS', 100, 1, 100_000),
    },
    oidc: outside(env),
    spid: upstream(env),
    actingCookie: word(env, 'ACTING_COOKIE', 'sportello_account'),
    trustedProxies: integer(env, 'TRUSTED_PROXIES', 0, 0, 10),
    rateLimits: {
      person: integer(env, 'RATE_LIMIT_PERSON', 600, 0, 1_000_000),
      school: integer(env, 'RATE_LIMIT_SCHOOL', 6000, 0, 1_000_000),
    },
    metrics: { host: env.METRICS_HOST || '127.0.0.1', port: integer(env, 'METRICS_PORT', 0, 0, 65_535) },
    consoleErrorsDsn: consoleErrorsDsn(env),
    tracing: readTracing(env),
    auditKeptMonths: auditKeptMonths(env),
    auditSyslog: readSyslog(env),
    slowStatementMs: integer(env, 'SLOW_STATEMENT_MS', 1000, 1, 3_600_000),
    logLevel: choice(env, 'LOG_LEVEL', logLevels, demo ? 'warn' : 'info'),
    operatorSecret: operatorSecret(env),
    fourEyes: flag(env, 'FOUR_EYES', false),
    signingMaintenance: flag(env, 'SIGNING_MAINTENANCE', false),
    maintenance: maintenance(env),
    campus: flag(env, 'CAMPUS', demo),
    campusName: word(env, 'CAMPUS_NAME', 'CampusArgo'),
  };
}

/** Reads the settings of the maintenance; undefined if the process serves normally. */
function maintenance(env: NodeJS.ProcessEnv): Maintenance | undefined {
  const until = env.MAINTENANCE_UNTIL;
  if (until && !/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/.test(until))
    throw new ConfigError(
      `MAINTENANCE_UNTIL must be a moment with its time zone, as 2026-12-01T08:00+01:00, not "${until}".`,
    );
  if (!flag(env, 'MAINTENANCE', false)) return undefined;
  return { until: until ? new Date(until) : undefined };
}

/** Reads PUBLIC_URL, which must have no path, because console, sign-in and cookies are at the root of the host. */
function hostOf(env: NodeJS.ProcessEnv): string | undefined {
  const address = url(env, 'PUBLIC_URL', ['http:', 'https:']);
  if (address === undefined || /^\w+:\/\/[^/?#@]+$/.test(address)) return address;
  throw new ConfigError(
    'PUBLIC_URL must be an address without a path, as https://scuole.example: give it a host of its own.',
  );
}

function consoleErrorsDsn(env: NodeJS.ProcessEnv): string | undefined {
  const dsn = url(env, 'CONSOLE_ERRORS_DSN', ['http:', 'https:']);
  if (dsn === undefined || /^https?:\/\/\w+@[^/?#@]+(?:\/[\w.-]+)*\/\d+$/.test(dsn)) return dsn;
  throw new ConfigError('CONSOLE_ERRORS_DSN must be an address as https://KEY@sentry.example/1.');
}

/**
 * Reads the operator's secret. It must be long, because it grants all rights of the staff and wrong attempts are not
 * limited.
 */
function operatorSecret(env: NodeJS.ProcessEnv): string | undefined {
  const secret = env.OPERATOR_SECRET || undefined;
  if (secret === undefined || /^[\x21-\x7e]{32,500}$/.test(secret)) return secret;
  throw new ConfigError(
    'OPERATOR_SECRET must be 32 random characters or more, without spaces, as "openssl rand -base64 32" makes them.',
  );
}

/**
 * Reads the master secrets. They must be as hard to guess as a key, because keys are derived from them without
 * stretching.
 */
function secretKeys(env: NodeJS.ProcessEnv): readonly string[] {
  const named = ['SECRET_KEY', 'SECRET_KEY_BEFORE'] as const;
  const short = named.find((name) => env[name] && env[name].length < 32);
  if (short) {
    throw new ConfigError(
      `${short} must be 32 random characters or more, as "openssl rand -base64 32" makes them.`,
    );
  }
  if (env.SECRET_KEY_BEFORE && !env.SECRET_KEY) throw new ConfigError('SECRET_KEY_BEFORE needs SECRET_KEY.');
  return named.flatMap((name) => env[name] || []);
}

/** Reads the links; in the demo each has a default, so that the menu is complete. */
function links(env: NodeJS.ProcessEnv, demo: boolean): Links {
  const at = (name: string, page: string) =>
    url(env, name, ['http:', 'https:', 'mailto:']) ?? (demo ? `https://example.org/${page}` : undefined);
  return {
    manual: at('MANUAL_URL', 'manuale'),
    assistance: at('ASSISTANCE_URL', 'assistenza'),
    aliasPrivacy: at('ALIAS_PRIVACY_URL', 'privacy-argoid'),
    provider: at('PROVIDER_SITE_URL', ''),
    accessibility: at('ACCESSIBILITY_URL', 'accessibilita/{customerCode}'),
    privacy: at('PRIVACY_URL', 'privacy/{customerCode}'),
  };
}
