import { Link } from 'react-router';
import { ActionDialog } from '../../ui/ActionDialog';
import { RecordTable } from '../../ui/tables/RecordTable';
import type { Resource, Row } from '../declaration/defineResource';
import { fieldColumns } from '../record/fieldColumns';
import { recordPath } from '../record/recordPath';
import { useWords } from '../record/words';
import type { Excluded } from './excluded';

interface ExcludedDialogProps {
  readonly resource: Resource;
  readonly excluded: Excluded;
  readonly onClose: () => void;
}

/** Renders the records that an action left out, each with a link to its page, where it can be corrected. */
export function ExcludedDialog({ resource, excluded: { action, rows }, onClose }: ExcludedDialogProps) {
  const words = useWords(resource);
  const title = words.say(`actions.${action}.excluded`);
  const fields = resource.actions[action]?.excludes?.fields ?? [];
  const columns = fieldColumns(resource, fields, words).map((column, place) => ({
    ...column,
    cell: (row: Row) =>
      place === 0 ? <Link to={recordPath(resource, row)}>{column.cell(row)}</Link> : column.cell(row),
  }));
  return (
    <ActionDialog size="table" title={title} close={onClose}>
      <RecordTable caption={title} columns={columns} rows={rows} rowKey={({ id }) => id} />
    </ActionDialog>
  );
}
