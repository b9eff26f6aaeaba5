import { useSay } from '../../i18n/useSay';
import { useSentence } from '../../i18n/useSentence';
import { ActionDialog } from '../../ui/ActionDialog';
import { SaveTableButton } from '../../ui/tableFile/SaveTableButton';
import { saveTable, type TableFormat } from '../../ui/tableFile/saveTable';
import { RecordTable } from '../../ui/tables/RecordTable';
import type { Synced } from './compared';

type Reject = Synced['rejects'][number];

/** Lists the people whose tax codes could not be updated, with the reasons and a download. */
export function RejectsDialog({ synced, close }: { synced: Synced; close: () => void }) {
  const say = useSay();
  const sentence = useSentence();
  const columns = [
    { name: 'user', label: say('registry.rejects.user'), cell: ({ uid }: Reject) => uid ?? '' },
    {
      name: 'person',
      label: say('registry.rejects.person'),
      cell: ({ labelNomeCognome }: Reject) => labelNomeCognome,
    },
    {
      name: 'taxCode',
      label: say('registry.rejects.taxCode'),
      cell: ({ codicefiscale }: Reject) => codicefiscale ?? '',
    },
    { name: 'reason', label: say('registry.rejects.reason'), cell: ({ motivo }: Reject) => sentence(motivo) },
  ];
  const save = (format: TableFormat) => {
    const table = {
      name: say('registry.rejects.title'),
      columns: columns.map(({ label }) => ({ label, type: 'text' }) as const),
      rows: synced.rejects.map((row) => columns.map(({ cell }) => cell(row))),
    };
    return saveTable(say('registry.rejects.file'), table, format);
  };

  return (
    <ActionDialog
      title={say('registry.rejects.title')}
      about={say('registry.rejects.about')}
      size="table"
      close={close}
      actions={
        <SaveTableButton variant="outlined" save={save}>
          {say('registry.rejects.save')}
        </SaveTableButton>
      }
    >
      {synced.done.length > 0 && <p>{say('registry.rejects.synced', { smart_count: synced.done.length })}</p>}
      <RecordTable
        caption={say('registry.rejects.title')}
        columns={columns}
        rows={synced.rejects}
        rowKey={({ id }) => id}
      />
    </ActionDialog>
  );
}
