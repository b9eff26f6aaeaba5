import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useListRows, useListSearch, useListView, useRowScreen } from './ListScreen';

/** In place of rows: that there are none, or that they could not be read. */
export function ListMessage() {
  const { phase, results, refetch } = useListRows();
  const { filters } = useListView();
  const { search } = useListSearch();
  const { words } = useRowScreen();
  const narrowed = search !== '' || Object.keys(filters).length > 0;
  const translate = useTranslate();
  if (phase === 'failed') {
    return (
      <Alert
        severity="error"
        role="alert"
        action={
          <Button color="inherit" size="small" onClick={refetch}>
            {translate('engine.list.retry')}
          </Button>
        }
      >
        {translate('engine.list.failed')}
      </Alert>
    );
  }
  if (phase === 'ready' && results.length === 0) {
    return (
      <Box sx={{ p: 4, textAlign: 'center', color: 'text.secondary' }}>
        {narrowed ? translate('engine.list.empty') : words.empty()}
      </Box>
    );
  }
  return null;
}

/** Above rows that may be old: bringing them up to date failed. */
export function OutdatedMessage() {
  const { outdated } = useListRows();
  const translate = useTranslate();
  if (!outdated) return null;
  return (
    <Alert severity="warning" sx={{ mb: 1.5 }}>
      {translate('engine.list.refreshing')}
    </Alert>
  );
}
