import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { CampusRecord, CampusUser } from '../../../contract/campus/campus';
import { dayInRome, showDay } from '../../../contract/values/dates';
import { useSay } from '../../i18n/useSay';
import { Loading } from '../../ui/Loading';
import { NotLoaded } from '../../ui/NotLoaded';
import { NewTabLink } from './NewTabLink';
import { useUserCourses } from './useCampus';

/** Lists the certificates of a person, and the courses still to be completed. */
export function UserCourses({ user }: { readonly user: CampusUser }) {
  const say = useSay();
  const id = useId();
  const { data, error, refetch } = useUserCourses(user);
  const certificates = data?.filter(({ is_passing }) => is_passing) ?? [];
  const others = data?.filter(({ is_passing }) => !is_passing) ?? [];
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: 2 }}>
      <Typography id={id} component="h2" variant="h3" sx={{ mb: 1 }}>
        {say('campus.users.certificates', { name: `${user.name} ${user.surname}` })}
      </Typography>
      {!data && !error && <Loading heights={[80]} />}
      {error && <NotLoaded again={refetch} />}
      {data && certificates.length === 0 && <p>{say('campus.users.noCertificates')}</p>}
      <Records records={certificates} />
      {others.length > 0 && (
        <>
          <Typography component="h3" variant="h3" sx={{ mt: 2, mb: 1 }}>
            {say('campus.users.others')}
          </Typography>
          <Records records={others} />
        </>
      )}
    </Paper>
  );
}

function Records({ records }: { readonly records: readonly CampusRecord[] }) {
  const say = useSay();
  if (records.length === 0) return null;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
      {records.map(({ course_id, course_display_name, created_date, is_passing, download_url }) => (
        <li key={course_id}>
          {is_passing && download_url ? (
            <NewTabLink to={download_url}>
              {say('campus.users.download', { course: course_display_name })}
            </NewTabLink>
          ) : (
            course_display_name
          )}
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {say(is_passing ? 'campus.users.certifiedOn' : 'campus.users.enrolledOn', {
              day: showDay(dayInRome(created_date)),
            })}
          </Typography>
        </li>
      ))}
    </Box>
  );
}
