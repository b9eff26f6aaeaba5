import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { changeable, firstStep, type Procedure, stepsOf } from '../../contract/procedures/procedure';
import { showInstant } from '../../contract/values/dates';
import { useSay } from '../i18n/useSay';
import { CHANGED } from './AnswerSummary';
import { StepBar } from './StepBar';
import { type Leave, StepForm } from './StepForm';
import type { StepScreens } from './stepScreen';
import type { ProcedureState, Run } from './useProcedure';

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

/**
 * Renders a procedure at its current step: the progress, other people who have it open, and the step itself.
 */
export function ProcedureSteps({ of, procedure, run, screens, failed, leave }: ProcedureStepsProps) {
  const say = useSay();
  const [parameters] = useSearchParams();
  const goesOn = (useLocation().state as { readonly goesOn?: boolean } | null)?.goesOn === true;
  const [error, setError] = useState<string>();
  const [isHeld, hold] = useState(false);
  const asked = parameters.get(CHANGED) ?? '';
  const isChange = changeable(of, run.step).includes(asked as never);
  const current = useRef({ name: run.step, changing: false });
  // While a conflict is shown, the step stays the one that was typed in.
  if (!procedure.theirs && !isHeld)
    current.current = { name: isChange ? asked : run.step, changing: isChange };
  const { name, changing } = current.current;
  const isLeft = run.step !== firstStep(of) && Boolean(run.saved) && !goesOn;
  const found = useRef(isLeft ? run.step : undefined);
  const isFirst = useRef(true);
  useEffect(() => {
    isFirst.current = false;
  }, []);

  const screen = screens[name];
  if (!screen) return null;
  const labels = stepsOf(of).map((one) => screens[one]?.label ?? one);
  const at = stepsOf(of).indexOf(name as never);
  /** The step was resumed as a person left it earlier. */
  const isResumed = found.current === run.step && !screen.over;

  return (
    <Box sx={{ maxWidth: 1100 }}>
      <StepBar labels={labels} at={at} />
      <div role="status">
        {isResumed && run.saved && (
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
        {procedure.others.length > 0 && (
          <Alert role="none" severity="warning" sx={{ mb: 2 }}>
            {say('procedure.others', { names: procedure.others.map(({ name: who }) => who).join(', ') })}
          </Alert>
        )}
      </div>
      <StepForm
        key={`${name} ${changing}`}
        of={of}
        name={name}
        screen={screen}
        screens={screens}
        procedure={procedure}
        run={run}
        changing={changing}
        leave={leave}
        failed={failed}
        follows={!isFirst.current}
        error={error}
        setError={setError}
        moved={() => {
          found.current = undefined;
        }}
        hold={hold}
      />
    </Box>
  );
}
