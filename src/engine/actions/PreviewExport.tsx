import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { EXAMPLES } from '../../../contract/constants';
import { isReason, MAX_EXPORTED, MIN_REASON_LENGTH } from '../../../contract/exports/exports';
import { useSentence } from '../../i18n/useSentence';
import { Button } from '../../ui/Button';
import { FormatChoice } from '../../ui/tableFile/FormatChoice';
import type { TableFormat } from '../../ui/tableFile/saveTable';
import { PermissionButton } from '../../ui/tips/PermissionButton';
import type { PendingAction } from './pending';
import { usePreviewExport } from './usePreviewExport';

/**
 * Explains that a preview names only the first records of each group, and offers all of them as a file, with a reason
 * as for any export.
 */
export function PreviewExport({ pending }: { pending: PendingAction }) {
  const translate = useTranslate();
  const sentence = useSentence();
  const { make, fault, read } = usePreviewExport(pending);
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [format, setFormat] = useState<TableFormat>('xlsx');
  const [tried, setTried] = useState(false);
  const short = !isReason(reason);

  function save(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!short) void make(reason.trim(), format);
  }
  return (
    <Alert role="none" severity="info" sx={{ mb: 2 }}>
      {translate('engine.action.namesSome', { most: EXAMPLES })}
      {open ? (
        <form noValidate onSubmit={save}>
          <TextField
            label={translate('engine.export.reason')}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            required
            fullWidth
            autoFocus
            margin="normal"
            error={tried && short}
            helperText={translate('engine.export.why', { least: MIN_REASON_LENGTH })}
            slotProps={{ htmlInput: { maxLength: 500 } }}
          />
          <FormatChoice format={format} choose={setFormat} />
          <Button type="submit" variant="outlined" busy={read !== undefined}>
            {translate('engine.action.namesSave')}
          </Button>
        </form>
      ) : (
        <Box>
          <PermissionButton can={['listExport', 'export']} size="small" onClick={() => setOpen(true)}>
            {translate('engine.action.namesAll')}
          </PermissionButton>
        </Box>
      )}
      <div role="status">{read ? translate('engine.action.namesRead', { read }) : ''}</div>
      <div role="alert">{fault && sentence(fault, { most: MAX_EXPORTED })}</div>
    </Alert>
  );
}
