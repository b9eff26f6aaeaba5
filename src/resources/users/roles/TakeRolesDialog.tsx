import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { actionResources } from '../../../../contract/operations/actions';
import type { HeldRole } from '../../../../contract/roles/application';
import { holds, without } from '../../../../contract/roles/heldRoles';
import { NameList } from '../../../engine/actions/NameList';
import { useTypedCount } from '../../../engine/actions/useTypedCount';
import { EffectList } from '../../../engine/record/EffectList';
import { useSay } from '../../../i18n/useSay';
import { ActionDialog } from '../../../ui/ActionDialog';
import { Button } from '../../../ui/Button';
import { namedUser, type UserRow } from './foreseen';
import { heldByMany, holdingAny } from './heldByMany';
import { roleName } from './roleName';
import type { RoleOptions } from './useRoleCatalogue';
import { useTakeRoles } from './useTakeRoles';

interface TakeRolesDialogProps {
  readonly known: RoleOptions;
  /** Users whose roles may be changed. */
  readonly users: readonly UserRow[];
  /** Returns to giving roles. */
  readonly onGive: () => void;
  readonly onClose: () => void;
}

/**
 * Renders the dialog that takes roles from several users: the roles that they hold, each with the number of holders,
 * then a confirmation by name.
 */
export function TakeRolesDialog({ known, users, onGive, onClose }: TakeRolesDialogProps) {
  const say = useSay();
  const notify = useNotify();
  const [chosen, setChosen] = useState<readonly HeldRole[]>([]);
  const [confirming, setConfirming] = useState(false);
  const { take, running, problem } = useTakeRoles(onClose);
  const concerned = holdingAny(users, chosen);
  const typed = useTypedCount(confirming ? concerned.length : 0);
  const offered = heldByMany(known, users);
  const turn = (role: HeldRole) =>
    setChosen(holds(chosen, role) ? without(chosen, [role]) : [...chosen, role]);
  const proceed = () => {
    if (chosen.length === 0) notify('roles.many.nothing', { type: 'warning' });
    else setConfirming(true);
  };
  const whom = say('roles.many.users', { smart_count: concerned.length });
  const names = chosen.map((role) => ({ id: roleName(known, role), name: roleName(known, role) }));

  return (
    <ActionDialog
      key={String(confirming)}
      title={say(confirming ? 'roles.many.takeConfirm' : 'roles.many.take')}
      size="table"
      persistent={chosen.length > 0}
      actions={
        <Button busy={running} variant="outlined" onClick={confirming ? () => setConfirming(false) : onGive}>
          {say(confirming ? 'roles.many.back' : 'roles.many.give')}
        </Button>
      }
      confirm={
        confirming
          ? {
              text: say('roles.many.takeSave'),
              color: 'error',
              autoFocus: typed.field === undefined,
              disabledReason: typed.disabledReason,
              run: () =>
                void take(
                  concerned,
                  chosen,
                  users.map(({ id }) => id),
                ),
            }
          : offered.length > 0
            ? { text: say('roles.many.confirm'), run: proceed }
            : undefined
      }
      running={running && say('roles.many.taking')}
      close={onClose}
    >
      <div role="alert">
        {problem && (
          <Alert role="none" severity="warning" sx={{ mb: 2 }}>
            {problem}
          </Alert>
        )}
      </div>
      {confirming ? (
        <>
          <h3>{say('roles.many.chosen')}</h3>
          <NameList names={names} label={say('roles.many.chosen')} />
          <h3>{whom}</h3>
          <NameList names={concerned.map(namedUser)} label={whom} />
          <EffectList
            effects={actionResources.user.actions.roles.effects}
            answers={{ remove: true }}
            count={concerned.length}
          />
          {typed.field}
        </>
      ) : (
        <Box component="fieldset" sx={{ border: 0, m: 0, p: 0 }}>
          <legend>{say('roles.many.takeAbout', { smart_count: users.length })}</legend>
          {offered.map(({ role, holders }) => (
            <FormControlLabel
              key={roleName(known, role)}
              sx={{ display: 'flex' }}
              control={<Checkbox checked={holds(chosen, role)} onChange={() => turn(role)} />}
              label={`${roleName(known, role)}: ${say('roles.many.users', { smart_count: holders.length })}`}
            />
          ))}
          {offered.length === 0 && <p>{say('roles.many.noneHeld')}</p>}
        </Box>
      )}
    </ActionDialog>
  );
}
