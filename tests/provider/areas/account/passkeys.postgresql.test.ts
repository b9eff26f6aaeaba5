import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { passkeyRemove } from '../../../../contract/account/passkeysEndpoints';
import { ask } from '../../../fixtures/ask';
import { confirmIdentity } from '../../../fixtures/confirmIdentity';
import { PASSWORD, servedForTests } from '../../../fixtures/identityProvider';
import { signIn } from '../../../fixtures/signIn';
import { whileHeld } from '../../../fixtures/whileHeld';

const uid = 'docente.SG10001';
const served = servedForTests();

const passkeyOf = (id: string) => ({
  id,
  person: uid,
  alias: null,
  customer_code: 'SG10001',
  uid,
  user_handle: 'x',
  name: 'Telefono',
  credential_id: id,
  public_key: 'x',
  transports: '',
  counter: 0,
  synced: false,
  created_at: new Date(),
  used_at: null,
});

it('one passkey stays of two that are removed at once, where there is no password', async () => {
  const person = await signIn(served.url, uid, PASSWORD);
  await confirmIdentity(person);
  const [first, second] = [randomUUID(), randomUUID()] as const;
  await served.db.asOwner(async (tx) => {
    await tx.updateTable('account').set({ password_hash: null }).where('uid', '=', uid).execute();
    await tx
      .insertInto('passkey')
      .values([passkeyOf(first), passkeyOf(second)])
      .execute();
  });
  const remove = (id: string) => async () => (await ask(person, passkeyRemove, { params: { id } })).status;
  const statuses = await whileHeld(
    served.db,
    (tx) => tx.selectFrom('account').select('uid').forNoKeyUpdate().execute(),
    [remove(first), remove(second)],
  );
  expect(statuses).toEqual([204, 409]);
  const left = await served.db.asOwner((tx) => tx.selectFrom('passkey').select('id').execute());
  expect(left).toEqual([{ id: second }]);
});
