import { expect, it } from 'vitest';
import { operatorSessionRead } from '../../../../contract/staff/endpoints/session';
import { issueInvitation } from '../../../../provider/identity/operators/invitations';
import { servedForTests } from '../../../fixtures/identityProvider';
import { codeOf } from '../../../fixtures/oneTimeCode';
import { askAs, makeOperator, signInOperator } from '../../../fixtures/operatorCalls';
import { whileHeld } from '../../../fixtures/whileHeld';

const served = servedForTests();

it('a password that was taken away while it was compared signs no operator in', async () => {
  const secret = await makeOperator(served.url, 'livia');
  const [signedIn] = await whileHeld(served.db, (tx) => issueInvitation(tx, 'livia', served.clock.now()), [
    () => signInOperator(served.url, 'livia', codeOf(secret)),
  ]);
  expect(signedIn?.answer.status).toBe(401);
  expect((await askAs(served.url, signedIn?.staff ?? {}, operatorSessionRead)).status).toBe(401);
});
