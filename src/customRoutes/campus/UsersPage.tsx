import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { CampusUser } from '../../../contract/campus/campus';
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
import { UserCourses } from './UserCourses';
import { UserSearch } from './UserSearch';
import { UserTable } from './UserTable';
import { PAGE, useCampusUsers } from './useCampus';

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
                <TurnPages page={current} pages={pages} turn={turn} />
              </Box>
            </Box>
            <UserCourses user={selected} />
          </Box>
        )}
      </Page>
    </>
  );
}
