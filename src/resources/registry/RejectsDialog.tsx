import Button from '@mui/material/Button';
import { csvOf } from '../../../contract/values/csv';
import { DialogFrame } from '../../engine/record/DialogFrame';
import { useSay } from '../../i18n/useSay';
import { useSentence } from '../../i18n/useSentence';
import { saveFile } from '../../ui/files/saveFile';
import { RecordTable } from '../../ui/tables/RecordTable';
import type { Synced } from './compared';

type Reject = Synced['rejects'][number];

/** The people whose tax codes could not be taken over and why, with a download. */
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
  const save = () => {
    const lines = synced.rejects.map((row) => columns.map(({ cell }) => cell(row)));
    const text = csvOf([columns.map(({ label }) => label), ...lines]);
    saveFile(`${say('registry.rejects.file')}.csv`, text, 'text/csv');
  };

  return (
    <DialogFrame
      title={say('registry.rejects.title')}
      about={say('registry.rejects.about')}
      size="table"
      close={close}
      actions={
        <Button variant="outlined" onClick={save}>
          {say('registry.rejects.save')}
        </Button>
      }
    >
      {synced.done.length > 0 && <p>{say('registry.rejects.synced', { smart_count: synced.done.length })}</p>}
      <RecordTable
        caption={say('registry.rejects.title')}
        columns={columns}
        rows={synced.rejects}
        rowKey={({ id }) => id}
      />
    </DialogFrame>
  );
}
