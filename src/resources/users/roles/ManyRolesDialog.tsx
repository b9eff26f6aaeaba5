import Alert from '@mui/material/Alert';
import { useEffect, useMemo, useState } from 'react';
import { useNotify } from 'react-admin';
import type { HeldRole } from '../../../../contract/roles/application';
import { inOrder, without } from '../../../../contract/roles/heldRoles';
import { useTypedCount } from '../../../engine/actions/useTypedCount';
import type { ProcedureOfManyProps } from '../../../engine/declaration/resource';
import { useListRow } from '../../../engine/list/listContexts';
import { useSay } from '../../../i18n/useSay';
import { useSession } from '../../../session/SessionContext';
import { viewerOf } from '../../../session/viewer';
import { ActionDialog } from '../../../ui/ActionDialog';
import { Button } from '../../../ui/Button';
import { NotLoaded } from '../../../ui/NotLoaded';
import { ColleagueRoles } from './ColleagueRoles';
import { ConfirmRoles } from './ConfirmRoles';
import { eligibleForRoles, holdingAll } from './foreseen';
import { OutcomeTable } from './OutcomeTable';
import { RoleTable } from './RoleTable';
import { TakeRolesDialog } from './TakeRolesDialog';
import { useGiveRoles } from './useGiveRoles';
import { useRoleCatalogue } from './useRoleCatalogue';

const NONE: readonly HeldRole[] = [];

/**
 * Renders the dialog that gives roles to several users: selection, confirmation by name, and the results for each user.
 * A button opens the dialog that takes roles.
 */
export function ManyRolesDialog({ rows, onClose }: Omit<ProcedureOfManyProps, 'resource'>) {
  const say = useSay();
  const notify = useNotify();
  const session = useSession();
  // Fixed at the start, because the selection behind the dialog changes when the work is done.
  const [plan] = useState(() => eligibleForRoles(rows, viewerOf(session)));
  const { data: known, error, refetch } = useRoleCatalogue();
  const [chosen, setChosen] = useState(NONE);
  const [confirming, setConfirming] = useState(false);
  const [taking, setTaking] = useState(false);
  const [copying, setCopying] = useState(false);
  const { resource } = useListRow();
  const { give, running, problem, partly } = useGiveRoles(onClose);
  const nobody = plan.eligible.length === 0;
  const holding = holdingAll(plan.eligible, chosen);
  const given = plan.eligible.filter((user) => !holding.includes(user));
  const typed = useTypedCount(confirming ? given.length : 0);
  const whom = plan.eligible.map(({ id }) => id);
  const called = useMemo(
    () => new Map(plan.eligible.map(({ username, labelNomeCognome }) => [username, labelNomeCognome])),
    [plan],
  );

  useEffect(() => {
    if (!nobody) return;
    notify('roles.many.nobody', { type: 'warning' });
    onClose();
  }, [nobody, notify, onClose]);
  if (nobody) return null;

  if (taking && known)
    return (
      <TakeRolesDialog
        known={known}
        users={plan.eligible}
        onGive={() => setTaking(false)}
        onClose={onClose}
      />
    );

  const step = partly ? 'result' : confirming ? 'confirm' : 'choose';
  const titles = {
    choose: say('roles.many.title'),
    confirm: say('roles.many.confirmTitle'),
    result: say('roles.many.result'),
  };
  const confirms = {
    choose: {
      text: say('roles.many.confirm'),
      run: () => {
        if (chosen.length === 0) notify('roles.many.nothing', { type: 'warning' });
        else setConfirming(true);
      },
    },
    confirm:
      given.length > 0
        ? {
            text: say('roles.many.save'),
            autoFocus: typed.field === undefined,
            disabledReason: typed.disabledReason,
            run: () => void give(given, chosen, whom),
          }
        : undefined,
    result: undefined,
  };
  const name = (username: string) => `${called.get(username) ?? ''} (${username})`.trim();

  return (
    <ActionDialog
      key={step}
      title={titles[step]}
      size="table"
      // The selection is discarded only by a button, not by an accidental key press.
      persistent={chosen.length > 0 && !partly}
      actions={
        step === 'confirm' ? (
          <Button busy={running} variant="outlined" onClick={() => setConfirming(false)}>
            {say('roles.many.back')}
          </Button>
        ) : (
          known &&
          step === 'choose' && (
            <>
              <Button variant="outlined" aria-expanded={copying} onClick={() => setCopying(!copying)}>
                {say('roles.matrix.like')}
              </Button>
              <Button variant="outlined" onClick={() => setTaking(true)}>
                {say('roles.many.take')}
              </Button>
            </>
          )
        )
      }
      confirm={confirms[step]}
      running={running && say('roles.many.saving')}
      close={onClose}
    >
      <div role="alert">
        {error && !known && (
          <NotLoaded again={refetch} role="none">
            {say('roles.failed')}
          </NotLoaded>
        )}
        {problem && (
          <Alert role="none" severity="warning" sx={{ mb: 2 }}>
            {problem}
          </Alert>
        )}
        {partly && (
          <Alert role="none" severity="warning" sx={{ mb: 2 }}>
            {say('roles.many.partly')}
          </Alert>
        )}
      </div>
      <div role="status">{!known && !error && say('roles.loading')}</div>
      {known && step === 'choose' && (
        <>
          <p>{say('roles.many.about', { smart_count: plan.eligible.length })}</p>
          {copying && (
            <ColleagueRoles
              resource={resource}
              known={known}
              onChoose={(roles) => setChosen(inOrder([...without(chosen, roles), ...roles]))}
            />
          )}
          <RoleTable known={known} held={chosen} onChange={setChosen} />
        </>
      )}
      {known && step === 'confirm' && (
        <>
          <ConfirmRoles known={known} chosen={chosen} plan={plan} />
          {typed.field}
        </>
      )}
      {known && partly && (
        <>
          <OutcomeTable
            known={known}
            title={say('roles.many.failures')}
            outcomes={partly.failures}
            nameOf={name}
            reasons
          />
          {partly.successes.length === 0 && <p>{say('roles.many.noSuccesses')}</p>}
          {partly.successes.length > 0 && (
            <OutcomeTable
              known={known}
              title={say('roles.many.successes')}
              outcomes={partly.successes}
              nameOf={name}
              reasons={false}
            />
          )}
        </>
      )}
    </ActionDialog>
  );
}
