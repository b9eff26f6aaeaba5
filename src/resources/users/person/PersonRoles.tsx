import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useState } from 'react';
import { matches } from '../../../../contract/schema/where';
import type { User } from '../../../../contract/users/user';
import { useSay } from '../../../i18n/useSay';
import { useSession } from '../../../session/SessionContext';
import { useMay, viewerOf } from '../../../session/viewer';
import { Button } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { RolesDialog } from '../roles/RolesDialog';
import { rolesProcedure } from '../roles/rolesProcedure';
import { useRoleCatalogue } from '../roles/useRoleCatalogue';

interface PersonRolesProps {
  readonly user: User;
  readonly onActed: () => void;
}

/** Lists the roles of a person by application. Pressing an application opens the editor of its roles. */
export function PersonRoles({ user, onActed }: PersonRolesProps) {
  const say = useSay();
  const may = useMay();
  const viewer = viewerOf(useSession());
  const { data: known } = useRoleCatalogue();
  /** Application being edited; all of them if empty. */
  const [editing, setEditing] = useState<string>();
  const groups = user.groups ?? [];
  const applications = [...new Set(groups.map(({ uid }) => uid))];
  const nameOf = (ac: string) => known?.applications.find((one) => one.ac === ac)?.description ?? ac;
  const changeable = may(rolesProcedure.can) && matches(rolesProcedure.offered, user, viewer);
  const given = (ac: string) => changeable && known?.applications.some((one) => one.ac === ac);

  return (
    <Box sx={{ mb: 2 }}>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', mb: 0.5 }}>{say('person.roles.title')}</Box>
      {groups.length === 0 && say('person.roles.none')}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {applications.map((ac) => {
          const roles = groups.filter(({ uid }) => uid === ac).map(({ group }) => group);
          const label = (
            <>
              {nameOf(ac)}: <strong>{roles.join(', ')}</strong>
            </>
          );
          return (
            <li key={ac}>
              <Chip
                label={label}
                variant="outlined"
                sx={{ height: 'auto', minHeight: 32, '& .MuiChip-label': { whiteSpace: 'normal', py: 0.5 } }}
                {...(given(ac) && {
                  component: 'button',
                  title: say('person.roles.of', { application: nameOf(ac) }),
                  onClick: () => setEditing(ac),
                })}
              />
            </li>
          );
        })}
        {changeable && (
          <li>
            <Button
              size="small"
              variant="outlined"
              startIcon={<Icon name="roles" />}
              onClick={() => setEditing('')}
            >
              {say('resources.user.procedures.roles.open')}
            </Button>
          </li>
        )}
      </Box>
      {editing !== undefined && (
        <RolesDialog
          id={user.uid}
          only={editing || undefined}
          onClose={() => {
            setEditing(undefined);
            onActed();
          }}
        />
      )}
    </Box>
  );
}
