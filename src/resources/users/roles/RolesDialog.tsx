import Alert from '@mui/material/Alert';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { HeldRole } from '../../../../contract/roles/application';
import { roleFaults } from '../../../../contract/roles/checkRole';
import { roleDifferences } from '../../../../contract/roles/heldRoles';
import type { ProcedureOfOneProps } from '../../../engine/declaration/resource';
import { useSay } from '../../../i18n/useSay';
import { useSentence } from '../../../i18n/useSentence';
import { ActionDialog } from '../../../ui/ActionDialog';
import { Button } from '../../../ui/Button';
import { LeaveGuard } from '../../../ui/LeaveGuard';
import { Loading } from '../../../ui/Loading';
import { NotLoaded } from '../../../ui/NotLoaded';
import { OneApplication } from './OneApplication';
import { RoleTable } from './RoleTable';
import { useRoleCatalogue } from './useRoleCatalogue';
import { carriedOver, useUserRoles } from './useUserRoles';

interface RolesDialogProps extends Omit<ProcedureOfOneProps, 'resource'> {
  /** The application to edit; all of them by default. */
  readonly only?: string | undefined;
}

/**
 * Renders the editor of one user's roles in the school's applications, or in one application with a link to the others.
 */
export function RolesDialog({ id, only, onClose }: RolesDialogProps) {
  const say = useSay();
  const translate = useTranslate();
  const sentence = useSentence();
  const { data: known, error: unknown, refetch: readCatalogue } = useRoleCatalogue();
  const { user, before, whyNot, error, refetch, save, saving, problem } = useUserRoles(id, known);
  /** Roles as edited here; undefined until a role is toggled. */
  const [meant, setMeant] = useState<readonly HeldRole[]>();
  const held = meant ?? before;
  const [all, setAll] = useState(only === undefined);
  const application = all ? undefined : known?.applications.find(({ ac }) => ac === only);
  const name = user?.labelNomeCognome || id;
  const base = useRef(before);

  // Another person has changed the roles: the intended changes are applied to the current ones.
  useEffect(() => {
    if (known && meant && base.current !== before) setMeant(carriedOver(known, before, base.current, meant));
    base.current = before;
  }, [known, before, meant]);

  const { added, removed } = roleDifferences(before, held);
  const [fault] = known ? roleFaults(known.rules, held) : [];
  const why = whyNot ?? (added.length + removed.length === 0 ? say('roles.one.pristine') : fault);
  const failed = error ?? unknown;
  const changed = meant !== undefined && added.length + removed.length > 0;
  const leave = () => {
    setMeant(undefined);
    onClose();
  };
  const submit = async () => {
    if (await save(held)) leave();
  };

  return (
    <ActionDialog
      title={
        application
          ? say('roles.one.of', { name, application: application.description })
          : say('roles.one.title', { name })
      }
      size={all ? 'editor' : 'question'}
      // The changes are discarded only by a button, not by an accidental key press.
      persistent={changed}
      confirm={
        user && known && { text: say('roles.one.save'), disabledReason: why, run: () => void submit() }
      }
      running={saving}
      close={leave}
    >
      <div role="alert">
        {whyNot && (
          <Alert role="none" severity="info" sx={{ mb: 2 }}>
            {sentence(whyNot)}
          </Alert>
        )}
        {problem && (
          <Alert role="none" severity="warning" sx={{ mb: 2 }}>
            {'changed' in problem ? say('roles.one.changed') : translate(problem.text)}
          </Alert>
        )}
        {failed && !(user && known) && (
          <NotLoaded again={() => Promise.all([refetch(), readCatalogue()])} role="none">
            {say('roles.failed')}
          </NotLoaded>
        )}
      </div>
      {!failed && !(user && known) && <Loading label={say('roles.loading')} />}
      {user && known && application && (
        <>
          <OneApplication
            application={application}
            known={known}
            held={held}
            disabledReason={whyNot}
            onChange={setMeant}
          />
          <Button size="small" onClick={() => setAll(true)}>
            {say('roles.one.all')}
          </Button>
        </>
      )}
      {user && known && !application && (
        <RoleTable known={known} held={held} disabledReason={whyNot} onChange={setMeant} />
      )}
      <LeaveGuard when={changed} onLeave={() => setMeant(undefined)} />
    </ActionDialog>
  );
}
