import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import {
  answerProblems,
  BACK,
  CHANGE,
  changeable,
  firstStep,
  NEXT,
  type Procedure,
  sameAnswers,
  stepsOf,
} from '../../contract/procedures/procedure';
import type { FieldError } from '../../contract/schema/errors';
import { isUnreachable } from '../api/refusal';
import { useSession } from '../session/SessionContext';
import { viewerOf } from '../session/viewer';
import { CHANGED } from './AnswerSummary';
import { failureText } from './failureText';
import type { StepAnswers, StepScreens } from './stepScreen';
import type { ProcedureState, Run, Stale } from './useProcedure';
import { useStepHistory } from './useStepHistory';

interface StepInput {
  readonly of: Procedure;
  readonly procedure: ProcedureState;
  readonly run: Run;
  readonly screens: StepScreens;
  readonly failed: string;
}

interface Refused extends Stale {
  readonly errors?: readonly FieldError[];
}

const stored = (run: Run, step: string) => (run.answers as Record<string, StepAnswers | undefined>)[step];

/** Manages the current step: its input, its errors, and the ways forward and back. */
export function useStep({ of, procedure, run, screens, failed }: StepInput) {
  const session = useSession();
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get(CHANGED) ?? '';
  const changing = changeable(of, run.step).includes(asked as never);
  const held = useRef<string>(undefined);
  const [typing, setTyping] = useState<Readonly<Record<string, StepAnswers>>>({});
  const { theirs } = procedure;
  const mine = typing[held.current ?? ''];
  const conflicting =
    theirs !== undefined && mine !== undefined && !sameAnswers(mine, stored(theirs, held.current ?? ''));
  // While a conflict is shown, the step stays the one that was typed in.
  if (!conflicting) held.current = changing ? asked : run.step;
  const name = held.current ?? run.step;
  const screen = screens[name];
  const [sent, setSent] = useState<readonly FieldError[]>([]);
  const [error, setError] = useState<string>();
  const [unanswered, setUnanswered] = useState(false);
  const [running, setRunning] = useState(false);
  const goesOn = (useLocation().state as { readonly goesOn?: boolean } | null)?.goesOn === true;
  const left = run.step !== firstStep(of) && run.saved !== undefined && run.saved !== null && !goesOn;
  const found = useRef(left ? run.step : undefined);
  const base = stored(run, name) ?? screen?.initial ?? {};
  const typed = typing[name] ?? base;
  const forget = () => {
    setTyping(({ [name]: _, ...rest }) => rest);
    setSent([]);
    setError(undefined);
  };
  const { answered } = procedure.presence;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer means that the line is back
  useEffect(() => {
    if (unanswered) setError(undefined);
    setUnanswered(false);
  }, [answered]);

  async function run_(work: () => Promise<boolean>): Promise<boolean> {
    setRunning(true);
    setError(undefined);
    try {
      const done = await procedure.during(work);
      if (done) found.current = undefined;
      return done;
    } catch (thrown) {
      const refused = thrown as Refused;
      if (refused.code === 'stale' && refused.current) {
        procedure.showTheirs(thrown);
        return false;
      }
      // Another tab or person may have moved it to another step; read it again to show that one.
      if (refused.code === 'conflict') void procedure.readAgain();
      setSent(refused.errors ?? []);
      setUnanswered(isUnreachable(thrown));
      if (!refused.errors?.length) setError(failureText(thrown, screen?.failed ?? failed));
      return false;
    } finally {
      setRunning(false);
    }
  }

  useStepHistory({
    steps: stepsOf(of),
    current: run.step,
    returnTo: (step) =>
      run_(async () => {
        await procedure.returnTo(step, {});
        return true;
      }),
  });

  async function next(): Promise<void> {
    const wrong = answerProblems(of, name, typed, viewerOf(session));
    setSent(wrong);
    if (wrong.length > 0) return;
    const answers = of.steps[name]?.fields ? { step: name, answers: typed } : {};
    // Also the proposed values count as typed once they are sent.
    if (of.steps[name]?.fields) setTyping((now) => ({ ...now, [name]: typed }));
    const work = changing
      ? () => procedure.go(CHANGE, answers)
      : screen?.send
        ? () => screen.send?.(typed, run) ?? Promise.resolve(false)
        : () => procedure.go(NEXT, answers);
    if (!(await run_(work))) return;
    forget();
    if (changing) setParameters({}, { replace: true });
  }

  return {
    name,
    screen,
    typed,
    running,
    error,
    changing,
    next,
    changed: !sameAnswers(typed, base),
    conflicting,
    problems: sent,
    /** The step was resumed as a person left it earlier. */
    resumed: found.current === run.step && !screen?.over,
    change: (answers: StepAnswers) => {
      setTyping((now) => ({ ...now, [name]: answers }));
      setSent([]);
    },
    back: async () => {
      if (screen?.back) screen.back();
      else if ((await run_(() => procedure.go(BACK))) && screen?.clears) forget();
    },
    stopChanging: () => {
      forget();
      setParameters({}, { replace: true });
    },
    discard: forget,
    takeTheirs: () => {
      forget();
      procedure.resolve();
      if (theirs) screen?.takeTheirs?.go(theirs);
    },
    keepMine: () => {
      void run_(async () => {
        await procedure.returnTo(name, theirs?.answers ?? {});
        return true;
      }).then(() => {
        setTyping((now) => ({ ...now, [name]: typed }));
        procedure.resolve();
      });
    },
  };
}

export type StepState = ReturnType<typeof useStep>;
