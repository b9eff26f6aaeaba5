import Alert from '@mui/material/Alert';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { FormProvider } from 'react-hook-form';
import { MAX_EXPORTED } from '../../../contract/exports/exports';
import { useSentence } from '../../i18n/useSentence';
import { ActionDialog } from '../../ui/ActionDialog';
import { FormatChoice } from '../../ui/tableFile/FormatChoice';
import type { TableFormat } from '../../ui/tableFile/saveTable';
import { ReasonInput, useReasonForm } from '../form/ReasonInput';
import { useListRow, useListRows } from '../list/listContexts';
import { exportPlan } from './exportPlan';
import { useExport } from './useExport';

/** Shows what will be exported, and asks for a reason if it contains personal data. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const { total, phase } = useListRows();
  const { resource, columns, words } = useListRow();
  const translate = useTranslate();
  const sentence = useSentence();
  const plan = useMemo(() => exportPlan(resource, columns), [resource, columns]);
  const { make, fault, read } = useExport(plan, onClose);
  const form = useReasonForm(plan.reasonNeeded);
  const [format, setFormat] = useState<TableFormat>('xlsx');
  const ready = phase === 'ready' && read === undefined;

  const save = form.handleSubmit(({ reason }) => make(plan.reasonNeeded ? reason : undefined, format));
  const labels = (names: readonly string[]) => names.map((name) => words.label(name)).join(', ');

  return (
    <ActionDialog
      title={translate('engine.export.title')}
      confirm={{
        text: translate('engine.export.save'),
        disabledReason: ready ? undefined : translate('engine.list.loading'),
        run: () => void save(),
      }}
      error={fault && sentence(fault)}
      close={onClose}
    >
      {phase === 'ready' && <p>{translate('engine.export.rows', { smart_count: total, total })}</p>}
      <p>{translate('engine.export.columns', { columns: labels(plan.columns) })}</p>
      {total > MAX_EXPORTED && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {translate('engine.export.most', { most: MAX_EXPORTED, total })}
        </Alert>
      )}
      {plan.leftOut.length > 0 && (
        <Alert severity="info">{translate('engine.export.leftOut', { columns: labels(plan.leftOut) })}</Alert>
      )}
      <FormatChoice format={format} choose={setFormat} />
      {plan.reasonNeeded && (
        <FormProvider {...form}>
          <ReasonInput lines={2} />
        </FormProvider>
      )}
      <div role="status">{read ? translate('engine.export.reading', { read, total }) : ''}</div>
    </ActionDialog>
  );
}
