import { describe, expect, it } from 'vitest';
import { SIGN_IN_SETTINGS, type SignInSettings } from '../../../contract/session/signIn';
import { oidcSettings, settingsInPage } from '../../../src/authProvider/oidcSettings';

const ORIGIN = 'https://scuola.example';
const outside: SignInSettings = {
  issuer: 'https://identita.example/realms/scuole',
  clientId: 'la-console',
  scope: 'openid profile',
  dpop: true,
  signsOut: true,
};

describe('where the console signs people in', () => {
  it('is the embedded identity provider, where the page says nothing else', () => {
    document.head.innerHTML = '';
    expect(settingsInPage(document)).toBeUndefined();
    expect(oidcSettings(ORIGIN)).toMatchObject({
      authority: `${ORIGIN}/oidc`,
      client_id: 'sportello-console',
      resource: 'urn:sportello:api',
    });
  });

  it('is the one that the page names, asked for nothing that it was not configured for', () => {
    const meta = document.createElement('meta');
    meta.name = SIGN_IN_SETTINGS;
    meta.content = JSON.stringify(outside);
    document.head.append(meta);
    expect(settingsInPage(document)).toEqual(outside);
    const settings = oidcSettings(ORIGIN, outside);
    expect(settings).toMatchObject({
      authority: outside.issuer,
      client_id: 'la-console',
      scope: 'openid profile',
      redirect_uri: `${ORIGIN}/accesso/ritorno`,
      response_type: 'code',
    });
    expect(settings).not.toHaveProperty('resource');
  });
});
