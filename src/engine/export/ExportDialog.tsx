import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useNotify, useTranslate } from 'ra-core';
import { type FormEvent, useId, useMemo, useState } from 'react';
import { dayInRome } from '../../../contract/dates';
import { listExport } from '../../../contract/endpoints/exports';
import { isReason, LEAST_REASON } from '../../../contract/exports';
import { useRun } from '../EngineDataProvider';
import { useListScreen } from '../list/ListScreen';
import { writeListState } from '../list/listState';
import { columnsFor, type Width } from '../table/columnsFor';
import { csvOf } from './csv';
import { exportLines, exportPlan } from './exportPlan';
import { saveFile } from './saveFile';

/** Says what will leave the console, asks why where it is personal, records it, and only then saves the file. */
export function ExportDialog({ width, onClose }: { width: Width; onClose: () => void }) {
  const { resource, row, results, state, shape, words } = useListScreen();
  const translate = useTranslate();
  const notify = useNotify();
  const run = useRun();
  const title = useId();
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState('');
  const [running, setRunning] = useState(false);
  const plan = useMemo(
    () => exportPlan(resource, columnsFor(row.columns, width)),
    [resource, row.columns, width],
  );
  // The same for every try of the same file: the log has one line for it.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const short = plan.reasonNeeded && !isReason(reason);
  const [tried, setTried] = useState(false);

  async function save(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (short || running) return;
    setRunning(true);
    setFault('');
    try {
      const body = {
        columns: plan.columns,
        rows: results.length,
        query: writeListState(state, shape),
        ...(plan.reasonNeeded && { reason: reason.trim() }),
      };
      const params = { entity: resource.can.list[0] };
      await run(resource.name, listExport, { params, body, idempotencyKey });
      const name = `${words.say('title').toLowerCase().replaceAll(/\W+/g, '-')}-${dayInRome(row.viewer.now)}.csv`;
      saveFile(name, csvOf(exportLines(resource, plan, results, words)), 'text/csv;charset=utf-8');
      notify('engine.export.done', { type: 'success', messageArgs: { smart_count: results.length } });
      onClose();
    } catch (error) {
      setFault(error instanceof Error ? error.message : 'engine.list.failed');
      setRunning(false);
    }
  }
  const labels = (names: readonly string[]) => names.map((name) => words.label(name)).join(', ');

  return (
    <Dialog open onClose={onClose} transitionDuration={0} aria-labelledby={title} maxWidth="sm" fullWidth>
      <form noValidate onSubmit={save}>
        <DialogTitle id={title}>{translate('engine.export.title')}</DialogTitle>
        <DialogContent>
          <p>{translate('engine.export.rows', { smart_count: results.length })}</p>
          <p>{translate('engine.export.columns', { columns: labels(plan.columns) })}</p>
          {plan.leftOut.length > 0 && (
            <Alert severity="info">
              {translate('engine.export.leftOut', { columns: labels(plan.leftOut) })}
            </Alert>
          )}
          {plan.reasonNeeded && (
            <TextField
              label={translate('engine.export.reason')}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
              required
              fullWidth
              multiline
              minRows={2}
              autoFocus
              margin="normal"
              error={tried && short}
              helperText={translate('engine.export.why', { least: LEAST_REASON })}
              slotProps={{ htmlInput: { maxLength: 500 } }}
            />
          )}
          <div role="alert">{fault && <Alert severity="error">{translate(fault, { _: fault })}</Alert>}</div>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} sx={{ mr: 'auto' }}>
            {translate('engine.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" aria-disabled={running}>
            {translate('engine.export.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
