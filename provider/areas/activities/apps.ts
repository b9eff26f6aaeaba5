import { FIRST_PARTY_STAYS } from '../../../contract/activities/activity';
import { appRemove, appsList } from '../../../contract/activities/endpoints';
import { OIDC_CLIENT, OIDC_CLIENT_NAME } from '../../../contract/constants';
import { implement } from '../../http/call';
import { Refusal } from '../../refusal';

/** The portal itself, which every person authorizes by signing in. */
const portal = {
  clientName: OIDC_CLIENT_NAME,
  owner: OIDC_CLIENT_NAME,
  clientId: OIDC_CLIENT,
  metadata: { is_first_party: true },
};

export const list = implement(appsList, async ({ tx, caller }) => {
  const rows = await tx
    .selectFrom('authorised_app')
    .selectAll()
    .where('customer_code', '=', caller.customerCode)
    .where('uid', '=', caller.uid)
    .orderBy('client_name')
    .orderBy('client_id')
    .execute();
  const authorised = rows.map((row) => ({
    clientName: row.client_name,
    owner: row.owner,
    logoUri: row.logo_uri,
    clientId: row.client_id,
    metadata: { is_first_party: row.first_party },
  }));
  return [portal, ...authorised];
});

/** Removes an app, identified by school, name and client (ACC-030); only from the person's own account. */
export const remove = implement(appRemove, async (call, { params }) => {
  const { tx, caller } = call;
  if (params.username !== caller.uid) throw new Refusal('notFound');
  const removed = await tx
    .deleteFrom('authorised_app')
    .where('customer_code', '=', caller.customerCode)
    .where('uid', '=', caller.uid)
    .where('client_id', '=', params.clientId)
    .where('first_party', '=', false)
    .returning(['client_name', 'owner'])
    .executeTakeFirst();
  if (!removed) {
    const first = params.clientId === OIDC_CLIENT || (await isThere(call, params.clientId));
    throw first ? new Refusal('conflict', { detail: FIRST_PARTY_STAYS }) : new Refusal('notFound');
  }
  call.audit({ entity: 'authorisedApp', action: 'remove', id: params.clientId, before: removed });
  return undefined;
});

async function isThere(
  { tx, caller }: Parameters<typeof remove.handle>[0],
  clientId: string,
): Promise<boolean> {
  const row = await tx
    .selectFrom('authorised_app')
    .select('client_id')
    .where('customer_code', '=', caller.customerCode)
    .where('uid', '=', caller.uid)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return row !== undefined;
}
