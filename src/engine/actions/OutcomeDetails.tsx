import Alert, { type AlertColor } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { Operation } from '../../../contract/operations/operation';
import { useSentence } from '../../i18n/useSentence';
import { Button } from '../../ui/Button';
import { focusIfLost } from '../../ui/focusIfLost';
import { PermissionButton } from '../../ui/tips/PermissionButton';
import { useListRow, useListRows } from '../list/listContexts';
import { OperationLink } from '../operations/OperationLink';
import { OperationProgress } from '../operations/OperationProgress';
import { useOperation } from '../operations/useOperation';
import { useOperationCommand } from '../operations/useOperationCommand';
import { MadeLinks } from '../record/MadeLinks';
import { useRelated } from '../record/related';
import { useActions } from './ActionsContext';
import { NameList } from './NameList';
import type { Outcome } from './outcomes';
import { UndoButton } from './UndoButton';
import { useOutcome } from './useOutcome';

/** Moves a lost focus to the heading, because the pressed button disappears with the content of the panel. */
const keepFocus = () => focusIfLost('main h1');

/**
 * Renders the progress of the last action and, once it has ended, how many records were changed and why others failed.
 * It stays until the person closes it or another outcome replaces it.
 */
export function OutcomeDetails({ outcome }: { outcome: Outcome }) {
  const { progress } = outcome;
  return progress?.state === 'running' ? <Running operation={progress} /> : <Over outcome={outcome} />;
}

/** Shows the progress of an operation; the page stays usable meanwhile. */
function Running({ operation }: { operation: Operation }) {
  const { resource } = useListRow();
  const { outcomes, onFinished } = useActions();
  const { follow } = useOutcome(resource, outcomes, onFinished);
  const { data } = useOperation(operation.id, operation);
  const over = data.state !== 'running';

  // biome-ignore lint/correctness/useExhaustiveDependencies: an operation ends only once
  useEffect(() => {
    if (over) void follow(data);
  }, [over]);
  return (
    <Alert severity="info" icon={false} role="group" sx={{ mb: 1.5, '& .MuiAlert-message': { flexGrow: 1 } }}>
      <OperationProgress operation={data} onChange={(changed) => void follow(changed).then(keepFocus)}>
        <OperationLink id={operation.id} />
      </OperationProgress>
    </Alert>
  );
}

/** On a small screen the follow-up buttons stand below the result. */
const PANEL = {
  mb: 1.5,
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  '& .MuiAlert-message': { flex: 1 },
  '& .MuiAlert-action': {
    flexWrap: 'wrap',
    alignItems: 'start',
    width: { xs: '100%', sm: 'auto' },
    pl: { xs: 3.5, sm: 2 },
  },
};

function Over({ outcome }: { outcome: Outcome }) {
  const { done, failed, operation, progress, said, lacking, made } = outcome;
  const { resource, words } = useListRow();
  const { outcomes, onFinished } = useActions();
  const { follow } = useOutcome(resource, outcomes, onFinished);
  const pressed = (changed: Operation) => follow(changed).then(keepFocus);
  const translate = useTranslate();
  const sentence = useSentence();
  const panel = useRef<HTMLDivElement>(null);
  const failures = progress?.failed ?? failed.length;
  const partial = progress?.partial ?? 0;
  /**
   * True if the operation was stopped before it reached all records and can be resumed. A stopped undo cannot: it is
   * started again.
   */
  const resumes = Boolean(progress?.canRetry && progress.cancelled > 0);
  /**
   * The number of records that an undo left as they are because they were changed after the action; 0 for an action.
   */
  const notRestored = progress?.kind === 'takeBack' ? progress.skipped : 0;

  // The panel is above the rows: scroll to it if the action was started below them.
  useEffect(() => {
    if (outcome) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome]);

  const parts = [
    ...(done > 0 || failures === 0 ? [doneIn(outcome, words, translate)] : []),
    ...(partial > 0 ? [translate('resources.operation.outcome.partial', { smart_count: partial })] : []),
    ...(notRestored > 0
      ? [translate('resources.operation.outcome.notRestored', { smart_count: notRestored })]
      : []),
    ...(failures > 0 ? [translate('engine.action.failed', { smart_count: failures })] : []),
    ...(progress?.cancelled
      ? [translate('engine.operation.notReached', { smart_count: progress.cancelled })]
      : []),
  ];
  const harmless =
    failures + partial + notRestored === 0 &&
    !lacking &&
    (!progress || (progress.state === 'ended' && done > 0));
  const severity: AlertColor = harmless ? 'success' : 'warning';
  return (
    <Alert
      ref={panel}
      severity={severity}
      role={harmless ? 'group' : 'alert'}
      sx={PANEL}
      action={
        <>
          {operation && (failures > 0 || resumes) && (
            <RetryOperation id={operation} resumes={resumes} follow={pressed} />
          )}
          {!operation && failures > 0 && <RetryRows outcome={outcome} />}
          {operation && <UndoButton id={operation} outcome={outcome} follow={pressed} />}
          {operation && <OperationLink id={operation} />}
          <Button
            color="inherit"
            size="small"
            onClick={() => {
              outcomes.set(undefined);
              keepFocus();
            }}
          >
            {translate('engine.action.close')}
          </Button>
        </>
      }
    >
      <AlertTitle sx={{ mb: failed.length > 0 || progress?.problem ? 1 : 0 }}>
        {progress?.state === 'cancelled' && `${translate('engine.operation.cancelled')}: `}
        {said ?? parts.join(', ')}
      </AlertTitle>
      {said && <div>{parts.join(', ')}</div>}
      {lacking && <div>{lacking}</div>}
      {progress?.problem && sentence(progress.problem)}
      {failed.length > 0 && (
        <NameList
          names={failed}
          count={failures}
          label={translate('engine.action.failed', { smart_count: failures })}
        />
      )}
      {made && <Made {...made} />}
    </Alert>
  );
}

/** Offers the follow-up commands on records that the action created. */
function Made({ resource: name, ids }: NonNullable<Outcome['made']>) {
  const resource = useRelated(name);
  return (
    resource && (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <MadeLinks resource={resource} ids={ids} />
      </Box>
    )
  );
}

function doneIn(
  { action, done, progress }: Outcome,
  words: ReturnType<typeof useListRow>['words'],
  translate: ReturnType<typeof useTranslate>,
): string {
  if (progress?.kind === 'takeBack') return translate('engine.operation.restored', { smart_count: done });
  return words.say(`actions.${action}.partly`, { smart_count: done });
}

interface RetryOperationProps {
  readonly id: string;
  /** True if the operation was stopped before it reached all records. */
  readonly resumes: boolean;
  readonly follow: (operation: Operation) => Promise<unknown>;
}

/** Renders the button that retries an operation for the records that failed and those that it did not reach. */
function RetryOperation({ id, resumes, follow }: RetryOperationProps) {
  const translate = useTranslate();
  const { send, running, unsure } = useOperationCommand('retry', id, (changed) => void follow(changed));
  return (
    <>
      <span role="status">{unsure}</span>
      <PermissionButton
        can={['operation', 'retry']}
        color="inherit"
        size="small"
        aria-busy={running}
        onClick={send}
      >
        {translate(resumes ? 'engine.operation.resume' : 'engine.action.retry')}
      </PermissionButton>
    </>
  );
}

/**
 * Renders the button that starts an action again with its failed rows, if the provider stored no operation to retry.
 */
function RetryRows({ outcome: { action, failed } }: { outcome: Outcome }) {
  const { results } = useListRows();
  const { ticked } = useListRow();
  const { start } = useActions();
  const translate = useTranslate();
  const ids = new Set(failed.map(({ id }) => id));
  /** Starts again with the failed rows, which are still selected even if another page or search hides them. */
  const again = () => {
    const known = new Map([...ticked(), ...results].map((row) => [row.id, row]));
    start(
      action,
      [...known.values()].filter(({ id }) => ids.has(id)),
    );
  };
  return (
    <Button color="inherit" size="small" onClick={again}>
      {translate('engine.action.retry')}
    </Button>
  );
}
