import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { type Procedure, stepsOf } from '../../contract/procedures/procedure';
import { showInstant } from '../../contract/values/dates';
import { useSay } from '../i18n/useSay';
import { LeaveGuard } from '../ui/LeaveGuard';
import { Conflict } from './Conflict';
import { MovedNotice } from './MovedNotice';
import { StepBar } from './StepBar';
import { StepButtons } from './StepButtons';
import { StepFailure } from './StepFailure';
import type { StepScreens } from './stepScreen';
import type { ProcedureState, Run } from './useProcedure';
import { useStep } from './useStep';

interface ProcedureStepsProps {
  readonly of: Procedure;
  readonly procedure: ProcedureState;
  readonly run: Run;
  readonly screens: StepScreens;
  /** Sentence for technical failures, which are not the person's fault. */
  readonly failed: string;
  /** Question before leaving; its `when` is an additional condition for procedures that do not save what was typed. */
  readonly leave?: Leave;
}

/** Question before a procedure is left. */
export interface Leave {
  readonly when: boolean;
  readonly title: string;
  readonly about?: string;
  readonly onLeave: () => void;
}

/**
 * Renders a procedure at its current step: the progress, other people who have it open, the step itself, and the
 * buttons.
 */
export function ProcedureSteps({ of, procedure, run, screens, failed, leave }: ProcedureStepsProps) {
  const say = useSay();
  const step = useStep({ of, procedure, run, screens, failed });
  const { name, screen, typed, changed, problems, error, changing } = step;
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step moves the focus to its heading
  useEffect(() => {
    if (!first.current) heading.current?.focus({ preventScroll: false });
    first.current = false;
  }, [name, changing]);
  if (!screen) return null;
  const labels = stepsOf(of).map((one) => screens[one]?.label ?? one);
  const at = stepsOf(of).indexOf(name as never);
  const { Screen } = screen;

  return (
    <Box sx={{ maxWidth: 1100 }}>
      <StepBar labels={labels} at={at} />
      <div role="status">
        {step.resumed && run.saved && (
          <Alert role="none" severity="info" sx={{ mb: 2 }}>
            {say('procedure.resumed', {
              at: at + 1,
              step: screen.label,
              name: run.saved.name,
              moment: showInstant(run.saved.at),
            })}
          </Alert>
        )}
        {run.cancelled && (
          <Alert role="none" severity="warning" sx={{ mb: 2 }}>
            {say('procedure.cancelled', { name: run.cancelled.name, moment: showInstant(run.cancelled.at) })}
          </Alert>
        )}
        <MovedNotice
          theirs={step.conflicting ? undefined : procedure.theirs}
          failure={procedure.presence.failure}
        />
        {procedure.others.length > 0 && (
          <Alert role="none" severity="warning" sx={{ mb: 2 }}>
            {say('procedure.others', { names: procedure.others.map(({ name: who }) => who).join(', ') })}
          </Alert>
        )}
      </div>
      {step.conflicting && procedure.theirs && (
        <Conflict
          screen={screen}
          step={name}
          theirs={procedure.theirs}
          mine={typed}
          take={step.takeTheirs}
          keep={step.keepMine}
        />
      )}
      <Typography ref={heading} tabIndex={-1} component="h2" variant="h2" sx={{ mb: 2, outline: 'none' }}>
        {screen.label}
      </Typography>
      <Screen
        answers={typed}
        change={step.change}
        problems={problems}
        run={run}
        procedure={procedure}
        screens={screens}
      />
      <StepFailure error={error} />
      <StepButtons of={of} run={run} step={step} />
      <LeaveGuard
        when={changed || leave?.when === true}
        {...(leave && { title: leave.title, about: leave.about ?? '' })}
        onLeave={() => {
          step.discard();
          leave?.onLeave();
        }}
      />
    </Box>
  );
}
