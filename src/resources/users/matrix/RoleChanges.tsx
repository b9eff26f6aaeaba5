import type { HeldRole } from '../../../../contract/roles/application';
import type { RefusedRole } from '../../../../contract/roles/assignRoles';
import { NameList } from '../../../engine/actions/NameList';
import { useSay } from '../../../i18n/useSay';
import { visuallyHidden } from '../../../ui/visuallyHidden';
import { roleName } from '../roles/roleName';
import type { RoleOptions } from '../roles/useRoleCatalogue';

interface RoleChangesProps {
  readonly known: RoleOptions;
  readonly changes: { readonly added: readonly HeldRole[]; readonly removed: readonly HeldRole[] };
  readonly refused: readonly RefusedRole[];
}

/** Shows the number of roles added and removed as "+2 −1", and the names of these roles. */
export function RoleChanges({ known, changes: { added, removed }, refused }: RoleChangesProps) {
  const say = useSay();
  const named = (roles: readonly HeldRole[]) =>
    roles.map((role) => ({ id: roleName(known, role), name: roleName(known, role) }));
  const counts = { added: added.length, removed: removed.length };
  if (added.length + removed.length + refused.length === 0) return <p>{say('roles.like.same')}</p>;
  return (
    <>
      <p>
        <strong aria-hidden>{say('roles.like.summary', counts)}</strong>
        <span style={visuallyHidden}>{say('roles.like.counts', counts)}</span>
      </p>
      {added.length > 0 && (
        <>
          {say('roles.like.added')}
          <NameList names={named(added)} label={say('roles.like.added')} />
        </>
      )}
      {removed.length > 0 && (
        <>
          {say('roles.like.removed')}
          <NameList names={named(removed)} label={say('roles.like.removed')} />
        </>
      )}
      {refused.length > 0 && (
        <>
          {say('roles.like.refused')}
          <NameList
            names={refused.map(({ role, reason }) => ({
              id: roleName(known, role),
              name: roleName(known, role),
              reason,
            }))}
            label={say('roles.like.refused')}
          />
        </>
      )}
    </>
  );
}
