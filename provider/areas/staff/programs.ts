import { randomBytes } from 'node:crypto';
import {
  operatorClientCreate,
  operatorClientDisable,
  operatorClientList,
  operatorClientRotate,
  operatorToken,
} from '../../../contract/staff/endpoints/clients';
import { schoolScopes, scopesOf } from '../../../contract/staff/operatorScopes';
import { type Call, implement } from '../../http/call';
import { implementPublic } from '../../http/publicRoutes';
import { grantToken, TOKEN_SECONDS } from '../../identity/operators/clients';
import { hashOf, newToken } from '../../identity/operators/secrets';
import { Refusal } from '../../refusal';

const list = implement(operatorClientList, async ({ tx }) => {
  const rows = await tx
    .selectFrom('operator_client')
    .select(['client_id', 'name', 'scopes', 'schools', 'enabled', 'created_at', 'created_by', 'used_at'])
    .orderBy('name')
    .orderBy('client_id')
    .execute();
  return rows.map(({ client_id, name, scopes, schools, enabled, created_at, created_by, used_at }) => ({
    clientId: client_id,
    name,
    scopes,
    schools,
    enabled,
    createdAt: created_at.toISOString(),
    createdBy: created_by,
    usedAt: used_at?.toISOString() ?? null,
  }));
});

const create = implement(operatorClientCreate, async (call, { body: { name, scopes, schools } }) => {
  if (schools)
    onlyScopes(
      scopes,
      schoolScopes,
      `Un programma di singole scuole può avere soltanto ${schoolScopes.join(', ')}`,
    );
  const { staffRole } = call.caller;
  onlyScopes(scopes, staffRole ? scopesOf(staffRole) : [], 'Il proprio ruolo non ha questo ambito');
  const clientId = randomBytes(12).toString('hex');
  const clientSecret = newToken();
  const row = {
    client_id: clientId,
    name,
    secret_hash: hashOf(clientSecret),
    scopes: JSON.stringify(scopes),
    schools: schools ? [...schools] : null,
  };
  await call.tx
    .insertInto('operator_client')
    .values({ ...row, created_at: call.now, created_by: call.caller.sub })
    .execute();
  call.audit({
    entity: 'operatorClient',
    action: 'create',
    id: clientId,
    after: { name, scopes, ...(schools && { schools }) },
  });
  return { clientId, clientSecret };
});

const disable = implement(operatorClientDisable, async (call, { body: { clientId } }) => {
  await change(call, clientId, { enabled: false });
  call.audit({ entity: 'operatorClient', action: 'disable', id: clientId });
  return undefined;
});

function onlyScopes(scopes: readonly string[], allowed: readonly string[], message: string): void {
  const place = scopes.findIndex((scope) => !allowed.includes(scope));
  if (place !== -1) throw new Refusal('invalid', { errors: [{ field: `scopes[${place}]`, message }] });
}

const rotate = implement(operatorClientRotate, async (call, { body: { clientId } }) => {
  const clientSecret = newToken();
  await change(call, clientId, { secret_hash: hashOf(clientSecret) });
  call.audit({ entity: 'operatorClient', action: 'rotate', id: clientId });
  return { clientId, clientSecret };
});

/** Changes a program and ends its existing tokens. */
async function change(
  { tx }: Call,
  clientId: string,
  set: { readonly enabled: boolean } | { readonly secret_hash: string },
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('operator_client')
    .set(set)
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n)
    throw new Refusal('notFound', { detail: 'Il programma non c’è: aggiornare l’elenco.' });
  await tx.deleteFrom('operator_token').where('client_id', '=', clientId).execute();
}

/** Issues a token. The identifier and the secret are in the header (Basic) or in the body (RFC 6749, 2.3.1). */
export const grant = implementPublic(operatorToken, async (call, { body }) => {
  const [id, secret] = basic(call.headers.authorization) ?? [body.client_id, body.client_secret];
  const asking = {
    clientId: id ?? '',
    secret: secret ?? '',
    wanted: (body.scope ?? '').split(' ').filter(Boolean),
    address: call.address,
  };
  const granted = await grantToken(call.services, asking);
  if (granted && 'retryAfter' in granted)
    throw new Refusal('tooManyRequests', { retryAfter: granted.retryAfter });
  if (!granted) throw new Refusal('unauthenticated');
  const { token, scopes } = granted;
  return {
    access_token: token,
    token_type: 'Bearer' as const,
    expires_in: TOKEN_SECONDS,
    scope: scopes.join(' '),
  };
});

function basic(authorization: string | undefined): readonly [string, string] | undefined {
  const encoded = /^Basic (\S{1,500})$/i.exec(authorization ?? '')?.[1];
  const [id, secret] = Buffer.from(encoded ?? '', 'base64')
    .toString('utf8')
    .split(/:(.*)/s);
  return id && secret ? [id, secret] : undefined;
}

/** Implementations of the endpoints for the provider's own programs. */
export const programs = [list, create, disable, rotate];
