import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { ConfigError } from './environment';

/** A receiver of syslog over TLS. */
export interface SyslogReceiver {
  readonly host: string;
  readonly port: number;
  /** Trusted authorities for the receiver's certificate, in PEM; by default those of Node. */
  readonly ca: string | undefined;
  /** PEM of our certificate and its key, for a receiver that asks for one. */
  readonly client: { readonly certificate: string; readonly key: string } | undefined;
}

/** The port of syslog over TLS (RFC 5425). */
const PORT = 6514;

/** Reads the receiver of the audit log; undefined if none is set. */
export function readSyslog(env: NodeJS.ProcessEnv): SyslogReceiver | undefined {
  const address = env.AUDIT_SYSLOG_URL;
  if (!address) return undefined;
  const found = /^syslogs:\/\/(\[[0-9a-f:.]+\]|[A-Za-z0-9.-]+)(?::(\d{1,5}))?\/?$/.exec(address);
  if (!found)
    throw new ConfigError('AUDIT_SYSLOG_URL must be an address such as syslogs://siem.example:6514.');
  const [, host = '', port] = found;
  const { AUDIT_SYSLOG_CLIENT_CERTIFICATE: certificate, AUDIT_SYSLOG_CLIENT_KEY: key } = env;
  if (Boolean(certificate) !== Boolean(key))
    throw new ConfigError('AUDIT_SYSLOG_CLIENT_CERTIFICATE and AUDIT_SYSLOG_CLIENT_KEY are set together.');
  return {
    host: host.replace(/^\[|\]$/g, ''),
    port: Number(port ?? PORT),
    ca: authorities(env.AUDIT_SYSLOG_CA),
    client: certificate && key ? { certificate, key } : undefined,
  };
}

/** Reads the file of trusted authorities; undefined if none is set. @throws ConfigError */
function authorities(path: string | undefined): string | undefined {
  if (!path) return undefined;
  try {
    const text = readFileSync(path, 'utf8');
    new X509Certificate(text);
    return text;
  } catch {
    throw new ConfigError(`AUDIT_SYSLOG_CA must be a readable file with certificates in PEM: ${path}.`);
  }
}
