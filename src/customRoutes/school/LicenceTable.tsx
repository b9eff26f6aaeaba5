import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { Application } from '../../../contract/entities/application';
import { LicenceStatus } from '../../features/licences/LicenceStatus';
import { useSay } from '../../i18n/useSay';

/** A page of the school's licences. */
export function LicenceTable({ licences }: { readonly licences: readonly Application[] }) {
  const say = useSay();
  return (
    <TableContainer tabIndex={0} role="group" aria-label={say('school.licences.caption')}>
      <Table size="small" aria-label={say('school.licences.caption')}>
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
