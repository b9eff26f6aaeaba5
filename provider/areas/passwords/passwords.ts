import type { InputOf } from '../../../contract/endpoint';
import { passwordChoose, passwordLinkOpen } from '../../../contract/endpoints/passwords';
import { LINK_EXPIRED } from '../../../contract/entities/password';
import { recordAudit } from '../../audit/recordAudit';
import type { Tx } from '../../db/database';
import { implementPublic, type PublicCall } from '../../http/publicRoutes';
import { askToConfirm } from '../../identity/accounts/askToConfirm';
import { isEasilyGuessed } from '../../identity/accounts/guessedPassword';
import { guessedRefusal, knownOf } from '../../identity/accounts/guessedRefusal';
import { consumeLink, readLink, setPassword } from '../../identity/accounts/useLink';
import { hashPassword } from '../../identity/password';
import { addressToCount } from '../../identity/rateLimit/addressToCount';
import { guessRates } from '../../identity/rateLimit/guesses';
import { count } from '../../identity/rateLimit/rateLimit';
import { Refusal } from '../../refusal';

/** Whose link somebody opened. Expired, used and invented ones are refused alike. */
export const open = implementPublic(passwordLinkOpen, async (call, { body }) => {
  await throttle(call);
  const { services, now } = call;
  const owner = await services.db.asIdentity((tx) => readLink(tx, body.id, now));
  if (!owner) throw over();
  return {
    nome: owner.cn,
    cognome: owner.sn,
    username: owner.uid,
    email: owner.email,
    userType: 'PEOPLE' as const,
    token: body.id,
    primoAccesso: owner.firstAccess,
    callbackUri: services.config.publicUrl,
  };
});

/** The new password; sessions that are open end, and so does every other link of the account. */
export const choose = implementPublic(passwordChoose, async (call, { body }) => {
  await throttle(call);
  const { services, now, address } = call;
  const { db } = services;
  const known = await db.asIdentity(async (tx) => knownOf(tx, await ownerMeant(tx, body, now)));
  // Guessing and hashing take their time, and must not hold a transaction.
  if (await isEasilyGuessed(body.passwordNuova, known)) throw guessedRefusal();
  const hash = await hashPassword(body.passwordNuova);
  await db.asIdentity(async (tx) => {
    const owner = await ownerMeant(tx, body, now);
    if (!(await consumeLink(tx, owner, body.id))) throw over();
    await setPassword(tx, owner, hash, now);
    const { customerCode, uid } = owner;
    if (owner.onPaper && !owner.emailConfirmed) {
      const { publicUrl } = services.config;
      await askToConfirm({ tx, customerCode, now, publicUrl }, [owner]);
    }
    const actor = { customerCode, who: uid, asWhom: uid, address, at: now };
    await recordAudit(tx, actor, [{ entity: 'user', action: 'changePassword', id: uid }]);
  });
  return undefined;
});

/** Whose link it is, where it is of the person named. */
async function ownerMeant(tx: Tx, body: InputOf<typeof passwordChoose>['body'], now: Date) {
  const owner = await readLink(tx, body.id, now);
  if (!owner || owner.uid !== body.username || owner.email !== body.email) throw over();
  return owner;
}

const over = () => new Refusal('notFound', { detail: LINK_EXPIRED });

async function throttle({ services: { db, clock }, address }: PublicCall): Promise<void> {
  const key = `link address ${addressToCount(address)}`;
  const { retryAfter } = await count(db, clock, [{ key, ...guessRates.address }]);
  if (retryAfter !== undefined) throw new Refusal('tooManyRequests', { retryAfter });
}
