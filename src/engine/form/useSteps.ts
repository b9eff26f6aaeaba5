import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Section } from '../record/sections';

/** How far a form has come that is filled in tab by tab: what is refused on one keeps the next one shut. */
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
    /** How often the next step was asked for and refused. */
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
