import { actionResources } from '../../../../contract/operations/actions';
import type { HeldRole } from '../../../../contract/roles/application';
import type { Eligibility } from '../../../engine/actions/eligibility';
import { NameList } from '../../../engine/actions/NameList';
import { EffectList } from '../../../engine/record/EffectList';
import { useSay } from '../../../i18n/useSay';
import { useSentence } from '../../../i18n/useSentence';
import { useSession } from '../../../session/SessionContext';
import { viewerOf } from '../../../session/viewer';
import { foreseenRefusals, holdingAll, namedUser, type UserRow } from './foreseen';
import { roleName } from './roleName';
import type { RoleOptions } from './useRoleCatalogue';

interface ConfirmRolesProps {
  readonly known: RoleOptions;
  readonly chosen: readonly HeldRole[];
  readonly plan: Eligibility<UserRow>;
}

/**
 * Shows what will happen: the roles, the users by name, excluded users with reasons, and roles that some cannot get.
 */
export function ConfirmRoles({ known, chosen, plan: { eligible, leftOut } }: ConfirmRolesProps) {
  const say = useSay();
  const sentence = useSentence();
  const viewer = viewerOf(useSession());
  const foreseen = foreseenRefusals(known, eligible, chosen, viewer, sentence);
  const holding = holdingAll(eligible, chosen);
  const given = eligible.filter((user) => !holding.includes(user));
  const users = say('roles.many.users', { smart_count: given.length });
  const held = say('roles.many.held', { smart_count: holding.length });
  const warning = say('roles.many.foreseen', { smart_count: foreseen.length });
  const roles = chosen.map((role) => ({ id: roleName(known, role), name: roleName(known, role) }));
  return (
    <>
      <h3>{say('roles.many.chosen')}</h3>
      <NameList names={roles} label={say('roles.many.chosen')} />
      <h3>{users}</h3>
      {given.length > 0 && <NameList names={given.map(namedUser)} label={users} />}
      {holding.length > 0 && (
        <>
          <h3>{held}</h3>
          <NameList names={holding.map(namedUser)} label={held} />
        </>
      )}
      {leftOut.map(({ rule, rows }) => {
        const label = say('roles.many.leftOut', { reason: sentence(rule.say) });
        return (
          <div key={rule.say}>
            {label}
            <NameList names={rows.map(namedUser)} label={label} />
          </div>
        );
      })}
      {foreseen.length > 0 && (
        <>
          <h3>{warning}</h3>
          <NameList names={foreseen} label={warning} />
        </>
      )}
      {given.length > 0 && (
        <EffectList effects={actionResources.user.actions.roles.effects} count={given.length} />
      )}
    </>
  );
}
