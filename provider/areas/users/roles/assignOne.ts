import * as usersMessages from '../../../../contract/messages/it/users';
import { userRolesUpdate } from '../../../../contract/roles/endpoints';
import { outcomeText } from '../../../../contract/roles/outcomes';
import { notOfSchoolMessage } from '../../../../contract/roles/sentences';
import { whyNoRoles } from '../../../../contract/users/userRoles';
import { onlyChanged } from '../../../audit/recordAudit';
import { implement } from '../../../http/call';
import { etag } from '../../../http/version';
import { withMarks } from '../../../operations/marks';
import { contextOf } from '../../../operations/resourceWork';
import { storeOperation } from '../../../operations/storeOperation';
import { Refusal } from '../../../refusal';
import { readUser } from '../userStore';
import { userWork } from '../userWork';
import { giveRoles } from './giveRoles';
import { readSchoolRoles } from './schoolRoles';

/** Assigns exactly these roles, all or none; the change is in the history and can be reversed from there. */
export const assignOne = implement(userRolesUpdate, async (call, { params, body }) => {
  const { tx, expectedVersion } = call;
  const context = contextOf(call);
  const stored = await readUser(tx, params.customerCode, params.uid, true);
  if (!stored) throw new Refusal('notFound');
  const { user } = stored;
  if (body.username !== user.username) {
    const problem = usersMessages.otherUsername;
    throw new Refusal('invalid', { errors: [{ field: 'username', message: problem }] });
  }
  const whyNot = whyNoRoles(user, call.viewer);
  if (whyNot) throw new Refusal('forbidden', { detail: whyNot });
  if (stored.version !== expectedVersion)
    throw new Refusal('stale', { current: user, currentVersion: etag(stored.version) });
  const school = await readSchoolRoles(context);
  const errors = body.groups.flatMap((role, index) =>
    school.has(role) ? [] : [{ field: `groups[${index}]`, message: notOfSchoolMessage(role) }],
  );
  if (errors.length > 0) throw new Refusal('invalid', { errors });

  const input = { groups: body.groups, replace: true };
  const { refused, ...outcome } = await withMarks(context, userWork, [user.uid], () =>
    giveRoles(context, [user.uid], input),
  );
  const [reason] = refused.get(user.uid) ?? outcome.failed ?? [];
  if (reason) throw new Refusal('invalid', { detail: reason.reason });
  call.audit(
    ...onlyChanged(
      ...outcome.done.map(({ id, before, after }) => ({
        entity: 'user',
        action: 'roles',
        id,
        before,
        after,
      })),
    ),
  );
  await storeOperation(call, userWork, 'roles', input, { failed: [], ...outcome });
  const saved = await readUser(tx, params.customerCode, params.uid);
  if (!saved) throw new Refusal('notFound');
  call.version(saved.version);
  const held = (saved.user.groups ?? []).filter(school.counts);
  return { data: held.map((role) => outcomeText({ username: user.username, role })) };
});
