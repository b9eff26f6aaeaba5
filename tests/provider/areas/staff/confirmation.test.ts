import { describe, expect, it } from 'vitest';
import { newsPublish } from '../../../../contract/news/endpoints';
import { operatorClientCreate } from '../../../../contract/staff/endpoints/clients';
import { operatorCreate } from '../../../../contract/staff/endpoints/people';
import { platformSchoolClose, platformSchoolReopen } from '../../../../contract/staff/endpoints/schools';
import { operatorConfirm, operatorSessionRead } from '../../../../contract/staff/endpoints/session';
import { guessRates } from '../../../../provider/identity/rateLimit/guesses';
import { refusal } from '../../../fixtures/ask';
import { servedForTests } from '../../../fixtures/identityProvider';
import { codeOf } from '../../../fixtures/oneTimeCode';
import {
  askAs,
  machine,
  makeOperator,
  makeProgram,
  OPERATOR_PASSWORD,
  type Staff,
  signInOperator,
} from '../../../fixtures/operatorCalls';

const served = servedForTests();
const SIX_MINUTES = 6 * 60_000;
const asked = { status: 403, code: 'confirmationNeeded' };

const close = (staff: Staff) =>
  askAs(served.url, staff, platformSchoolClose, { params: { school: 'SG10001' } });
const reopen = (staff: Staff) =>
  askAs(served.url, staff, platformSchoolReopen, { params: { school: 'SG10001' } });
const confirm = (staff: Staff, password = OPERATOR_PASSWORD) =>
  askAs(served.url, staff, operatorConfirm, { body: { password } });
const signedIn = async (username: string) => {
  const secret = await makeOperator(served.url, username);
  return { secret, staff: (await signInOperator(served.url, username, codeOf(secret))).staff };
};

describe('a grave call', () => {
  it('needs the password of the last five minutes, which signing in gives too', async () => {
    const { staff } = await signedIn('bianca');
    expect((await close(staff)).status).toBe(200);
    expect((await reopen(staff)).status).toBe(200);
    served.clock.move(SIX_MINUTES);
    const refused = await close(staff);
    expect(refusal(refused)).toEqual(asked);
    expect(refused.body.detail).toContain('con la password');
    // Calls that are not critical still work.
    const news = { version: '5.27.3', title: 'Novità', text: 'Testo' };
    expect((await askAs(served.url, staff, newsPublish, { body: news })).status).toBe(200);
    const wrong = await confirm(staff, 'sbagliata-del-tutto');
    expect(wrong).toMatchObject({ status: 403, body: { errors: [{ field: 'password' }] } });
    expect(refusal(await close(staff))).toEqual(asked);
    expect((await confirm(staff)).status).toBe(204);
    expect((await close(staff)).status).toBe(200);
    expect((await reopen(staff)).status).toBe(200);
    served.clock.move(SIX_MINUTES);
    expect(refusal(await close(staff))).toEqual(asked);
  });

  it('is confirmed for one session alone, and the log has it', async () => {
    const { secret, staff } = await signedIn('cesare');
    served.clock.move(SIX_MINUTES);
    const other = (await signInOperator(served.url, 'cesare', codeOf(secret, 1))).staff;
    served.clock.move(SIX_MINUTES);
    expect((await confirm(other)).status).toBe(204);
    expect(refusal(await close(staff))).toEqual(asked);
    const body = { username: 'nuova', name: 'Nuova', role: 'readOnly' } as const;
    expect((await askAs(served.url, other, operatorCreate, { body })).status).toBe(200);
    const lines = await served.db.asOwner((tx) =>
      tx
        .selectFrom('audit_entry')
        .select(['who', 'action', 'outcome'])
        .where('entity', 'in', ['operatorSession', 'operator'])
        .where('who', '=', 'operatore/cesare')
        .orderBy('seq', 'desc')
        .limit(2)
        .execute(),
    );
    expect(lines.map(({ action, outcome }) => [action, outcome])).toEqual([
      ['create', 'done'],
      ['confirm', 'done'],
    ]);
  });

  it('is the machine’s without a password, and no program’s', async () => {
    expect((await close(machine)).status).toBe(200);
    expect((await reopen(machine)).status).toBe(200);
    const program = await makeProgram(served.url, 'platformSchool:write', 'platformSchool:read');
    const refused = await close(program);
    expect(refusal(refused)).toEqual({ status: 403, code: 'forbidden' });
    expect(refused.body.detail).toContain('Un programma non può farlo');
    for (const staff of [machine, program]) expect((await confirm(staff)).status).toBe(403);
  });

  it('makes a program that has the scopes of its maker', async () => {
    const { staff } = await signedIn('dario');
    const body = { name: 'CRM', scopes: ['order:write'] };
    expect((await askAs(served.url, staff, operatorClientCreate, { body })).status).toBe(200);
  });
});

it('the password of a session can be guessed a few times, and then not for a while', async () => {
  const { staff } = await signedIn('emma');
  let answer = await confirm(staff, 'sbagliata-0');
  for (let tries = 1; tries <= guessRates.account.most && answer.status === 403; tries += 1)
    answer = await confirm(staff, `sbagliata-${tries}`);
  expect(answer.status).toBe(429);
  expect((await confirm(staff)).status).toBe(429);
  // Guessing does not block the session's other calls.
  expect((await askAs(served.url, staff, operatorSessionRead)).status).toBe(200);
});
