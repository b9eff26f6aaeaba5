import { beforeAll, describe, expect, it } from 'vitest';
import { accountResetPassword } from '../../../../contract/account/endpoints';
import { supportAccessAnswer } from '../../../../contract/supportAccess/endpoints';
import { ask, refusal } from '../../../fixtures/ask';
import { PASSWORD, passwordHash, servedForTests } from '../../../fixtures/identityProvider';
import { codeOf } from '../../../fixtures/oneTimeCode';
import { makeOperator, signInOperator } from '../../../fixtures/operatorCalls';
import { seedSchool } from '../../../fixtures/seedSchool';
import { type SignedIn, signIn } from '../../../fixtures/signIn';
import { askSupport, enterWith, supportEntry } from '../../../fixtures/support';

const served = servedForTests();
const uid = 'supervisor.SG10006';
let supervisor: SignedIn;

beforeAll(async () => {
  const password_hash = await passwordHash();
  const accounts = [{ username: 'supervisor', groups: ['SSO/Member_admins'], password_hash }];
  await seedSchool(served.db, 'SG10006', { accounts });
  supervisor = await signIn(served.url, uid, PASSWORD);
});

/** Returns the number of mails with a link to a new password. */
const resets = async () =>
  (
    await served.db.asOwner((tx) =>
      tx.selectFrom('audit_entry').select('seq').where('action', '=', 'requestPassword').execute(),
    )
  ).length;

describe('a mail with a link to a new password', () => {
  it('is written once however often the same call arrives', async () => {
    const before = await resets();
    const key = crypto.randomUUID();
    expect((await ask(supervisor, accountResetPassword, { key })).status).toBe(204);
    expect((await ask(supervisor, accountResetPassword, { key })).status).toBe(204);
    expect(await resets()).toBe(before + 1);
  });

  it('is not written for support, which is refused it', async () => {
    const secret = await makeOperator(served.url, 'piera');
    const { staff } = await signInOperator(served.url, 'piera', codeOf(secret));
    const { id } = (await askSupport(served.url, staff, uid)).body;
    await ask(supervisor, supportAccessAnswer, { params: { id }, body: { consent: true } });
    const support = await enterWith(served.url, await supportEntry(served.url, staff, id));
    const before = await resets();
    expect(refusal(await ask(support, accountResetPassword)).code).toBe('notForSupport');
    expect(await resets()).toBe(before);
  });
});
