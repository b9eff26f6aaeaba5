import { createPrivateKey, X509Certificate } from 'node:crypto';
import { ConfigError, choice, url } from './environment';

const METHODS = [
  'none',
  'client_secret_post',
  'client_secret_basic',
  'private_key_jwt',
  'tls_client_auth',
] as const;

/** The authentication of our client at the token endpoint. Key and certificate are PEM. */
export type ClientAuthentication =
  | { readonly method: 'none' | 'client_secret_post' | 'client_secret_basic' }
  | { readonly method: 'private_key_jwt'; readonly key: string; readonly keyId: string | undefined }
  | { readonly method: 'tls_client_auth'; readonly key: string; readonly certificate: string };

/** An OpenID provider that we are a client of. */
export interface UpstreamConfig {
  readonly issuer: string;
  readonly clientId: string;
  /** Absent for a client without a secret, which PKCE alone protects. */
  readonly clientSecret: string | undefined;
  /** How the client authenticates; by default client_secret_post if there is a secret, otherwise none. */
  readonly authentication?: ClientAuthentication;
  /** The claim of the ID token that holds the tax code. */
  readonly taxCodeClaim: string;
  readonly scope: string;
}

/** An OpenID provider whose access tokens we accept. */
export interface OutsideConfig {
  readonly issuer: string;
  /** The client_id under which the console, a public client, is registered there. */
  readonly clientId: string;
  /** The audience of its access tokens for us (`aud`). Never the client: that is the audience of ID tokens. */
  readonly audience: string;
  /** The claim of the access token that names the account: its user name, or the e-mail address of an ArgoID. */
  readonly accountClaim: string;
  readonly scope: string;
  /** The resource parameter of token requests (RFC 8707), if the provider needs it. */
  readonly resource: string | undefined;
  /**
   * The page of that provider on which people change their password and their second factor; undefined if there is
   * none.
   */
  readonly accountUrl: string | undefined;
}

/** An S3 bucket, or a compatible one. */
export interface S3Config {
  /** The address without the bucket. Browsers must be able to reach it too. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export function outside(env: NodeJS.ProcessEnv): OutsideConfig | undefined {
  const issuer = env.OIDC_ISSUER && exactUrl(env, 'OIDC_ISSUER');
  if (!issuer) return undefined;
  const { OIDC_CLIENT_ID: clientId, OIDC_AUDIENCE: audience } = env;
  if (!clientId || !audience) throw new ConfigError('OIDC_ISSUER needs OIDC_CLIENT_ID and OIDC_AUDIENCE.');
  if (audience === clientId) {
    throw new ConfigError(
      'OIDC_AUDIENCE must not be OIDC_CLIENT_ID: any ID token would open the API. Register the API there and write its identifier.',
    );
  }
  return {
    issuer,
    clientId,
    audience,
    accountClaim: env.OIDC_ACCOUNT_CLAIM || 'preferred_username',
    scope: env.OIDC_SCOPE || 'openid profile',
    resource: env.OIDC_RESOURCE || undefined,
    accountUrl: url(env, 'OIDC_ACCOUNT_URL', ['https:', 'http:']),
  };
}

/** Reads a URL unchanged: an issuer may end in a slash, and is compared character by character. */
function exactUrl(env: NodeJS.ProcessEnv, name: string): string | undefined {
  return url(env, name, ['https:', 'http:']) && env[name];
}

export function s3(env: NodeJS.ProcessEnv): S3Config | undefined {
  const endpoint = url(env, 'S3_ENDPOINT', ['https:', 'http:']);
  if (!endpoint) return undefined;
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (!S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    throw new ConfigError('S3_ENDPOINT needs S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.');
  }
  return {
    endpoint,
    bucket: S3_BUCKET,
    region: env.S3_REGION || 'us-east-1',
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}

export function upstream(env: NodeJS.ProcessEnv): UpstreamConfig | undefined {
  const issuer = url(env, 'SPID_ISSUER', ['https:', 'http:']);
  if (!issuer) return undefined;
  if (!env.SPID_CLIENT_ID) throw new ConfigError('SPID_ISSUER needs SPID_CLIENT_ID.');
  return {
    issuer,
    clientId: env.SPID_CLIENT_ID,
    clientSecret: env.SPID_CLIENT_SECRET || undefined,
    authentication: clientAuthentication(env),
    taxCodeClaim: env.SPID_TAX_CODE_CLAIM || 'https://attributes.eid.gov.it/fiscal_number',
    scope: env.SPID_SCOPE || 'openid profile',
  };
}

function clientAuthentication(env: NodeJS.ProcessEnv): ClientAuthentication {
  const { SPID_CLIENT_SECRET: secret, SPID_CLIENT_KEY: key, SPID_CLIENT_CERTIFICATE: certificate } = env;
  const method = choice(env, 'SPID_CLIENT_AUTH', METHODS, secret ? 'client_secret_post' : 'none');
  const needs = (name: string, value: string | undefined): string => {
    if (value) return value;
    throw new ConfigError(`SPID_CLIENT_AUTH=${method} needs ${name}.`);
  };
  switch (method) {
    case 'none':
      return { method };
    case 'client_secret_post':
    case 'client_secret_basic':
      needs('SPID_CLIENT_SECRET', secret);
      return { method };
    case 'private_key_jwt':
      return {
        method,
        key: signingKey(needs('SPID_CLIENT_KEY', key)),
        keyId: env.SPID_CLIENT_KEY_ID || undefined,
      };
    case 'tls_client_auth': {
      const pair = {
        key: needs('SPID_CLIENT_KEY', key),
        certificate: needs('SPID_CLIENT_CERTIFICATE', certificate),
      };
      if (!belongTogether(pair))
        throw new ConfigError(
          'SPID_CLIENT_CERTIFICATE must be the certificate (PEM) of the private key in SPID_CLIENT_KEY.',
        );
      return { method, ...pair };
    }
  }
}

/** Returns a private key in PEM. @throws ConfigError if it cannot sign tokens */
function signingKey(pem: string): string {
  const { asymmetricKeyType: type, asymmetricKeyDetails: details } = readKey(pem);
  const signs =
    type === 'rsa'
      ? (details?.modulusLength ?? 0) >= 2048
      : type === 'ed25519' || ['prime256v1', 'secp384r1', 'secp521r1'].includes(details?.namedCurve ?? '');
  if (signs) return pem;
  throw new ConfigError(
    'SPID_CLIENT_KEY must be a key of RSA (2048 bits or more), of the curves P-256, P-384, P-521, or Ed25519.',
  );
}

function readKey(pem: string) {
  try {
    return createPrivateKey(pem);
  } catch {
    throw new ConfigError('SPID_CLIENT_KEY must be a private key in PEM without a password.');
  }
}

function belongTogether({
  key,
  certificate,
}: {
  readonly key: string;
  readonly certificate: string;
}): boolean {
  const privateKey = readKey(key);
  try {
    return new X509Certificate(certificate).checkPrivateKey(privateKey);
  } catch {
    return false;
  }
}
