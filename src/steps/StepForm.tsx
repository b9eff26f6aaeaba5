import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type RefObject, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import {
  answerProblems,
  BACK,
  CHANGE,
  lineFor,
  NEXT,
  type Procedure,
} from '../../contract/procedures/procedure';
import { useSay } from '../i18n/useSay';
import { useSession } from '../session/SessionContext';
import { viewerOf } from '../session/viewer';
import { Button } from '../ui/Button';
import { LeaveGuard } from '../ui/LeaveGuard';
import { Tips } from '../ui/tips/Tips';
import { AnswerForm } from './AnswerForm';
import { Conflict } from './Conflict';
import { StepFailure } from './StepFailure';
import type { StepScreen, StepScreens } from './stepScreen';
import { type AnswerFormState, type StepAnswers, useAnswerForm } from './useAnswerForm';
import type { ProcedureInstance, ProcedureState } from './useProcedure';

/** Question before a procedure is left. */
export interface Leave {
  readonly when: boolean;
  readonly title: string;
  readonly about?: string;
  readonly onLeave: () => void;
}

interface StepFormProps {
  readonly of: Procedure;
  readonly name: string;
  readonly screen: StepScreen;
  readonly screens: StepScreens;
  readonly procedure: ProcedureState;
  readonly run: ProcedureInstance;
  /** True if the person changes the step from the summary. */
  readonly changing: boolean;
  /** State saved by another person, if it differs from what was given here. */
  readonly theirs: ProcedureInstance | undefined;
  /** Receives the form. */
  readonly shown: RefObject<AnswerFormState | undefined>;
  readonly leave: Leave | undefined;
  /** True if the step follows another one on the same page, in which case its heading takes the focus. */
  readonly follows: boolean;
  /** Tries to move the procedure. @returns whether it succeeded; if not, the error is shown */
  readonly attempt: (work: () => Promise<boolean>) => Promise<boolean>;
  readonly running: boolean;
  readonly error: string | undefined;
  readonly setError: (error: string | undefined) => void;
  /** Keeps this step on the page while the procedure moves back to it. */
  readonly hold: (held: boolean) => void;
}

const none = {};

/**
 * Renders a step: the conflict with another person's answers, its inputs, and the buttons that send its answers, go
 * back, or return to the summary.
 */
export function StepForm(props: StepFormProps) {
  const { of, name, screen, screens, procedure, run, changing, theirs, shown } = props;
  const { leave, follows, attempt, running, error, setError, hold } = props;
  const say = useSay();
  const session = useSession();
  const [, setParameters] = useSearchParams();
  const { fields } = of.steps[name] ?? {};
  const base = (run.answers as Record<string, StepAnswers | undefined>)[name] ?? screen.initial ?? none;
  const problemsOf = (answers: StepAnswers) => [
    ...answerProblems(of, name, answers, viewerOf(session)),
    ...(screen.problems?.(answers) ?? []),
  ];
  const form = useAnswerForm({
    spec: { ...screen, fields: fields ?? none },
    base,
    problemsOf,
    ...(fields && !screen.noInputs && { draftName: `${of.name}/${procedure.subject}/${name}` }),
  });
  const { answers } = form;
  shown.current = form;

  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only as the step appears
  useEffect(() => {
    if (follows) heading.current?.focus({ preventScroll: false });
  }, []);

  async function next(): Promise<void> {
    const { checked, problem } = await form.check();
    setError(problem);
    if (!checked) return;
    const sent = fields ? { step: name, answers: checked } : {};
    const isDone = await attempt(() => {
      if (changing) return procedure.go(CHANGE, sent);
      return screen.send ? screen.send(checked, run) : procedure.go(NEXT, sent);
    });
    if (!isDone) return;
    form.settle();
    if (changing) toSummary();
  }

  async function back(): Promise<void> {
    if (screen.back) screen.back();
    else if ((await attempt(() => procedure.go(BACK))) && screen.clears) form.forgetDraft();
  }

  const toSummary = () => setParameters({}, { replace: true });

  async function keepMine(): Promise<void> {
    hold(true);
    await attempt(async () => {
      await procedure.returnTo(name, theirs?.answers ?? {});
      return true;
    });
    procedure.resolve();
    hold(false);
  }

  const isForward = changing || Boolean(lineFor(of, run.step, NEXT) || screen.send);
  const isBack = Boolean(lineFor(of, run.step, BACK) || screen.back);
  const { incomplete } = screen;
  const disabledReason =
    screen.disabledReason?.(answers) ??
    (incomplete && problemsOf(answers).length > 0 ? incomplete : undefined);
  const { Screen } = screen;
  return (
    <>
      {theirs && (
        <Conflict
          screen={screen}
          step={name}
          theirs={theirs}
          mine={answers}
          take={() => {
            form.discard();
            procedure.resolve();
            screen.takeTheirs?.go(theirs);
          }}
          keep={() => void keepMine()}
        />
      )}
      <Typography ref={heading} tabIndex={-1} component="h2" variant="h2" sx={{ mb: 2, outline: 'none' }}>
        {screen.label}
      </Typography>
      <AnswerForm form={form}>
        <Screen answers={answers} run={run} procedure={procedure} screens={screens} />
      </AnswerForm>
      <StepFailure error={error} />
      {(isForward || isBack) && (
        <Tips>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1.5, mt: 3 }}>
            {changing && (
              <Button
                busy={running}
                onClick={() => {
                  form.discard();
                  toSummary();
                }}
              >
                {say('procedure.unchanged')}
              </Button>
            )}
            {!changing && isBack && (
              <Button busy={running} onClick={() => void back()}>
                {say('procedure.back')}
              </Button>
            )}
            {isForward && (
              <Button
                variant="contained"
                disabledReason={disabledReason}
                busy={running}
                onClick={() => void next()}
                sx={{ ml: 'auto' }}
              >
                {say(changing ? 'procedure.toSummary' : 'procedure.next')}
              </Button>
            )}
          </Box>
        </Tips>
      )}
      <LeaveGuard
        when={form.changed || leave?.when === true}
        {...(leave && { title: leave.title, about: leave.about ?? '' })}
        onLeave={() => {
          form.discard();
          leave?.onLeave();
        }}
      />
    </>
  );
}
