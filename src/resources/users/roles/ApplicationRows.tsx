import IconButton from '@mui/material/IconButton';
import { useId } from 'react';
import type { HeldRole, RoleCatalogue } from '../../../../contract/roles/application';
import { useSay } from '../../../i18n/useSay';
import { Icon } from '../../../ui/Icon';
import { RoleChips } from './RoleChips';
import type { RoleOptions } from './useRoleCatalogue';

interface ApplicationRowsProps {
  readonly application: RoleCatalogue['applications'][number];
  readonly known: RoleOptions;
  readonly held: readonly HeldRole[];
  readonly disabledReason: string | undefined;
  readonly open: boolean;
  readonly turn: () => void;
  readonly change: (after: readonly HeldRole[], role: HeldRole) => void;
}

/** Renders an application of the school: whether it is enabled for the user, and its roles when expanded. */
export function ApplicationRows({
  application,
  known,
  held,
  disabledReason,
  open,
  turn,
  change,
}: ApplicationRowsProps) {
  const { ac, description } = application;
  const say = useSay();
  const chips = useId();
  const own = held.filter(({ uid }) => uid === ac);
  const enabled = own.length > 0;
  return (
    <>
      {/* The row is only a larger click target; the button inside is the accessible control. */}
      <tr className="turns" onClick={turn}>
        <td className="open">
          <IconButton
            size="small"
            aria-expanded={open}
            aria-controls={open ? chips : undefined}
            aria-label={say('roles.show', { name: description })}
            onClick={(event) => {
              event.stopPropagation();
              turn();
            }}
          >
            <Icon name={open ? 'up' : 'down'} />
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
            <RoleChips
              application={application}
              known={known}
              held={held}
              disabledReason={disabledReason}
              change={change}
            />
          </td>
        </tr>
      )}
    </>
  );
}
