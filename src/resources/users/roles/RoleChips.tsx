import type { HeldRole, RoleCatalogue } from '../../../../contract/roles/application';
import { useSay } from '../../../i18n/useSay';
import { RoleChip } from './RoleChip';
import type { RoleOptions } from './useRoleCatalogue';

export interface RoleChipsProps {
  readonly application: RoleCatalogue['applications'][number];
  readonly known: RoleOptions;
  readonly held: readonly HeldRole[];
  /** Reason why nothing can be changed. */
  readonly disabledReason: string | undefined;
  readonly change: (after: readonly HeldRole[], role: HeldRole) => void;
}

/** Renders the roles of an application as toggles. */
export function RoleChips({ application: { description, roles }, ...rest }: RoleChipsProps) {
  const say = useSay();
  if (roles.length === 0) return say('roles.none', { name: description });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset inside a cell would look like that of a form
    <div role="group" aria-label={say('roles.chips', { name: description })}>
      {roles.map((role) => (
        <RoleChip key={role.cn} role={role} {...rest} />
      ))}
    </div>
  );
}
