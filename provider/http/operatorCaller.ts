import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { platformSupportList } from '../../contract/staff/endpoints/support';
import { PLATFORM } from '../audit/recordAudit';
import type { Tx } from '../db/database';
import { cookieIn, cookieNaming } from '../identity/cookies';
import { findScopes, findToken } from '../identity/operators/clients';
import { findRole, findSession, OPERATOR_COOKIE } from '../identity/operators/sessions';
import { whoIs } from '../identity/operators/who';
import { Refusal } from '../refusal';
import type { Caller } from './caller';
import type { Services } from './services';

/**
 * Caller from the provider's own staff, and a function that reads their rights again in the transaction of the call.
 */
interface OperatorCaller {
  readonly staff: Caller;
  readonly again: (tx: Tx) => Promise<Caller>;
}

/**
 * Format of the name that a command may send with the operator secret; the log records it with the secret's own name.
 */
const MACHINE_NAME = /^[A-Za-z0-9._-]{1,40}$/;

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Authenticates the provider's own staff: the machine by its secret, a program by its token, a person by the cookie
 * of the operators' console. A school's token is none of them.
 * @throws Refusal `unauthenticated`
 */
export async function operatorCaller(services: Services, request: FastifyRequest): Promise<OperatorCaller> {
  const { authorization } = request.headers;
  const given = /^Bearer (\S{1,500})$/.exec(authorization ?? '')?.[1];
  if (given && timingSafeEqual(digest(given), digest(services.operatorSecret))) {
    const name = MACHINE_NAME.exec(String(request.headers['operator-name'] ?? ''))?.[0];
    const who = name ? whoIs.onMachine(name) : whoIs.machine;
    const caller = { ...staff(who, name ?? whoIs.machine), staffRole: 'administrator' } as const;
    return { staff: caller, again: async () => caller };
  }
  const caller =
    authorization === undefined ? await person(services, request) : await program(services, given);
  if (!caller) throw new Refusal('unauthenticated');
  return caller;
}

async function program(
  { db, clock }: Services,
  token: string | undefined,
): Promise<OperatorCaller | undefined> {
  if (!token) return undefined;
  const found = await db.asIdentity((tx) => findToken(tx, token, clock.now()));
  if (!found) return undefined;
  const { clientId, name, scopes, schools } = found;
  const caller = { ...staff(whoIs.program(clientId), name), scopes, ...(schools && { schools }) };
  const again = async (tx: Tx) => {
    const held = await findScopes(tx, clientId);
    if (!held) throw new Refusal('unauthenticated');
    return { ...caller, scopes: scopes.filter((scope) => held.includes(scope)) };
  };
  return { staff: caller, again };
}

async function person(
  { db, clock, config }: Services,
  request: FastifyRequest,
): Promise<OperatorCaller | undefined> {
  const token = sessionToken(config, request);
  if (!token || !isOwnPage(config.publicUrl, request)) return undefined;
  const found = await db.asIdentity((tx) => findSession(tx, token, clock.now(), asksByItself(request)));
  if (!found) return undefined;
  const { username, name, role: staffRole, tokenHash, confirmedAt } = found;
  const caller = {
    ...staff(whoIs.person(username), name),
    staffRole,
    staffSession: { tokenHash, confirmedAt },
  };
  const again = async (tx: Tx) => {
    const role = await findRole(tx, username);
    if (!role) throw new Refusal('unauthenticated');
    return { ...caller, staffRole: role };
  };
  return { staff: caller, again };
}

/**
 * Tells whether a request is automatic, so that it does not keep the session open: every half minute the operators'
 * console asks for whom the person operates.
 */
const asksByItself = ({ routeOptions, query }: FastifyRequest): boolean =>
  routeOptions.url === platformSupportList.path && (query as { mine?: unknown }).mine === 'true';

/** Returns the token in the cookie of the operators' console. */
export const sessionToken = (
  { publicUrl }: Services['config'],
  request: Pick<FastifyRequest, 'headers'>,
): string | undefined => cookieIn(request, cookieNaming(publicUrl).ofPath(OPERATOR_COOKIE));

/**
 * Tells whether a request comes from a page of the provider, according to the browser's headers; a request without
 * these headers is accepted. Other pages must not use the cookie.
 */
function isOwnPage(publicUrl: string, { headers }: FastifyRequest): boolean {
  const { origin } = headers;
  const site = headers['sec-fetch-site'] ?? 'same-origin';
  return site === 'same-origin' && (origin === undefined || origin === new URL(publicUrl).origin);
}

const staff = (who: string, name: string): Caller => ({
  sub: who,
  person: who,
  uid: who,
  customerCode: PLATFORM,
  userType: 'PEOPLE',
  groups: [],
  roles: ['operator'],
  name,
});
