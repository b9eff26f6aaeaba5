import IconButton from '@mui/material/IconButton';
import { useId } from 'react';
import type { HeldRole, RoleCatalogue } from '../../../../contract/entities/application';
import { useSay } from '../../../i18n/useSay';
import { Glyph } from '../../../ui/Glyph';
import { RoleChip } from './RoleChip';
import type { KnownRoles } from './useRoleCatalogue';

interface ApplicationRowsProps {
  readonly application: RoleCatalogue['applications'][number];
  readonly known: KnownRoles;
  readonly held: readonly HeldRole[];
  readonly why: string | undefined;
  readonly open: boolean;
  readonly turn: () => void;
  readonly change: (after: readonly HeldRole[], role: HeldRole) => void;
}

/** An application of the school: whether it is enabled for the user, and its roles when it is opened. */
export function ApplicationRows({ application, known, held, why, open, turn, change }: ApplicationRowsProps) {
  const { ac, description, roles } = application;
  const say = useSay();
  const chips = useId();
  const own = held.filter(({ uid }) => uid === ac);
  const enabled = own.length > 0;
  return (
    <>
      <tr>
        <td className="open">
          <IconButton
            size="small"
            aria-expanded={open}
            aria-controls={open ? chips : undefined}
            aria-label={say('roles.show', { name: description })}
            onClick={turn}
          >
            <Glyph name={open ? 'up' : 'down'} />
          </IconButton>
        </td>
        <td className="code">{ac}</td>
        <th scope="row">
          {description}
          {enabled && <small>{own.map(({ group }) => group).join(', ')}</small>}
        </th>
        <td>
          <span className={enabled ? 'state on' : 'state off'}>
            {say(enabled ? 'roles.enabled' : 'roles.notEnabled')}
          </span>
        </td>
      </tr>
      {open && (
        <tr>
          <td />
          <td colSpan={3} className="chips" id={chips}>
            {roles.length === 0 && say('roles.none', { name: description })}
            {roles.length > 0 && (
              // biome-ignore lint/a11y/useSemanticElements: a fieldset inside a cell would be drawn as a form's
              <div role="group" aria-label={say('roles.chips', { name: description })}>
                {roles.map((role) => (
                  <RoleChip key={role.cn} role={role} known={known} held={held} why={why} change={change} />
                ))}
              </div>
            )}
          </td>
        </tr>
      )}
    </>
  );
}
