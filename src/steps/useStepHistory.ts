import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';

interface StepHistoryInput {
  /** Names of the steps, in order. */
  readonly steps: readonly string[];
  /** Current step of the procedure. */
  readonly current: string;
  /**
   * True if another person moved the procedure: the step on the page was not left by this person, so it gets no entry
   * of the history.
   */
  readonly isMoved: boolean;
  /** Goes back to a step. */
  readonly returnTo: (step: string) => Promise<unknown>;
}

/**
 * Lets the browser's Back go one step back: each step forward adds an entry to the history, and returning to an entry
 * returns to its step as far as the procedure allows it.
 */
export function useStepHistory(input: StepHistoryInput): void {
  const { current } = input;
  const { key, search, state } = useLocation();
  const arrived = useNavigationType();
  const navigate = useNavigate();
  const latest = useRef(input);
  latest.current = input;
  /** Step shown in each entry of the history, by the key of the entry. */
  const shownIn = useRef(new Map<string, string>());
  const before = useRef({ key, search, step: current });

  // biome-ignore lint/correctness/useExhaustiveDependencies: reacts to another step or another entry only
  useEffect(() => {
    const { steps, returnTo, isMoved } = latest.current;
    const place = (step: string) => steps.indexOf(step);
    const last = before.current;
    const entry = shownIn.current.get(key);
    before.current = { key, search, step: current };
    const sameEntry = key === last.key;
    if (sameEntry && !isMoved && place(current) > place(last.step)) {
      shownIn.current.set(key, last.step);
      void navigate({ search }, { state });
      return;
    }
    shownIn.current.set(key, current);
    if (sameEntry || arrived !== 'POP' || entry === undefined || search !== last.search) return;
    if (place(entry) < place(current)) void returnTo(entry);
    // The entry belongs to a step that was left with the button of the page. It is skipped, so that no press of Back is
    // without effect.
    else if (entry === current) void navigate(-1);
  }, [key, current]);
}
