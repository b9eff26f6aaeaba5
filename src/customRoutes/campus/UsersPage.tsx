import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { CampusRecord, CampusUser } from '../../../contract/campus/campus';
import { dayInRome, showDay } from '../../../contract/values/dates';
import { showNumber } from '../../../contract/values/showNumber';
import { useSay } from '../../i18n/useSay';
import { Loading } from '../../ui/Loading';
import { NotLoaded } from '../../ui/NotLoaded';
import { Page } from '../../ui/Page';
import { PageButtons } from '../../ui/PageButtons';
import { RecordTable } from '../../ui/tables/RecordTable';
import { useLastPage } from '../../ui/tables/useLastPage';
import { CampusBack, CampusPath } from './CampusPath';
import { ExportButton } from './ExportButton';
import { NewTabLink } from './NewTabLink';
import { campusPaths } from './paths';
import { Selected } from './Selected';
import { readSelection } from './selection';
import { UserSearch } from './UserSearch';
import { PAGE, useCampusUsers, useUserCourses } from './useCampus';

/** Lists the people enrolled in at least one course, beside the certificates of one of them. */
export function UsersPage() {
  const say = useSay();
  const [address, setAddress] = useSearchParams();
  const selection = readSelection(address);
  const q = address.get('q') ?? '';
  const filters = JSON.stringify([selection, q]);
  const [{ page, of }, setPage] = useState({ page: 1, of: filters });
  const current = of === filters ? page : 1;
  const { data, error, refetch } = useCampusUsers(selection, { page: current, q });
  const [chosen, setChosen] = useState<CampusUser>();
  const people = data?.data ?? [];
  // If the chosen person is no longer in the list, the first one is selected.
  const selected = people.find(({ argoId }) => argoId === chosen?.argoId) ?? people[0];
  const turn = (to: number) => setPage({ page: to, of: filters });
  const pages = useLastPage({ page: current, turn, total: data?.total, size: PAGE });
  const isFiltered = q !== '' || Object.keys(selection).length > 0;

  return (
    <>
      <CampusPath name={say('campus.users.title')} />
      <Page
        title={say('campus.users.title')}
        actions={
          <>
            <CampusBack />
            <ExportButton selection={selection} q={q} empty={data?.total === 0} />
          </>
        }
      >
        <Selected selection={selection} path={campusPaths.users} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
          <UserSearch
            q={q}
            search={(text) =>
              setAddress((before) => {
                const after = new URLSearchParams(before);
                if (text) after.set('q', text);
                else after.delete('q');
                return after;
              })
            }
          />
          {data && (
            <Chip role="status" label={say('campus.users.total', { count: showNumber(data.total) })} />
          )}
        </Box>
        {!data && !error && <Loading />}
        {error && <NotLoaded again={refetch} />}
        {data?.total === 0 && <p>{say(isFiltered ? 'campus.users.notFound' : 'campus.users.none')}</p>}
        {selected && (
          <Box sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: { md: '3fr 2fr' } }}>
            <Box sx={{ minWidth: 0 }}>
              <UserTable people={people} selected={selected} choose={setChosen} />
              <Box sx={{ mt: 1 }}>
                <PageButtons page={current} pages={pages} turn={turn} />
              </Box>
            </Box>
            <UserCourses user={selected} />
          </Box>
        )}
      </Page>
    </>
  );
}

interface UserTableProps {
  readonly people: readonly CampusUser[];
  readonly selected: CampusUser;
  readonly choose: (user: CampusUser) => void;
}

/** Returns the initials of a name: Anna Rossi is AR. */
const initialsOf = ({ name, surname }: Pick<CampusUser, 'name' | 'surname'>): string =>
  [name, surname].map((text) => [...text.trim()][0]?.toUpperCase() ?? '').join('');

const avatarStyle = { width: 32, height: 32, fontSize: '0.8125rem', bgcolor: 'primary.main' } as const;
/** Line height equal to the height of the button beside the avatar, so that all texts of a row share a baseline. */
const besideAvatar = { lineHeight: { sm: '2.5rem' } } as const;

/** Lists people with their initials; the button of a row shows that person's certificates beside the table. */
function UserTable({ people, selected, choose }: UserTableProps) {
  const say = useSay();
  const nameOf = (user: CampusUser) => {
    const isSelected = user.argoId === selected.argoId;
    return (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        {/* Outside the button, because the visible text of a button must be part of its accessible name. */}
        <Avatar aria-hidden sx={avatarStyle}>
          {initialsOf(user)}
        </Avatar>
        <ButtonBase
          aria-pressed={isSelected}
          aria-label={`${user.name} ${user.surname}`}
          onClick={() => choose(user)}
          sx={{
            p: 0.5,
            minHeight: 40,
            borderRadius: 1,
            font: 'inherit',
            textAlign: 'left',
            ...(isSelected && { bgcolor: 'action.selected', fontWeight: 600 }),
          }}
        >
          {user.name}
        </ButtonBase>
      </Box>
    );
  };
  return (
    <RecordTable
      caption={say('campus.users.table')}
      columns={[
        { name: 'name', label: say('campus.users.name'), cell: nameOf },
        {
          name: 'surname',
          label: say('campus.users.surname'),
          cell: ({ surname }) => <Box sx={besideAvatar}>{surname}</Box>,
        },
        {
          name: 'count',
          label: say('campus.users.count'),
          cell: ({ numberOfCourses }) => <Box sx={besideAvatar}>{numberOfCourses}</Box>,
          numeric: true,
        },
      ]}
      rows={people}
      rowKey={({ argoId }) => argoId}
    />
  );
}

/** Lists the certificates of a person, and the courses still to be completed. */
function UserCourses({ user }: { readonly user: CampusUser }) {
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
