import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useSyncExternalStore } from 'react';
import { useListScreen } from '../list/ListScreen';
import { useActions } from './ActionsContext';

/** What an action could not do, a line for each, until it is closed or done. Those rows are still ticked. */
export function OutcomePanel() {
  const { words, results } = useListScreen();
  const { outcomes, start } = useActions();
  const translate = useTranslate();
  const outcome = useSyncExternalStore(outcomes.subscribe, outcomes.latest);
  if (!outcome) return null;

  const { action, done, failed } = outcome;
  const key = done > 0 ? 'partly' : 'nothingToDo';
  const ids = new Set(failed.map(({ id }) => id));
  return (
    <Alert
      severity="warning"
      role="none"
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
        {words.say(`actions.${action}.${key}`, { smart_count: done, failed: failed.length })}
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
