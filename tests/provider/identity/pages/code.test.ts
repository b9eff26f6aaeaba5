import { beforeAll, describe, expect, it } from 'vitest';
import { codeRates } from '../../../../provider/identity/pages/code';
import { codesOf } from '../../../../provider/identity/pages/codesOf';
import { readSubject } from '../../../../provider/identity/subject';
import { guessedAlready } from '../../../fixtures/guessedAlready';
import { PASSWORD, seedPeople, servedForTests } from '../../../fixtures/identityProvider';
import { type OidcClient, oidcClient } from '../../../fixtures/oidcClient';
import { askForCodes, codeOf, linkApp } from '../../../fixtures/oneTimeCode';
import { seedAlias } from '../../../fixtures/seedAlias';

const EMAIL = 'anna.verdi@example.org';
const FREE = 'anna::docente.SG10002';
const GUARDED = 'anna::docente.SG10001';
const HOUR = 3_600_000;
const { most } = codeRates.account;

describe('the code of an account that an alias acts as', () => {
  const provider = servedForTests();
  let secret = '';
  beforeAll(async () => {
    await seedPeople(provider.db, 'SG10002');
    const uids = ['docente.SG10001', 'docente.SG10002'];
    await seedAlias(provider.db, { person: 'anna', email: EMAIL, codice_fiscale: null, uids });
    await askForCodes(provider.db, 'docente.SG10001');
    const { text } = await passwordAs(await oidcClient(provider.url), GUARDED);
    secret = await linkApp(provider.url, /href="(\/otp\?id=[\w-]{43})"/.exec(text)?.[1] ?? 'none');
  });

  /** Submits the right password and returns the next page. */
  async function passwordAs(client: OidcClient, login_hint: string) {
    const asked = await client.authorize({ prompt: 'login', login_hint });
    return client.submit(asked, { username: EMAIL, password: PASSWORD });
  }

  it('is guessed ten times an hour, however many browsers the password makes known elsewhere', async () => {
    const answers: (number | undefined)[] = [];
    for (let browser = 0; browser < 2; browser += 1) {
      const client = await oidcClient(provider.url);
      expect((await passwordAs(client, FREE)).url.searchParams.has('code')).toBe(true);
      const page = await passwordAs(client, GUARDED);
      for (let nth = 0; nth < most - 4; nth += 1)
        answers.push((await client.submit(page, { codice: '000000' })).response?.status);
    }
    expect(answers).toEqual([...Array(most).fill(401), ...Array(most - 8).fill(429)]);
    provider.clock.move(2 * HOUR);
  });

  it('is not shut out by others on a device that gave one before', async () => {
    const client = await oidcClient(provider.url);
    const first = await client.submit(await passwordAs(client, GUARDED), { codice: codeOf(secret) });
    expect(first.url.searchParams.has('code')).toBe(true);
    await guessedAlready(provider, most, { username: codesOf(readSubject(GUARDED)) }, 'code', codeRates);
    const stranger = await oidcClient(provider.url);
    const refused = await stranger.submit(await passwordAs(stranger, GUARDED), { codice: codeOf(secret, 1) });
    expect(refused.response?.status).toBe(429);
    const again = await client.submit(await passwordAs(client, GUARDED), { codice: codeOf(secret, 1) });
    expect(again.url.searchParams.has('code')).toBe(true);
  });
});
