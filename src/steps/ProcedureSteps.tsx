import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import {
  changeable,
  firstStep,
  type Procedure,
  sameAnswers,
  stepsOf,
} from '../../contract/procedures/procedure';
import type { FieldError } from '../../contract/schema/errors';
import { showInstant } from '../../contract/values/dates';
import { isUnreachable } from '../api/refusal';
import { useSay } from '../i18n/useSay';
import { useInUse } from '../ui/inUse';
import { CHANGED } from './AnswerSummary';
import { failureText } from './failureText';
import { MovedNotice } from './MovedNotice';
import { StepBar } from './StepBar';
import { type Leave, StepForm } from './StepForm';
import type { StepScreens } from './stepScreen';
import type { AnswerFormState, StepAnswers } from './useAnswerForm';
import type { ProcedureInstance, ProcedureState, Stale } from './useProcedure';
import { useStepHistory } from './useStepHistory';

interface Refused extends Stale {
  readonly errors?: readonly FieldError[];
}

interface ProcedureStepsProps {
  readonly of: Procedure;
  readonly procedure: ProcedureState;
  readonly run: ProcedureInstance;
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
  const [isUnanswered, setUnanswered] = useState(false);
  const [running, setRunning] = useState(false);
  const [isHeld, hold] = useState(false);
  const asked = parameters.get(CHANGED) ?? '';
  const isChange = changeable(of, run.step).includes(asked as never);
  const current = useRef({ name: run.step, changing: false });
  /** The form of the step on the page. */
  const shown = useRef<AnswerFormState>(undefined);
  const given = shown.current?.given();
  const { theirs, presence } = procedure;
  const theirAnswers = (theirs?.answers as Record<string, StepAnswers> | undefined)?.[current.current.name];
  const isConflict = theirs !== undefined && given !== undefined && !sameAnswers(given, theirAnswers);
  // While a conflict is shown, the step stays the one that was typed in.
  if (!isConflict && !isHeld) current.current = { name: isChange ? asked : run.step, changing: isChange };
  const { name, changing } = current.current;
  const isLeft = run.step !== firstStep(of) && Boolean(run.saved) && !goesOn;
  const found = useRef(isLeft ? run.step : undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer means that the line is back
  useEffect(() => {
    if (isUnanswered) setError(undefined);
    setUnanswered(false);
  }, [presence.answered]);
  const isFirst = useRef(true);
  useEffect(() => {
    isFirst.current = false;
  }, []);

  const screen = screens[name];
  // A step that shows the result only is being read, not filled in.
  useInUse(screen !== undefined && !screen.over);

  async function attempt(work: () => Promise<boolean>): Promise<boolean> {
    setRunning(true);
    setError(undefined);
    try {
      const done = await procedure.during(work);
      if (done) found.current = undefined;
      return done;
    } catch (thrown) {
      const { code, current: saved, errors = [] } = thrown as Refused;
      if (code === 'stale' && saved) {
        procedure.showTheirs(thrown);
        return false;
      }
      // Another tab or person may have moved the procedure to another step; reloads it to show that step.
      if (code === 'conflict') void procedure.readAgain();
      setUnanswered(isUnreachable(thrown));
      const text = failureText(thrown, screen?.failed ?? failed);
      setError(errors.length > 0 && shown.current ? shown.current.refuse(errors) : text);
      return false;
    } finally {
      setRunning(false);
    }
  }

  useStepHistory({
    steps: stepsOf(of),
    current: run.step,
    isMoved: theirs !== undefined,
    returnTo: (step) =>
      attempt(async () => {
        await procedure.returnTo(step, {});
        return true;
      }),
  });

  if (!screen) return null;
  const labels = stepsOf(of).map((one) => screens[one]?.label ?? one);
  const at = stepsOf(of).indexOf(name as never);
  /** True if the step is shown as a person left it earlier. */
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
        <MovedNotice theirs={isConflict ? undefined : theirs} failure={presence.failure} />
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
        theirs={isConflict ? theirs : undefined}
        shown={shown}
        leave={leave}
        follows={!isFirst.current}
        attempt={attempt}
        running={running}
        error={error}
        setError={setError}
        hold={hold}
      />
    </Box>
  );
}
