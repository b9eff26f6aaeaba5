import { FIRST_ACCESS_EXPIRED, LINK_EXPIRED } from '../../../contract/account/password';
import { passwordChoose, passwordLinkOpen } from '../../../contract/account/passwordsEndpoints';
import type { InputOf } from '../../../contract/schema/endpoint';
import { recordAudit } from '../../audit/recordAudit';
import type { Tx } from '../../db/database';
import { implementPublic, type PublicCall } from '../../http/publicRoutes';
import { letterUsedMail } from '../../i18n/letterMail.it';
import { passwordChangedMail } from '../../i18n/passwordMail.it';
import { askToConfirm } from '../../identity/accounts/askToConfirm';
import { isEasilyGuessed } from '../../identity/accounts/guessedPassword';
import { guessedRefusal, knownOf } from '../../identity/accounts/guessedRefusal';
import { consumeLink, readLink, setPassword, wasFirstAccess } from '../../identity/accounts/useLink';
import { FORGOTTEN_PATH } from '../../identity/pages/forgottenPage';
import { hashPassword } from '../../identity/password';
import { throttleLink } from '../../identity/rateLimit/linkTries';
import { recordUsedLink, wasUsed } from '../../identity/usedLinks';
import { queueMail } from '../../mail/queueMail';
import { isRecipient } from '../../mail/recipient';
import { Refusal } from '../../refusal';

/**
 * Returns the owner of an opened link. Used and invented links are refused in the same way, and so are expired ones
 * except those to a first password.
 */
export const open = implementPublic(passwordLinkOpen, async (call, { body }) => {
  const forgive = await throttle(call);
  const { services, now } = call;
  const owner = await services.db.asIdentity(async (tx) => {
    const found = await readLink(tx, body.id, now);
    if (!found) throw await overIn(tx, body.id);
    return found;
  });
  await forgive();
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

/** Sets the new password; open sessions end, and all other links of the account become invalid. */
export const choose = implementPublic(passwordChoose, async (call, { body }) => {
  const forgive = await throttle(call);
  const { services, now, address, key } = call;
  const { db } = services;
  const meant = { key, body, now };
  const known = await db.asIdentity(async (tx) =>
    (await wasUsed(tx, meant)) ? undefined : knownOf(tx, await ownerMeant(tx, body, now)),
  );
  // The response was lost, and the browser repeats the request.
  if (!known) {
    services.identity.rememberDevice(call, body.username);
    return undefined;
  }
  // Checking and hashing are slow and must not keep a transaction open.
  if (await isEasilyGuessed(body.passwordNuova, known)) throw guessedRefusal();
  const hash = await hashPassword(body.passwordNuova);
  await db.asIdentity(async (tx) => {
    if (await wasUsed(tx, meant)) return;
    const owner = await ownerMeant(tx, body, now);
    const consumed = await consumeLink(tx, owner, body.id);
    // An identical call used the link while this one waited for its lock.
    if (!consumed && (await wasUsed(tx, meant))) return;
    if (!consumed) throw over();
    await recordUsedLink(tx, meant);
    await setPassword(tx, owner, hash, services.clock);
    const { customerCode, uid } = owner;
    const { publicUrl } = services.config;
    if (owner.onPaper && !owner.emailConfirmed)
      await askToConfirm({ tx, customerCode, now, publicUrl }, [owner]);
    if (owner.onPaper && isRecipient(owner.email)) {
      const text = letterUsedMail(owner, { at: now, resetPage: publicUrl + FORGOTTEN_PATH });
      await queueMail(tx, { customerCode, uid, recipient: owner.email, ...text }, now);
    }
    // An account without a password is not mailed that its password was changed.
    if (!owner.firstAccess) {
      const { email, ...person } = owner;
      const resetPage = publicUrl + FORGOTTEN_PATH;
      const text = passwordChangedMail({ ...person, username: uid, at: now, resetPage });
      await queueMail(tx, { customerCode, uid, recipient: email, ...text }, now);
    }
    const actor = { customerCode, who: uid, asWhom: uid, address, at: now };
    const by = owner.onPaper && { after: { by: 'letter' } };
    await recordAudit(tx, actor, [{ entity: 'user', action: 'changePassword', id: uid, ...by }]);
  });
  await forgive();
  // Opening the mailed link proves enough to trust this device.
  services.identity.rememberDevice(call, body.username);
  return undefined;
});

/**
 * Reads the owner of a password link.
 * @throws Refusal if the link is not valid, or the request names another person
 */
async function ownerMeant(tx: Tx, body: InputOf<typeof passwordChoose>['body'], now: Date) {
  const owner = await readLink(tx, body.id, now);
  if (!owner) throw await overIn(tx, body.id);
  if (owner.uid !== body.username || owner.email !== body.email) throw over();
  return owner;
}

const over = (detail = LINK_EXPIRED) => new Refusal('notFound', { detail });

const overIn = async (tx: Tx, token: string): Promise<Refusal> =>
  over((await wasFirstAccess(tx, token)) ? FIRST_ACCESS_EXPIRED : undefined);

const throttle = ({ services: { db, clock }, address }: PublicCall) =>
  throttleLink('link', { db, clock, address });
