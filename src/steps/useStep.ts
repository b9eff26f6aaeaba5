import { useRef, useState } from 'react';
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
} from '../../contract/procedures/procedure';
import type { FieldError } from '../../contract/schema/errors';
import { useSession } from '../session/SessionContext';
import { viewerOf } from '../session/viewer';
import { CHANGED } from './AnswerSummary';
import { failureText } from './failureText';
import type { StepAnswers, StepScreens } from './stepScreen';
import type { ProcedureInstance, ProcedureState } from './useProcedure';

interface StepInput {
  readonly of: Procedure;
  readonly procedure: ProcedureState;
  readonly run: ProcedureInstance;
  readonly screens: StepScreens;
  readonly failed: string;
}

interface Refused extends Error {
  readonly code?: string;
  readonly errors?: readonly FieldError[];
}

const stored = (run: ProcedureInstance, step: string) =>
  (run.answers as Record<string, StepAnswers | undefined>)[step];

/** Manages the current step: its input, its errors, and the ways forward and back. */
export function useStep({ of, procedure, run, screens, failed }: StepInput) {
  const session = useSession();
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get(CHANGED) ?? '';
  const changing = changeable(of, run.step).includes(asked as never);
  const held = useRef<string>(undefined);
  // While a conflict is shown, the step stays the one that was typed in.
  if (!procedure.theirs) held.current = changing ? asked : run.step;
  const name = held.current ?? run.step;
  const screen = screens[name];
  const [typing, setTyping] = useState<Readonly<Record<string, StepAnswers>>>({});
  const [sent, setSent] = useState<readonly FieldError[]>([]);
  const [error, setError] = useState<string>();
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

  async function run_(work: () => Promise<boolean>): Promise<boolean> {
    setRunning(true);
    setError(undefined);
    try {
      const done = await work();
      if (done) found.current = undefined;
      return done;
    } catch (thrown) {
      const refused = thrown as Refused;
      // Another tab or person may have moved it to another step; read it again to show that one.
      if (refused.code === 'conflict') void procedure.readAgain();
      setSent(refused.errors ?? []);
      if (!refused.errors?.length) setError(failureText(thrown, screen?.failed ?? failed));
      return false;
    } finally {
      setRunning(false);
    }
  }

  async function next(): Promise<void> {
    const wrong = answerProblems(of, name, typed, viewerOf(session));
    setSent(wrong);
    if (wrong.length > 0) return;
    const answers = of.steps[name]?.fields ? { step: name, answers: typed } : {};
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
    },
    keepMine: () => {
      const mine = typed;
      void run_(async () => {
        await procedure.returnTo(name);
        return true;
      }).then(() => {
        setTyping((now) => ({ ...now, [name]: mine }));
        procedure.resolve();
      });
    },
  };
}

export type StepState = ReturnType<typeof useStep>;
