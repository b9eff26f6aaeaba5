import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { FormProvider } from 'react-hook-form';
import { EXAMPLES } from '../../../contract/constants';
import { MAX_EXPORTED } from '../../../contract/exports/exports';
import { useSentence } from '../../i18n/useSentence';
import { Button } from '../../ui/Button';
import { FormatChoice } from '../../ui/tableFile/FormatChoice';
import type { TableFormat } from '../../ui/tableFile/saveTable';
import { PermissionButton } from '../../ui/tips/PermissionButton';
import { ReasonInput, useReasonForm } from '../form/ReasonInput';
import type { PendingAction } from './pending';
import { usePreviewExport } from './usePreviewExport';

/**
 * Renders the note that a preview names only the first records of each group, and the form that exports all of them. As
 * for any export, a reason is required.
 */
export function PreviewExport({ pending }: { pending: PendingAction }) {
  const translate = useTranslate();
  const sentence = useSentence();
  const { make, fault, read } = usePreviewExport(pending);
  const [open, setOpen] = useState(false);
  const form = useReasonForm();
  const [format, setFormat] = useState<TableFormat>('xlsx');
  return (
    <Alert role="none" severity="info" sx={{ mb: 2 }}>
      {translate('engine.action.namesSome', { most: EXAMPLES })}
      {open ? (
        <FormProvider {...form}>
          <Box
            component="form"
            noValidate
            onSubmit={form.handleSubmit(({ reason }) => make(reason, format))}
            sx={{ display: 'grid', gap: 1, justifyItems: 'start', pt: 2 }}
          >
            <ReasonInput />
            <FormatChoice format={format} choose={setFormat} />
            <Button type="submit" variant="outlined" busy={read !== undefined}>
              {translate('engine.action.namesSave')}
            </Button>
          </Box>
        </FormProvider>
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
