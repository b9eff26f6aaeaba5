import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { applicationsOfSchool } from '../../../contract/roles/endpoints';
import { useCallApi } from '../../api/CallApi';
import { refusalText } from '../../api/refusal';
import { useSay } from '../../i18n/useSay';
import { LicencePages } from '../../resources/licences/LicencePages';
import { useSession } from '../../session/SessionContext';
import { Loading } from '../../ui/Loading';
import { NotLoaded } from '../../ui/NotLoaded';

/** Lists the applications licensed by the school. */
export function SchoolLicences() {
  const say = useSay();
  const translate = useTranslate();
  const callApi = useCallApi();
  const { customerCode } = useSession().school;
  const { data, error, refetch } = useQuery({
    queryKey: ['applications', customerCode, ''],
    queryFn: async ({ signal }) =>
      (await callApi(applicationsOfSchool, { params: { customerCode }, signal })).data,
  });
  if (!data) {
    return error ? (
      <NotLoaded again={refetch}>{translate(refusalText(error))}</NotLoaded>
    ) : (
      <Loading label={say('school.loading')} />
    );
  }
  return (
    <>
      <Box sx={{ mb: 2 }}>
        {say('school.usersAbout')}{' '}
        <Link component={RouterLink} to="/user">
          {say('school.users')}
        </Link>
      </Box>
      <LicencePages
        licences={data}
        caption={say('school.licences.caption')}
        empty={say('school.licences.empty')}
      />
    </>
  );
}
