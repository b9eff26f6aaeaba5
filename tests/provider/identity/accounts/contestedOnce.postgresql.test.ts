import { expect, it } from 'vitest';
import {
  type EmailPurpose,
  emailPaths,
  issueEmailLinks,
} from '../../../../provider/identity/accounts/emailLinks';
import { servedForTests } from '../../../fixtures/identityProvider';
import { openMails } from '../../../fixtures/openMails';
import { whileHeld } from '../../../fixtures/whileHeld';

const uid = 'docente.SG10001';
const served = servedForTests();

/**
 * Presses the button of a link's page twice at once.
 * @returns both responses
 */
async function pressedTwice(purpose: EmailPurpose) {
  const email = 'docente.sg10001@example.org';
  const link = await served.db.asOwner(async (tx) => {
    const issuing = { tx, customerCode: 'SG10001', now: served.clock.now(), publicUrl: served.url };
    return (await issueEmailLinks(issuing, purpose, [{ uid, email }])).get(uid) ?? '';
  });
  const press = async () => {
    const body = new URLSearchParams({ id: new URL(link).searchParams.get('id') ?? '' });
    return (await fetch(served.url + emailPaths[purpose], { method: 'POST', body })).status;
  };
  return whileHeld(
    served.db,
    (tx) => tx.selectFrom('account').select('uid').where('uid', '=', uid).forUpdate().execute(),
    [press, press],
  );
}

it('an e-mail is objected to once, and the supervisors are written to once, though it is pressed twice', async () => {
  expect(await pressedTwice('object')).toEqual([200, 404]);
  const told = await openMails(served.db, ({ subject }) => /bloccata/.test(subject));
  expect(told.map((mail) => mail.uid)).toEqual(['supervisor.SG10001']);
});

it('an e-mail is confirmed once', async () => {
  expect(await pressedTwice('confirm')).toEqual([200, 404]);
});
