import { OTP_CODE_WRONG, OTP_LINK_EXPIRED, otpAddress } from '../../../contract/account/otp';
import { otpActivate, otpLinkOpen } from '../../../contract/account/otpEndpoints';
import { recordAudit } from '../../audit/recordAudit';
import { qrCode } from '../../documents/qrCode';
import { implementPublic, type PublicCall } from '../../http/publicRoutes';
import { throttleLink } from '../../identity/rateLimit/linkTries';
import { mailAboutFactor } from '../../identity/secondFactor/mailAboutFactor';
import { activateOtp, openedOtpLink, openOtpLink } from '../../identity/secondFactor/otpLinks';
import { sealOf } from '../../identity/secondFactor/seal';
import { stepOf } from '../../identity/secondFactor/totp';
import { recordUsedLink, wasUsed } from '../../identity/usedLinks';
import { Refusal } from '../../refusal';
import { systemClock } from '../../systemClock';

/**
 * Opens a link: returns its owner and the key for their authenticator app. A link opens only once. Expired, used,
 * already opened and invented links are refused in the same way.
 */
export const open = implementPublic(otpLinkOpen, async (call, { body }) => {
  const forgive = await throttle(call);
  const { services, now } = call;
  const seal = await sealOf(services.db);
  const owner = await services.db.asIdentity((tx) => openOtpLink(tx, seal, body.id, now));
  if (!owner) throw over();
  await forgive();
  return {
    nome: owner.cn,
    cognome: owner.sn,
    username: owner.uid,
    qrurl: await qrCode(otpAddress(owner.uid, owner.secret)),
    token: body.id,
    otp: owner.secret,
    callbackUri: services.config.publicUrl,
  };
});

/** Activates an app that has proved that it produces codes; the next sign-in requires a new code. */
export const activate = implementPublic(otpActivate, async (call, { body }) => {
  const forgive = await throttle(call);
  const { services, now, address, key } = call;
  const seal = await sealOf(services.db);
  const meant = { key, body, now };
  await services.db.asIdentity(async (tx) => {
    const owner = await openedOtpLink(tx, seal, body.token, now);
    // The response was lost, and the browser repeats the request.
    if (!owner && (await wasUsed(tx, meant))) return;
    // The key is sent back by the browser: a client that knows it has opened the link.
    if (!owner || owner.uid !== body.username || owner.secret !== body.otp) throw over();
    // An app follows the clock of its phone, not a clock that the demo moves.
    const step = stepOf(owner.secret, body.codice.replace(/\s/g, ''), systemClock.now());
    if (step === undefined)
      throw new Refusal('invalid', { errors: [{ field: 'codice', message: OTP_CODE_WRONG }] });
    await recordUsedLink(tx, meant);
    await activateOtp(tx, seal, owner, { step, now });
    const { customerCode, uid, name } = owner;
    const news = { what: 'appLinked', name, publicUrl: services.config.publicUrl } as const;
    await mailAboutFactor(tx, { customerCode, uid }, news, now);
    const actor = { customerCode, who: uid, asWhom: uid, address, at: now };
    await recordAudit(tx, actor, [
      { entity: 'account', action: 'activateOtp', id: uid, after: { app: name } },
    ]);
  });
  await forgive();
  return undefined;
});

const over = () => new Refusal('notFound', { detail: OTP_LINK_EXPIRED });

const throttle = ({ services: { db, clock }, address }: PublicCall) =>
  throttleLink('otp link', { db, clock, address });
