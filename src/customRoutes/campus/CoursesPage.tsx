import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { MAX_SEARCH_LENGTH } from '../../../contract/values/search';
import { showNumber } from '../../../contract/values/showNumber';
import { useSay } from '../../i18n/useSay';
import { Button } from '../../ui/Button';
import { Loading } from '../../ui/Loading';
import { Page } from '../../ui/Page';
import { CampusBack, CampusPath } from './CampusPath';
import { CoursePanel } from './CoursePanel';
import { findCourses } from './findCourses';
import { campusPaths } from './paths';
import { Selected } from './Selected';
import { readSelection } from './selection';
import { useCourses } from './useCampus';

/** Lists the courses of the school with their details, filtered by the selection in the address. */
export function CoursesPage() {
  const say = useSay();
  const translate = useTranslate();
  const [address, setAddress] = useSearchParams();
  const [search, setSearch] = useState(address.get('q') ?? '');
  const { attestati: _certificates, ...selection } = readSelection(address);
  const { data, error, refetch } = useCourses(selection);
  const found = data && findCourses(data, search);

  const look = (text: string) => {
    setSearch(text);
    setAddress(
      (before) => {
        const after = new URLSearchParams(before);
        if (text) after.set('q', text);
        else after.delete('q');
        return after;
      },
      { replace: true },
    );
  };

  return (
    <>
      <CampusPath name={say('campus.courses.title')} />
      <Page title={say('campus.courses.title')} actions={<CampusBack />}>
        <Selected selection={selection} path={campusPaths.courses} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
          <TextField
            id="course-search"
            type="search"
            size="small"
            label={say('campus.courses.search')}
            value={search}
            onChange={({ target }) => look(target.value)}
            slotProps={{ htmlInput: { maxLength: MAX_SEARCH_LENGTH }, inputLabel: { shrink: true } }}
            sx={{ width: 'min(100%, 24rem)' }}
          />
          {data && <Chip label={say('campus.courses.total', { count: showNumber(data.length) })} />}
          <Box role="status" sx={{ color: 'text.secondary' }}>
            {found && search && say('campus.courses.found', { count: showNumber(found.length) })}
          </Box>
        </Box>
        {!data && !error && <Loading />}
        {error && (
          <Alert
            severity="error"
            role="alert"
            action={
              <Button color="inherit" size="small" onClick={() => void refetch()}>
                {translate('engine.list.retry')}
              </Button>
            }
          >
            {say('campus.courses.failed')}
          </Alert>
        )}
        {found?.length === 0 && <p>{say('campus.courses.none')}</p>}
        {found?.map((course) => (
          <CoursePanel key={course.id} course={course} selection={selection} />
        ))}
      </Page>
    </>
  );
}
