import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { Button } from '../../ui/Button';
import { visuallyHidden } from '../../ui/visuallyHidden';
import type { Row } from '../declaration/defineResource';
import { useFormScope } from '../form/FormScope';
import { RestoredNotice } from '../form/RestoredNotice';
import { recordPath } from '../record/recordPath';

interface RowFootProps {
  readonly row: Row;
  /** The inputs in the row: their errors are beside them. */
  readonly inputs: readonly string[];
  readonly cancel: () => void;
}

/** Renders what stands below the inputs of a row: problems that are not of one input, and the buttons. */
export function RowFoot({ row, inputs, cancel }: RowFootProps) {
  const translate = useTranslate();
  const { spec, words, errors, problem, notice, restored, discard, saving, send } = useFormScope();
  const elsewhere = errors.filter(({ name }) => !inputs.includes(name.split('.')[0] ?? ''));
  const isLong = inputs.some((name) => {
    const field = spec.fields[name];
    return field?.kind === 'list' || (field?.kind === 'text' && field.lines !== undefined);
  });
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', whiteSpace: 'normal' }}>
      {restored && <RestoredNotice onDiscard={discard} />}
      {elsewhere.length > 0 && (
        <Alert severity="error" role="alert">
          {translate('engine.form.elsewhere')}{' '}
          {elsewhere.map(({ name, message }) => `${words.path(name)}: ${message}`).join('. ')}{' '}
          <a href={recordPath(spec.resource, row)}>{words.title(row)}</a>
        </Alert>
      )}
      {problem && errors.length === 0 && (
        <Alert severity="error" role="alert">
          {problem}
        </Alert>
      )}
      {notice}
      <Box
        role="group"
        aria-label={translate('engine.form.inRow', { name: words.title(row) })}
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
      >
        <Button size="small" variant="contained" busy={saving} onClick={() => void send()}>
          {translate(`engine.form.${saving ? 'saving' : 'save'}`)}
        </Button>
        <Button size="small" busy={saving} onClick={cancel}>
          {translate('engine.action.cancel')}
        </Button>
        <Box
          component="span"
          sx={{
            color: 'text.secondary',
            typography: 'body2',
            // Without a keyboard there is nothing to press.
            '@media (hover: none)': { display: 'none' },
          }}
        >
          {translate(isLong ? 'engine.form.rowKeysLines' : 'engine.form.rowKeys')}
        </Box>
        <Box role="status" sx={visuallyHidden}>
          {saving && translate('engine.form.saving')}
        </Box>
      </Box>
    </Box>
  );
}
