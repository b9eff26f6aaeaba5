import Box from '@mui/material/Box';
import { useState } from 'react';
import type { HeldRole } from '../../../../contract/roles/application';
import { sameRole, without } from '../../../../contract/roles/heldRoles';
import { useSay } from '../../../i18n/useSay';
import { Tips } from '../../../ui/tips/Tips';
import { RoleChips, type RoleChipsProps } from './RoleChips';

interface OneApplicationProps extends Omit<RoleChipsProps, 'change'> {
  readonly onChange: (held: readonly HeldRole[]) => void;
}

/** Renders the editor of the roles in one application, for a cell of the matrix. */
export function OneApplication({ onChange, ...rest }: OneApplicationProps) {
  const say = useSay();
  const [taken, setTaken] = useState<readonly HeldRole[]>([]);

  function change(after: readonly HeldRole[], pressed: HeldRole) {
    setTaken(without(rest.held, after).filter((role) => !sameRole(role, pressed)));
    onChange(after);
  }

  return (
    <Tips>
      <Box sx={{ '& [role=group]': { display: 'flex', flexWrap: 'wrap', gap: 1, py: 0.5 } }}>
        <RoleChips {...rest} change={change} />
      </Box>
      <p role="status" style={{ margin: '.5rem 0', minHeight: '1.5rem' }}>
        {taken.length > 0 && say('roles.alsoTaken', { roles: taken.map(({ group }) => group).join(', ') })}
      </p>
    </Tips>
  );
}
