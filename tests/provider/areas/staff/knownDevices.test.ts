import { describe, expect, it } from 'vitest';
import { operatorSignIn } from '../../../../contract/staff/endpoints/session';
import { accountKey } from '../../../../provider/identity/rateLimit/accountKey';
import { guessRates } from '../../../../provider/identity/rateLimit/guesses';
import { guessedAlready } from '../../../fixtures/guessedAlready';
import { servedForTests } from '../../../fixtures/identityProvider';
import { codeOf } from '../../../fixtures/oneTimeCode';
import {
  askAs,
  makeOperator,
  OPERATOR_PASSWORD,
  type Staff,
  signInOperator,
} from '../../../fixtures/operatorCalls';

const served = servedForTests();
const strangers = (username: string) =>
  guessedAlready(served, guessRates.account.most, { username }, 'operator');
const from = async (staff: Staff, username: string, code: string) =>
  (await askAs(served.url, staff, operatorSignIn, { body: { username, password: OPERATOR_PASSWORD, code } }))
    .status;

describe('a browser on which an operator signed in before', () => {
  it('is not locked by strangers who guess the password of that operator, and of no other', async () => {
    const secrets = {
      nora: await makeOperator(served.url, 'nora'),
      olga: await makeOperator(served.url, 'olga'),
    };
    const { cookie } = await signInOperator(served.url, 'nora', codeOf(secrets.nora));
    const [device] = /sportello_gestore_dispositivo=[^;]+/.exec(cookie ?? '') ?? [];
    expect(device).not.toContain('nora');
    expect(cookie).toMatch(/dispositivo=[^;]+; Path=\/api\/operator; .*HttpOnly; SameSite=Strict/);
    const known = { cookie: device ?? '' };
    await strangers('nora');
    await strangers('olga');
    expect(await from({}, 'nora', codeOf(secrets.nora, 1))).toBe(429);
    expect(await from({ cookie: `${device}x` }, 'nora', codeOf(secrets.nora, 1))).toBe(429);
    expect(await from(known, 'olga', codeOf(secrets.olga))).toBe(429);
    expect(await from(known, 'nora', codeOf(secrets.nora, 1))).toBe(200);
  });

  it('has as many guesses of its own, and no more', async () => {
    const secret = await makeOperator(served.url, 'pina');
    const { cookie } = await signInOperator(served.url, 'pina', codeOf(secret));
    const [device = ''] = /sportello_gestore_dispositivo=[^;]+/.exec(cookie ?? '') ?? [];
    const id = device.split('=')[1]?.split('.')[0] ?? '';
    const known = { username: 'pina', device: { id, accounts: [accountKey('pina')] } };
    await guessedAlready(served, guessRates.account.most - 1, known, 'operator');
    expect(await from({ cookie: device }, 'pina', '000000')).toBe(401);
    expect(await from({ cookie: device }, 'pina', codeOf(secret, 1))).toBe(429);
    expect(await from({}, 'pina', codeOf(secret, 1))).toBe(200);
  });
});
