import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { Application } from '../../../contract/roles/application';
import { useSay } from '../../i18n/useSay';
import { LicenceStatus } from './LicenceStatus';

interface LicenceTableProps {
  readonly licences: readonly Application[];
  readonly caption: string;
}

/** A page of licences. */
export function LicenceTable({ licences, caption }: LicenceTableProps) {
  const say = useSay();
  return (
    <TableContainer tabIndex={0} role="group" aria-label={caption}>
      <Table size="small" aria-label={caption}>
        <TableHead>
          <TableRow>
            <TableCell>{say('school.licences.application')}</TableCell>
            <TableCell>{say('school.licences.category')}</TableCell>
            <TableCell>{say('school.licences.state')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {licences.map((licence) => (
            <TableRow key={licence.ac}>
              <TableCell component="th" scope="row">
                {licence.description}
              </TableCell>
              <TableCell>{licence.cat}</TableCell>
              <TableCell>
                {licence.status && !licence.expirationDate ? (
                  say('school.licences.endless')
                ) : (
                  <LicenceStatus licence={licence} />
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
