import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../../provider/config';
import { tlsCertificate } from '../fixtures/tlsCertificate';

describe('the configuration', () => {
  it('leads to examples in the demo, and outside it only where it is configured', () => {
    expect(readConfig({}).links.manual).toBe('https://example.org/manuale');
    const links = readConfig({ DEMO: '0', PRIVACY_URL: 'https://scuola.example/privacy/{codMin}' }).links;
    expect(links.manual).toBeUndefined();
    expect(links.privacy).toBe('https://scuola.example/privacy/{codMin}');
  });

  it('knows a provider of digital identities where one is configured, with our client there', () => {
    expect(readConfig({}).spid).toBeUndefined();
    expect(() => readConfig({ SPID_ISSUER: 'https://spid.example' })).toThrow(ConfigError);
    expect(readConfig({ SPID_ISSUER: 'https://spid.example/', SPID_CLIENT_ID: 'noi' }).spid).toMatchObject({
      issuer: 'https://spid.example',
      clientId: 'noi',
      taxCodeClaim: 'https://attributes.eid.gov.it/fiscal_number',
    });
  });

  it('knows how our client proves itself to the provider of digital identities', () => {
    const { key, certificate } = tlsCertificate('noi');
    const given = (env: NodeJS.ProcessEnv) =>
      readConfig({ SPID_ISSUER: 'https://spid.example', SPID_CLIENT_ID: 'noi', ...env }).spid?.authentication;
    expect(given({})).toEqual({ method: 'none' });
    expect(given({ SPID_CLIENT_SECRET: 's' })).toEqual({ method: 'client_secret_post' });
    expect(given({ SPID_CLIENT_SECRET: 's', SPID_CLIENT_AUTH: 'client_secret_basic' })).toEqual({
      method: 'client_secret_basic',
    });
    const withKey = { SPID_CLIENT_AUTH: 'private_key_jwt', SPID_CLIENT_KEY: key, SPID_CLIENT_KEY_ID: 'k1' };
    expect(given(withKey)).toEqual({ method: 'private_key_jwt', key, keyId: 'k1' });
    const withTls = {
      SPID_CLIENT_AUTH: 'tls_client_auth',
      SPID_CLIENT_KEY: key,
      SPID_CLIENT_CERTIFICATE: certificate,
    };
    expect(given(withTls)).toEqual({ method: 'tls_client_auth', key, certificate });

    const short = generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey;
    const shortKey = String(short.export({ type: 'pkcs8', format: 'pem' }));
    for (const [env, why] of [
      [{ SPID_CLIENT_AUTH: 'secret' }, 'must be one of none, client_secret_post'],
      [{ SPID_CLIENT_AUTH: 'client_secret_basic' }, 'needs SPID_CLIENT_SECRET'],
      [{ SPID_CLIENT_AUTH: 'private_key_jwt' }, 'needs SPID_CLIENT_KEY'],
      [{ ...withKey, SPID_CLIENT_KEY: 'no key' }, 'must be a private key in PEM'],
      [{ ...withKey, SPID_CLIENT_KEY: shortKey }, 'must be a key of RSA (2048 bits or more)'],
      [{ ...withTls, SPID_CLIENT_CERTIFICATE: '' }, 'needs SPID_CLIENT_CERTIFICATE'],
      [{ ...withTls, SPID_CLIENT_CERTIFICATE: 'none' }, 'must be the certificate (PEM) of the private key'],
      [
        { ...withTls, SPID_CLIENT_CERTIFICATE: tlsCertificate('another').certificate },
        'must be the certificate (PEM) of the private key',
      ],
    ] as const)
      expect(() => given(env)).toThrow(why);
  });

  it('knows an identity provider outside, letter by letter, with the client and the API that it knows', () => {
    expect(readConfig({}).oidc).toBeUndefined();
    const issuer = 'https://identita.example/realms/scuole/';
    const env = { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'console', OIDC_AUDIENCE: 'https://api.example' };
    expect(readConfig(env).oidc).toEqual({
      issuer,
      clientId: 'console',
      audience: 'https://api.example',
      accountClaim: 'preferred_username',
      scope: 'openid profile',
      resource: undefined,
      accountUrl: undefined,
    });
    expect(() => readConfig({ ...env, OIDC_AUDIENCE: '' })).toThrow(ConfigError);
    expect(() => readConfig({ ...env, OIDC_ISSUER: 'identita.example' })).toThrow(ConfigError);
  });

  it('stores files in S3 where a bucket is configured, with its keys', () => {
    expect(readConfig({}).s3).toBeUndefined();
    const env = {
      S3_ENDPOINT: 'https://s3.example/',
      S3_BUCKET: 'b',
      S3_ACCESS_KEY_ID: 'k',
      S3_SECRET_ACCESS_KEY: 's',
    };
    expect(readConfig(env).s3).toEqual({
      endpoint: 'https://s3.example',
      bucket: 'b',
      region: 'us-east-1',
      accessKeyId: 'k',
      secretAccessKey: 's',
    });
    for (const name of ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']) {
      expect(() => readConfig({ ...env, [name]: '' })).toThrow(/S3_ENDPOINT needs S3_BUCKET/);
    }
  });

  it('refuses to take ID tokens for access tokens', () => {
    const env = { OIDC_ISSUER: 'https://identita.example', OIDC_CLIENT_ID: 'x', OIDC_AUDIENCE: 'x' };
    expect(() => readConfig(env)).toThrow(/OIDC_AUDIENCE must not be OIDC_CLIENT_ID/);
  });

  it('refuses a public address with a path, under which nothing would be found', () => {
    const address = (PUBLIC_URL: string) => readConfig({ PUBLIC_URL }).publicUrl;
    expect(address('https://scuole.example/')).toBe('https://scuole.example');
    expect(address('http://[::1]:8081')).toBe('http://[::1]:8081');
    for (const more of ['/sportello', '?a=b', '#a']) {
      expect(() => address(`https://scuole.example${more}`)).toThrow(
        /PUBLIC_URL must be an address without a path/,
      );
    }
    expect(() => address('https://anna@scuole.example')).toThrow(ConfigError);
  });

  it('takes what is set to nothing for what is not set', () => {
    const names = ['HOST', 'DATA_DIR', 'DEMO', 'DEMO_PASSWORD', 'MAIL_FROM', 'SIGNING_MAINTENANCE', 'PORT'];
    expect(readConfig(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(readConfig({}));
  });

  it('has a demo at an address of this machine, and elsewhere only where it is asked for', () => {
    const demo = (env: NodeJS.ProcessEnv) => readConfig(env).demo;
    expect(demo({})).toBe(true);
    for (const host of ['http://127.0.0.1:81', 'http://[::1]:81', 'https://localhost']) {
      expect(demo({ PUBLIC_URL: host }), host).toBe(true);
    }
    for (const host of ['https://scuole.example', 'http://10.0.0.5', 'https://localhost.example']) {
      expect(demo({ PUBLIC_URL: host }), host).toBe(false);
      expect(demo({ PUBLIC_URL: host, DEMO: '1' }), host).toBe(true);
      expect(readConfig({ PUBLIC_URL: host }).revocation).toBe('checked');
      expect(readConfig({ PUBLIC_URL: host }).links.manual).toBeUndefined();
    }
    expect(demo({ DEMO: '0' })).toBe(false);
  });

  it.each(['DEMO', 'SIGNING_MAINTENANCE'])('refuses a %s that is neither 0 nor 1: nobody guesses', (name) => {
    for (const text of ['false', 'no', '00', 'true']) {
      expect(() => readConfig({ [name]: text })).toThrow(
        new ConfigError(`${name} must be 0 or 1, not "${text}".`),
      );
    }
  });

  it('refuses a name that no cookie has', () => {
    expect(() => readConfig({ ACTING_COOKIE: 'a b' })).toThrow(ConfigError);
  });
});

describe('whether authorities are asked about revocation', () => {
  const revocation = (env: NodeJS.ProcessEnv) => readConfig(env).revocation;

  it('is so unless it is a demo, or the provider says otherwise', () => {
    expect(revocation({})).toBe('said');
    expect(revocation({ DEMO: '0' })).toBe('checked');
    expect(revocation({ DEMO: '0', REVOCATION: 'said' })).toBe('said');
    expect(revocation({ REVOCATION: 'checked' })).toBe('checked');
    expect(() => revocation({ REVOCATION: 'no' })).toThrow('REVOCATION must be one of checked, said');
  });

  it('may lead to addresses that are named, by their numbers alone', () => {
    expect(readConfig({}).revocationAddresses).toEqual([]);
    expect(readConfig({ REVOCATION_ADDRESSES: '10.0.0.5, ::1' }).revocationAddresses).toEqual([
      '10.0.0.5',
      '::1',
    ]);
    expect(() => readConfig({ REVOCATION_ADDRESSES: 'ocsp.local' })).toThrow('must be network addresses');
  });

  it('knows a receiver of errors in browsers by the address that Sentry gives for it', () => {
    const dsn = 'https://0123abcd@errors.example/glitch/42';
    expect(readConfig({ CONSOLE_ERRORS_DSN: dsn }).consoleErrorsDsn).toBe(dsn);
    expect(readConfig({}).consoleErrorsDsn).toBeUndefined();
    for (const wrong of ['https://errors.example/42', 'https://key@errors.example/', 'ftp://key@x/1', 'x'])
      expect(() => readConfig({ CONSOLE_ERRORS_DSN: wrong })).toThrow('CONSOLE_ERRORS_DSN must be');
  });
});

describe("the operator's secret", () => {
  it.each(['changeme', 'a'.repeat(31), `${'a'.repeat(32)} b`, 'a'.repeat(501)])(
    'is refused where it could be guessed or never be sent: %j',
    (secret) => {
      expect(() => readConfig({ OPERATOR_SECRET: secret })).toThrow(
        'OPERATOR_SECRET must be 32 random characters or more, without spaces',
      );
    },
  );

  it('may be any other, or none', () => {
    const secret = 'q8Xw0uJ3h1mZ4t7y9Lr2Kc5Vb6Nn0Pd1/+=';
    expect(readConfig({ OPERATOR_SECRET: secret }).operatorSecret).toBe(secret);
    expect(readConfig({ OPERATOR_SECRET: '' }).operatorSecret).toBeUndefined();
  });
});

describe('a secret in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sportello-secrets-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('counts like one in the environment, without the line end', () => {
    const file = join(folder, 'smtp');
    writeFileSync(file, 'smtps://anna:segreto@posta.example\n');
    expect(readConfig({ SMTP_URL_FILE: file }).smtpUrl).toBe('smtps://anna:segreto@posta.example');
    expect(() => readConfig({ SMTP_URL_FILE: file, SMTP_URL: 'smtp://posta.example' })).toThrow(
      'SMTP_URL and SMTP_URL_FILE are both set: leave one out.',
    );
  });

  it('is asked for in a sentence where it cannot be read', () => {
    const file = join(folder, 'nowhere');
    expect(() => readConfig({ SECRET_KEY_FILE: file })).toThrow(
      new ConfigError(`SECRET_KEY_FILE cannot be read (ENOENT): ${file}.`),
    );
  });
});
