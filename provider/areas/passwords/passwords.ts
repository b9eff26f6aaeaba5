import { passwordChoose, passwordLinkOpen } from '../../../contract/endpoints/passwords';
import { LINK_EXPIRED } from '../../../contract/entities/password';
import { recordAudit } from '../../audit/recordAudit';
import { implementPublic, type PublicCall } from '../../http/publicRoutes';
import { askToConfirm } from '../../identity/accounts/askToConfirm';
import { refuseGuessed } from '../../identity/accounts/refuseGuessed';
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
  // Hashing takes its time, and must not hold a transaction.
  const hash = await hashPassword(body.passwordNuova);
  await services.db.asIdentity(async (tx) => {
    const owner = await readLink(tx, body.id, now);
    const meant = owner && owner.uid === body.username && owner.email === body.email;
    if (meant) await refuseGuessed(tx, owner, body.passwordNuova);
    if (!meant || !(await consumeLink(tx, owner, body.id))) throw over();
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

const over = () => new Refusal('notFound', { detail: LINK_EXPIRED });

async function throttle({ services: { db, clock }, address }: PublicCall): Promise<void> {
  const key = `link address ${addressToCount(address)}`;
  const { retryAfter } = await count(db, clock, [{ key, ...guessRates.address }]);
  if (retryAfter !== undefined) throw new Refusal('tooManyRequests', { retryAfter });
}
