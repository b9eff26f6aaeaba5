import { useTranslate } from 'react-admin';
import type { HeldRole } from '../../../../contract/roles/application';
import { holds } from '../../../../contract/roles/heldRoles';
import type { RecordedValueProps } from '../../../engine/record/RecordedFact';
import { roleName } from './roleName';
import { useRoleCatalogue } from './useRoleCatalogue';

/** Lists a user's roles before or after a change, each with its application; added and removed ones are marked. */
export function RecordedRoles({ value, other, side }: RecordedValueProps) {
  const translate = useTranslate();
  const { data: known } = useRoleCatalogue();
  const held = rolesIn(value);
  const name = (role: HeldRole) => (known ? roleName(known, role) : `${role.group} (${role.uid})`);
  const text = (role: HeldRole) =>
    other === undefined || holds(rolesIn(other), role)
      ? name(role)
      : translate(`resources.user.recordedRoles.${side === 'before' ? 'removed' : 'added'}`, {
          role: name(role),
        });
  return held.map((role) => <div key={`${role.uid} ${role.group}`}>{text(role)}</div>);
}

const rolesIn = (value: unknown): readonly HeldRole[] => (Array.isArray(value) ? value : []);
