import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useListRows, useRowScreen } from '../list/ListScreen';
import { useActions } from './ActionsContext';

/** What an action could not do, a line for each, until it is closed or done. Those rows are still ticked. */
export function OutcomePanel() {
  const { results } = useListRows();
  const { words } = useRowScreen();
  const { outcomes, start } = useActions();
  const translate = useTranslate();
  const outcome = useSyncExternalStore(outcomes.subscribe, outcomes.latest);
  const panel = useRef<HTMLDivElement>(null);

  // It is above the rows; whoever acted from below them must see it, too.
  useEffect(() => {
    if (outcome) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome]);
  if (!outcome) return null;

  const { action, done, failed } = outcome;
  const ids = new Set(failed.map(({ id }) => id));
  return (
    <Alert
      ref={panel}
      severity="warning"
      role="alert"
      sx={{ mb: 1.5, '& .MuiAlert-action': { flexWrap: 'wrap' } }}
      action={
        <>
          <Button
            color="inherit"
            size="small"
            onClick={() =>
              start(
                action,
                results.filter(({ id }) => ids.has(id)),
              )
            }
          >
            {translate('engine.action.retry')}
          </Button>
          <Button color="inherit" size="small" onClick={() => outcomes.become(undefined)}>
            {translate('engine.action.close')}
          </Button>
        </>
      }
    >
      <AlertTitle>
        {done > 0 && `${words.say(`actions.${action}.partly`, { smart_count: done })}, `}
        {translate('engine.action.failed', { smart_count: failed.length })}
      </AlertTitle>
      <ul style={{ margin: 0, paddingLeft: '1.25rem', maxHeight: '10rem', overflow: 'auto' }}>
        {failed.map(({ id, name, reason }) => (
          <li key={id}>
            {name}: {reason}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
