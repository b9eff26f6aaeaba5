import { useEffect } from 'react';
import type { Resource } from '../declaration/defineResource';
import { ActionDialog } from './ActionDialog';
import { useActions } from './ActionsContext';
import type { Begun } from './pending';
import { useActionFlow } from './useActionFlow';
import { useFocusReturn } from './useFocusReturn';

/** Carries out what was begun last: its questions, its call, what became of it. */
export function ActionRun({ resource, begun }: { resource: Resource; begun: Begun }) {
  const { outcomes, onSettled } = useActions();
  const flow = useActionFlow(resource, outcomes, onSettled);
  const { start, pending } = flow;
  useFocusReturn(pending !== undefined);

  // One click is one start, whatever else changes meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another click begins it again
  useEffect(() => start(begun.action, begun.chosen), [begun]);

  return pending ? <ActionDialog resource={resource} pending={pending} flow={flow} /> : null;
}
