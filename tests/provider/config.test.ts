import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../../provider/config';

describe('the configuration', () => {
  it('leads to examples in the demo, and outside it only where it is told', () => {
    expect(readConfig({}).links.manual).toBe('https://example.org/manuale');
    const links = readConfig({ DEMO: '0', PRIVACY_URL: 'https://scuola.example/privacy/{codMin}' }).links;
    expect(links.manual).toBeUndefined();
    expect(links.privacy).toBe('https://scuola.example/privacy/{codMin}');
  });

  it('knows a provider of digital identities where it is told one, with the client that we are there', () => {
    expect(readConfig({}).spid).toBeUndefined();
    expect(() => readConfig({ SPID_ISSUER: 'https://spid.example' })).toThrow(ConfigError);
    expect(readConfig({ SPID_ISSUER: 'https://spid.example/', SPID_CLIENT_ID: 'noi' }).spid).toMatchObject({
      issuer: 'https://spid.example',
      clientId: 'noi',
      taxCodeClaim: 'https://attributes.eid.gov.it/fiscal_number',
    });
  });

  it('refuses a name that no cookie has', () => {
    expect(() => readConfig({ ACTING_COOKIE: 'a b' })).toThrow(ConfigError);
  });
});
