import { describe, expect, it } from 'vitest';
import { PASSWORD, servedForTests } from '../../fixtures/identityProvider';
import { oidcClient } from '../../fixtures/oidcClient';

describe('the cookies of the identity provider', () => {
  const provider = servedForTests({ publicUrl: 'https://sportello.example.org' });

  it('are of the host alone where the address is https: no other host can set one of their name', async () => {
    const lines: string[] = [];
    const send: typeof fetch = async (url, init) => {
      const response = await fetch(String(url).replace(provider.url, provider.listensAt), init);
      lines.push(...response.headers.getSetCookie());
      return response;
    };
    const client = await oidcClient(provider.url, send);
    const page = await client.authorize({ prompt: 'login' });
    const back = await client.submit(page, { username: 'docente.SG10001', password: PASSWORD });
    expect(back.url.searchParams.has('code')).toBe(true);
    const set = lines.filter((line) => !/=;/.test(line));
    const names = [...new Set(set.map((line) => line.split('=')[0]?.replace(/\.sig$/, '')))].sort();
    expect(names).toEqual([
      '__Host-sportello_dispositivo',
      '__Host-sportello_sso',
      '__Secure-sportello_accesso',
      '__Secure-sportello_ripresa',
    ]);
    for (const line of set) {
      expect(line).toMatch(/; ?secure/i);
      expect(line).toMatch(/; ?httponly/i);
      expect(line).not.toMatch(/domain=/i);
      if (line.startsWith('__Host-')) expect(line).toMatch(/; ?path=\/(;|$)/i);
    }
  });
});
