import { useEffect } from 'react';
import { useFocusReturn } from '../../ui/useFocusReturn';
import type { Resource } from '../declaration/defineResource';
import { ActionStepDialog } from './ActionStepDialog';
import { useActions } from './ActionsContext';
import { ExcludedDialog } from './ExcludedDialog';
import type { StartedAction } from './pending';
import { useActionFlow } from './useActionFlow';

/** Runs the action started last: its steps, its call, and the report of its outcome. */
export function ActionRun({ resource, begun }: { resource: Resource; begun: StartedAction }) {
  const { outcomes, onFinished } = useActions();
  const flow = useActionFlow(resource, outcomes, onFinished);
  const { start, pending, excluded, forget } = flow;
  useFocusReturn(pending !== undefined || excluded !== undefined);

  // One click starts one action, whatever else changes meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another click starts it again
  useEffect(() => start(begun.action, begun.chosen), [begun]);

  if (pending) return <ActionStepDialog resource={resource} pending={pending} flow={flow} />;
  return excluded ? <ExcludedDialog resource={resource} excluded={excluded} onClose={forget} /> : null;
}
