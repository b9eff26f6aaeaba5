import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { showDay } from '../../../contract/values/dates';
import { showNumber } from '../../../contract/values/showNumber';
import { useSay } from '../../i18n/useSay';
import { Page } from '../../ui/Page';
import { PageButtons } from '../../ui/PageButtons';
import { RecordTable } from '../../ui/tables/RecordTable';
import { useLastPage } from '../../ui/tables/useLastPage';
import { CampusBack, CampusPath } from './CampusPath';
import { ExportButton } from './ExportButton';
import { campusPaths } from './paths';
import { Selected } from './Selected';
import { readSelection } from './selection';
import { PAGE, useEnrolments } from './useCampus';

/** Lists the enrolments that a number of the statistics counts. */
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
        <RecordTable
          caption={say('campus.enrolments.table')}
          columns={[
            {
              name: 'person',
              label: say('campus.enrolments.person'),
              cell: ({ surname, name }) => `${surname} ${name}`,
            },
            { name: 'role', label: say('campus.role'), cell: ({ role }) => say(`campus.roles.${role}`) },
            {
              name: 'course',
              label: say('campus.course'),
              cell: ({ course_display_name }) => course_display_name,
            },
            {
              name: 'date',
              label: say('campus.enrolments.date'),
              cell: ({ enrolledOn }) => showDay(enrolledOn),
            },
            {
              name: 'certificate',
              label: say('campus.enrolments.certificate'),
              cell: ({ is_passing }) => say(is_passing ? 'campus.enrolments.yes' : 'campus.enrolments.no'),
            },
          ]}
          rows={data?.data}
          rowKey={({ argoId, course_id }) => `${argoId} ${course_id}`}
          retry={error ? refetch : undefined}
          empty={say('campus.enrolments.none')}
        />
        <Box sx={{ mt: 1 }}>
          <PageButtons page={current} pages={pages} turn={turn} />
        </Box>
      </Page>
    </>
  );
}
