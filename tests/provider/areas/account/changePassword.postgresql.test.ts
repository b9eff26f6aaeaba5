import { beforeEach, describe, expect, it } from 'vitest';
import { WRONG_PASSWORD } from '../../../../contract/account/account';
import { accountPasswordChange } from '../../../../contract/account/endpoints';
import { passwordChoose } from '../../../../contract/account/passwordsEndpoints';
import { sessionOpen } from '../../../../contract/session/endpoints';
import { outside } from '../../../../provider/db/nesting';
import { issueResetLink } from '../../../../provider/identity/accounts/passwordLinks';
import { type Answer, ask } from '../../../fixtures/ask';
import { PASSWORD, passwordHash, servedForTests } from '../../../fixtures/identityProvider';
import { askPublicly } from '../../../fixtures/oneTimeCode';
import { type SignedIn, SignInFailed, signIn } from '../../../fixtures/signIn';
import { whileHeld } from '../../../fixtures/whileHeld';

const uid = 'docente.SG10001';

describe('a password that is changed', () => {
  const served = servedForTests();
  const enter = (password = PASSWORD) => signIn(served.url, uid, password);
  const change = (person: SignedIn, passwordNuova: string): Promise<Answer> =>
    ask(person, accountPasswordChange, {
      body: { username: uid, passwordAttuale: PASSWORD, passwordNuova, confermaPassword: passwordNuova },
    });
  beforeEach(async () => {
    const password_hash = await passwordHash();
    await served.db.asOwner((tx) =>
      tx.updateTable('account').set({ password_hash }).where('uid', '=', uid).execute(),
    );
  });

  it('is changed by one of two who know it and change it at once: the other is refused', async () => {
    const [owner, stranger] = [await enter(), await enter()];
    const [first, second] = await whileHeld(
      served.db,
      (tx) => tx.selectFrom('account').select('uid').where('uid', '=', uid).forUpdate().execute(),
      [() => change(owner, 'Prima-Nuova-1'), () => change(stranger, 'Seconda-Nuova-2')],
    );
    expect(first?.status).toBe(204);
    expect(second?.body.errors).toEqual([{ field: 'passwordAttuale', message: WRONG_PASSWORD }]);
    await enter('Prima-Nuova-1');
  });

  it('signs nobody in who had the one before, though it was right when it was compared', async () => {
    const owner = await enter();
    const entered = await whileHeld(
      served.db,
      (tx) => tx.selectFrom('account').select('uid').where('uid', '=', uid).forUpdate().execute(),
      [
        async () => (await change(owner, 'Prima-Nuova-1')).status,
        () => enter().catch((error: unknown) => (error instanceof SignInFailed ? 'refused' : error)),
      ],
    );
    expect(entered).toEqual([204, 'refused']);
  });

  it('ends the session of who came in with the one before while the new one was being kept', async () => {
    const now = served.clock.now();
    const link = await served.db.asIdentity((tx) =>
      issueResetLink(tx, 'SG10001', uid, { now, publicUrl: served.url }),
    );
    const chosen = {
      id: new URL(link).searchParams.get('id') ?? '',
      username: uid,
      email: 'docente.sg10001@example.org',
      passwordNuova: 'Prima-Nuova-1',
      confermaPassword: 'Prima-Nuova-1',
    };
    let stranger: SignedIn | undefined;
    const [answer] = await whileHeld(
      served.db,
      (tx) => tx.selectFrom('password_link').select('uid').forUpdate().execute(),
      [() => askPublicly(served.url, passwordChoose, chosen)],
      async () => {
        served.clock.move(1000);
        stranger = await outside(() => enter());
        served.clock.move(1000);
      },
    );
    expect(answer?.status).toBe(204);
    expect((await ask(stranger as SignedIn, sessionOpen)).status).toBe(401);
  });
});
