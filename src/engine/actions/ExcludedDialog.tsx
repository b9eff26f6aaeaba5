import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Link } from 'react-router';
import { ActionDialog } from '../../ui/ActionDialog';
import type { Resource } from '../declaration/defineResource';
import { recordPath } from '../record/recordPath';
import { textOf } from '../record/textOf';
import { useWords } from '../record/words';
import type { Excluded } from './excluded';

interface ExcludedDialogProps {
  readonly resource: Resource;
  readonly excluded: Excluded;
  readonly onClose: () => void;
}

/** Whom an action was not for, as its declaration says: a table, each row leading to the record to be put right. */
export function ExcludedDialog({ resource, excluded: { action, rows }, onClose }: ExcludedDialogProps) {
  const words = useWords(resource);
  const title = words.say(`actions.${action}.excluded`);
  const fields = resource.actions[action]?.excludes?.fields ?? [];
  return (
    <ActionDialog size="table" title={title} close={onClose}>
      <TableContainer tabIndex={0} role="region" aria-label={title}>
        <Table size="small">
          <TableHead>
            <TableRow>
              {fields.map((field) => (
                <TableCell key={field}>{words.label(field)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <TableRow key={row.id}>
                {fields.map((field, place) => (
                  <TableCell key={field}>
                    {place === 0 ? (
                      <Link to={recordPath(resource, row)}>{textOf(resource, field, row[field], words)}</Link>
                    ) : (
                      textOf(resource, field, row[field], words) || '–'
                    )}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </ActionDialog>
  );
}
