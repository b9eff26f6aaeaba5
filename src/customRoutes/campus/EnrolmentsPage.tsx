import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { showDay } from '../../../contract/values/dates';
import { showNumber } from '../../../contract/values/showNumber';
import { useSay } from '../../i18n/useSay';
import { Loading } from '../../ui/Loading';
import { NotLoaded } from '../../ui/NotLoaded';
import { Page } from '../../ui/Page';
import { TurnPages } from '../../ui/TurnPages';
import { useLastPage } from '../../ui/tables/useLastPage';
import { CampusBack, CampusPath } from './CampusPath';
import { ExportButton } from './ExportButton';
import { campusPaths } from './paths';
import { Selected } from './Selected';
import { readSelection } from './selection';
import { TableBox } from './TableBox';
import { PAGE, useEnrolments } from './useCampus';

/** The enrolments that a figure of the statistics counts. */
export function EnrolmentsPage() {
  const say = useSay();
  const [address] = useSearchParams();
  const selection = readSelection(address);
  const filters = JSON.stringify(selection);
  const [{ page, of }, setPage] = useState({ page: 1, of: filters });
  const current = of === filters ? page : 1;
  const { data, error, refetch } = useEnrolments(selection, current);
  const turn = (to: number) => setPage({ page: to, of: filters });
  const pages = useLastPage({ page: current, turn, total: data?.total, size: PAGE });
  const heads = ['person', 'role', 'course', 'date', 'certificate'] as const;
  const headOf = (head: (typeof heads)[number]) =>
    head === 'role' || head === 'course' ? say(`campus.${head}`) : say(`campus.enrolments.${head}`);

  return (
    <>
      <CampusPath name={say('campus.enrolments.title')} />
      <Page
        title={say('campus.enrolments.title')}
        actions={
          <>
            <CampusBack />
            <ExportButton selection={selection} enrolments empty={data?.total === 0} />
          </>
        }
      >
        <Selected selection={selection} path={campusPaths.enrolments} />
        {data && (
          <Box sx={{ mb: 2 }}>
            <Chip role="status" label={say('campus.enrolments.total', { count: showNumber(data.total) })} />
          </Box>
        )}
        {!data && !error && <Loading />}
        {error && <NotLoaded again={refetch} />}
        {data?.total === 0 && <p>{say('campus.enrolments.none')}</p>}
        {data && data.total > 0 && (
          <TableBox label={say('campus.enrolments.table')}>
            <thead>
              <tr>
                {heads.map((head) => (
                  <th key={head} scope="col">
                    {headOf(head)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.data.map((one) => (
                <tr key={`${one.argoId} ${one.course_id}`}>
                  <th scope="row">{`${one.surname} ${one.name}`}</th>
                  <td>{say(`campus.roles.${one.role}`)}</td>
                  <td>{one.course_display_name}</td>
                  <td>{showDay(one.enrolledOn)}</td>
                  <td>{say(one.is_passing ? 'campus.enrolments.yes' : 'campus.enrolments.no')}</td>
                </tr>
              ))}
            </tbody>
          </TableBox>
        )}
        <Box sx={{ mt: 1 }}>
          <TurnPages page={current} pages={pages} turn={turn} />
        </Box>
      </Page>
    </>
  );
}
