import { WRONG_PASSWORD } from '../../../contract/account/account';
import { otpAddress } from '../../../contract/account/otp';
import { EASILY_GUESSED } from '../../../contract/account/password';
import {
  operatorConfirm,
  operatorFirstAccess,
  operatorInvitationOpen,
  operatorSessionClose,
  operatorSessionRead,
  operatorSignIn,
} from '../../../contract/staff/endpoints/session';
import { INVITATION_OVER, OPERATOR_REFUSED } from '../../../contract/staff/operator';
import { NOTHING_TO_CONFIRM } from '../../../contract/staff/operatorRights';
import { scopesOf } from '../../../contract/staff/operatorScopes';
import { PLATFORM, recordAudit } from '../../audit/recordAudit';
import { qrCode } from '../../documents/qrCode';
import { implement, implementInSteps } from '../../http/call';
import { implementPublic, type PublicCall } from '../../http/publicRoutes';
import { isEasilyGuessed } from '../../identity/accounts/guessedPassword';
import { cookieNaming } from '../../identity/cookies';
import { confirmOperator } from '../../identity/operators/confirm';
import { openedInvitation, openInvitation, useInvitation } from '../../identity/operators/invitations';
import { endSessions, LONGEST, OPERATOR_COOKIE } from '../../identity/operators/sessions';
import { signInOperator } from '../../identity/operators/signIn';
import { staffPersonOf, whoIs } from '../../identity/operators/who';
import { hashPassword } from '../../identity/password';
import { throttleLink } from '../../identity/rateLimit/linkTries';
import { sealOf } from '../../identity/secondFactor/seal';
import { recordUsedLink, wasUsed } from '../../identity/usedLinks';
import { endSupportOf } from '../../platform/supportAccess';
import { Refusal } from '../../refusal';
import { counts } from '../../telemetry/counts';
import { operatorDevices } from './devices';

const open = implementPublic(operatorInvitationOpen, async (call, { body }) => {
  await throttle(call);
  const { services, now } = call;
  const seal = await sealOf(services.db);
  const invited = await services.db.asIdentity((tx) => openInvitation(tx, seal, body.id, now));
  if (!invited) throw over();
  const address = otpAddress(invited.username, invited.secret);
  return { ...invited, address, qr: await qrCode(address) };
});

const firstAccess = implementPublic(operatorFirstAccess, async (call, { body: { id, password, code } }) => {
  await throttle(call);
  const { services, now, address, key } = call;
  const seal = await sealOf(services.db);
  // The key of the request leaves out the one-time code, because a retry may contain a newer one.
  const meant = { key, body: { id, password }, now };
  // The response was lost, and the browser retries.
  if (await services.db.asIdentity((tx) => wasUsed(tx, meant))) return undefined;
  const passwordHash = await hashPassword(password);
  await services.db.asIdentity(async (tx) => {
    const invited = await openedInvitation(tx, seal, id, now);
    if (!invited) throw over();
    if (await isEasilyGuessed(password, [invited.username, invited.name]))
      throw new Refusal('invalid', { errors: [{ field: 'password', message: EASILY_GUESSED }] });
    if (!(await useInvitation(tx, seal, invited, { passwordHash, code })))
      throw new Refusal('invalid', { errors: [{ field: 'code', message: WRONG_CODE }] });
    await recordUsedLink(tx, meant);
    const who = whoIs.person(invited.username);
    const actor = { customerCode: PLATFORM, who, asWhom: who, address, at: now };
    await recordAudit(tx, actor, [{ entity: 'operator', action: 'firstAccess', id: invited.username }]);
  });
  return undefined;
});

const signIn = implementPublic(operatorSignIn, async (call, { body }) => {
  const { services, address } = call;
  const devices = await operatorDevices(call);
  const signedIn = await signInOperator(services, { ...body, address, device: devices.of(call) });
  const throttled = signedIn && 'retryAfter' in signedIn;
  counts.signIns.add({ way: 'operator', outcome: throttled ? 'throttled' : signedIn ? 'done' : 'wrong' });
  if (throttled) throw new Refusal('tooManyRequests', { retryAfter: signedIn.retryAfter });
  if (!signedIn) throw new Refusal('unauthenticated', { detail: OPERATOR_REFUSED });
  setCookie(call, signedIn.token, LONGEST * 60);
  devices.remember(call, call, [signedIn.username]);
  return {
    who: whoIs.person(signedIn.username),
    name: signedIn.name,
    role: signedIn.role,
    scopes: scopesOf(signedIn.role),
    fourEyes: services.config.fourEyes,
    now: call.now.toISOString(),
  };
});

const read = implement(operatorSessionRead, async ({ caller, now, config }) => ({
  who: caller.sub,
  name: caller.name ?? caller.sub,
  ...(caller.staffRole && { role: caller.staffRole }),
  scopes: caller.scopes ?? (caller.staffRole ? scopesOf(caller.staffRole) : []),
  fourEyes: config.fourEyes,
  now: now.toISOString(),
}));

/**
 * Confirms the session of a person with a password. Runs outside a transaction, because comparing the password is slow,
 * and because a wrong attempt must count although the call is refused.
 */
const confirm = implementInSteps(operatorConfirm, {
  find: async ({ caller, address }) => {
    const username = staffPersonOf(caller.sub);
    const tokenHash = caller.staffSession?.tokenHash;
    // Commands on the server and programs have no password.
    if (!username || !tokenHash) throw new Refusal('forbidden', { detail: NOTHING_TO_CONFIRM });
    return { username, tokenHash, address };
  },
  work: (found, outside, { body: { password } }) => confirmOperator(outside, { ...found, password }),
  store: async (call, _input, { right, retryAfter }, { username }) => {
    if (retryAfter !== undefined) throw new Refusal('tooManyRequests', { retryAfter });
    if (!right)
      throw new Refusal('forbidden', {
        detail: WRONG_PASSWORD,
        errors: [{ field: 'password', message: WRONG_PASSWORD }],
      });
    call.audit({ entity: 'operatorSession', action: 'confirm', id: username });
    return undefined;
  },
});

/** Ends all sessions of a person, on all devices. The token of a program expires by itself. */
const close = implement(operatorSessionClose, async (call) => {
  await endSessions(call.tx, call.caller.sub);
  const operator = staffPersonOf(call.caller.sub);
  // Signing out also ends access to the consoles of schools.
  if (operator !== undefined) await endSupportOf(call.tx, operator, call.now);
  call.audit({ entity: 'operatorSession', action: 'close' });
  return undefined;
});

/**
 * Sets the session cookie. It is sent only to the operators' API, scripts cannot read it, and requests from other sites
 * do not contain it.
 */
function setCookie({ services, header }: PublicCall, value: string, seconds: number): void {
  const { ofPath, secure } = cookieNaming(services.config.publicUrl);
  const flags = `Path=/api/operator; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
  header('set-cookie', `${ofPath(OPERATOR_COOKIE)}=${value}; ${flags}`);
}

const WRONG_CODE = 'Il codice non corrisponde: controllare l’ora del telefono e riprovare con il prossimo.';

const over = () => new Refusal('notFound', { detail: INVITATION_OVER });

const throttle = ({ services: { db, clock }, address }: PublicCall) =>
  throttleLink('operator link', { db, clock, address });

/** Implementations of the endpoints with which the provider's own people sign in. */
export const operatorDoors = [open, firstAccess, signIn];
export const operatorSessions = [read, confirm, close];
