import { useEffect } from 'react';
import { useFocusReturn } from '../../ui/useFocusReturn';
import type { Resource } from '../declaration/defineResource';
import { ActionStepDialog } from './ActionStepDialog';
import { useActions } from './ActionsContext';
import { ExcludedDialog } from './ExcludedDialog';
import type { StartedAction } from './pending';
import { useActionFlow } from './useActionFlow';

/**
 * Starts the action that was clicked last, and renders the dialog of its current step, or of the records it left out;
 * nothing if neither is open.
 */
export function ActionRun({ resource, begun }: { resource: Resource; begun: StartedAction }) {
  const { outcomes, onFinished } = useActions();
  const flow = useActionFlow(resource, outcomes, onFinished);
  const { start, pending, excluded, forget } = flow;
  useFocusReturn(pending !== undefined || excluded !== undefined);

  // Each click passes a new `begun`, so the action starts once per click, whatever else changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another click starts it again
  useEffect(() => start(begun.action, begun.chosen), [begun]);

  if (pending) return <ActionStepDialog resource={resource} pending={pending} flow={flow} />;
  return excluded ? <ExcludedDialog resource={resource} excluded={excluded} onClose={forget} /> : null;
}
