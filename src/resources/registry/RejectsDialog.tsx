import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { csvOf } from '../../../contract/values/csv';
import { useSay } from '../../i18n/useSay';
import { useSentence } from '../../i18n/useSentence';
import { ActionDialog } from '../../ui/ActionDialog';
import { Button } from '../../ui/Button';
import { saveFile } from '../../ui/files/saveFile';
import { tableStyle } from '../../ui/tables/tableStyle';
import type { Synced } from './compared';

/** Whose tax codes could not be taken over, and why; to be kept as a file. */
export function RejectsDialog({ synced, close }: { synced: Synced; close: () => void }) {
  const say = useSay();
  const sentence = useSentence();
  const head = (['user', 'person', 'taxCode', 'reason'] as const).map((part) =>
    say(`registry.rejects.${part}`),
  );
  const lines = synced.rejects.map(({ uid, labelNomeCognome, codicefiscale, motivo }) => [
    uid ?? '',
    labelNomeCognome,
    codicefiscale ?? '',
    sentence(motivo),
  ]);
  const save = () => saveFile(`${say('registry.rejects.file')}.csv`, csvOf([head, ...lines]), 'text/csv');

  return (
    <ActionDialog
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
      <Box role="region" aria-label={say('registry.rejects.title')} tabIndex={0} sx={tableStyle}>
        <Table size="small" aria-label={say('registry.rejects.title')}>
          <TableHead>
            <TableRow>
              {head.map((label) => (
                <TableCell key={label}>{label}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {synced.rejects.map(({ id }, place) => (
              <TableRow key={id}>
                {(lines[place] ?? []).map((text, column) => (
                  <TableCell key={head[column]}>{text}</TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </ActionDialog>
  );
}
