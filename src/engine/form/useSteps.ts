import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Section } from '../record/sections';

/**
 * Returns the current tab of a form that is filled in tab by tab, and the functions that open others: errors on one tab
 * keep the next one closed.
 */
export function useSteps(sections: readonly Section[], form: UseFormReturn<FieldValues>) {
  const [reached, setReached] = useState(0);
  const [tries, setTries] = useState(0);
  const steps = sections.filter(({ tab }) => tab !== undefined);
  const current = Math.min(reached, Math.max(steps.length - 1, 0));
  const above = sections.find(({ tab }) => tab === undefined);

  return {
    current,
    tab: steps[current]?.tab,
    last: current >= steps.length - 1,
    /** The number of rejected attempts to go to the next step. */
    tries,
    go: setReached,
    open: (tab: string) => setReached(steps.findIndex((step) => step.tab === tab)),
    async next() {
      const asked = [...(above?.inputs ?? []), ...(steps[current]?.inputs ?? [])];
      if (await form.trigger(asked)) setReached(current + 1);
      else setTries(tries + 1);
    },
  };
}
