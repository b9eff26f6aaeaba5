import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { applicationsOfSchool } from '../../../contract/endpoints/roles';
import { useCallApi } from '../../api/CallApi';
import { refusalText } from '../../api/refusal';
import { useSay } from '../../i18n/useSay';
import { useSession } from '../../session/SessionContext';
import { NotLoaded } from '../../ui/NotLoaded';
import { TurnPages } from '../../ui/TurnPages';
import { Tips } from '../../ui/tips/Tips';
import { LicenceTable } from './LicenceTable';

/** How many licences a page shows (SCHOOL-008). */
const PAGE = 10;

/** The applications that the school has a licence of. */
export function SchoolLicences() {
  const say = useSay();
  const translate = useTranslate();
  const callApi = useCallApi();
  const { customerCode } = useSession().school;
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery({
    queryKey: ['applications', customerCode, ''],
    queryFn: async ({ signal }) =>
      (await callApi(applicationsOfSchool, { params: { customerCode }, signal })).data,
  });
  if (!data) {
    return error ? (
      <NotLoaded again={refetch}>{translate(refusalText(error))}</NotLoaded>
    ) : (
      <div role="status" aria-label={say('school.loading')}>
        <Skeleton variant="rounded" height={320} />
      </div>
    );
  }
  const from = (page - 1) * PAGE;
  const total = data.length;
  return (
    <>
      <Box sx={{ mb: 2 }}>
        {say('school.usersAbout')}{' '}
        <Link component={RouterLink} to="/user">
          {say('school.users')}
        </Link>
      </Box>
      <Paper variant="outlined" sx={{ maxWidth: 900 }}>
        {total === 0 ? (
          <Box sx={{ p: 4, textAlign: 'center', color: 'text.secondary' }}>
            {say('school.licences.empty')}
          </Box>
        ) : (
          <LicenceTable licences={data.slice(from, from + PAGE)} />
        )}
        {total > 0 && (
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: 2,
              alignItems: 'center',
              justifyContent: 'flex-end',
              p: 1,
            }}
          >
            <span role="status">
              {say('school.licences.range', { from: from + 1, to: Math.min(total, from + PAGE), total })}
            </span>
            <Tips>
              <TurnPages page={page} pages={Math.ceil(total / PAGE)} turn={setPage} />
            </Tips>
          </Box>
        )}
      </Paper>
    </>
  );
}
