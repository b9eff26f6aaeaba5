import ExpandMore from '@mui/icons-material/ExpandMore';
import School from '@mui/icons-material/School';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink, useSearchParams } from 'react-router';
import type { CampusCourse } from '../../../contract/campus/campus';
import { showDay } from '../../../contract/values/dates';
import { MAX_SEARCH_LENGTH } from '../../../contract/values/search';
import { showNumber } from '../../../contract/values/showNumber';
import { useSay } from '../../i18n/useSay';
import { Button } from '../../ui/Button';
import { Loading } from '../../ui/Loading';
import { Page } from '../../ui/Page';
import { CampusBack, CampusPath } from './CampusPath';
import { findCourses } from './findCourses';
import { NewTabLink } from './NewTabLink';
import { campusPaths } from './paths';
import { Selected } from './Selected';
import { type ListSelection, listAddress, readSelection } from './selection';
import { useCourseImage, useCourses } from './useCampus';

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

interface CoursePanelProps {
  readonly course: CampusCourse;
  readonly selection: ListSelection;
}

const pictureStyle = { width: 128, height: 80, borderRadius: 1, flexShrink: 0, objectFit: 'cover' } as const;

/** Renders a course: its name and, when expanded, its details. Its image is loaded only then. */
function CoursePanel({ course, selection }: CoursePanelProps) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const { id, name, imageUri, start, courseUrl, enrolments, completed } = course;
  const { data: picture } = useCourseImage(id, open && Boolean(imageUri));
  const of = { ...selection, corso: id };
  const facts = [
    [say('campus.courses.id'), id],
    [say('campus.courses.start'), showDay(start) || say('campus.courses.noStart')],
    [
      say('campus.courses.enrolments'),
      <Counted
        key="all"
        count={enrolments}
        to={listAddress(campusPaths.enrolments, of)}
        name={`${name}, ${say('campus.courses.enrolments')}`}
      />,
    ],
    [
      say('campus.courses.completed'),
      <Counted
        key="done"
        count={completed}
        to={listAddress(campusPaths.enrolments, { ...of, attestati: 'con' })}
        name={`${name}, ${say('campus.courses.completed')}`}
      />,
    ],
  ] as const;

  return (
    <Accordion
      variant="outlined"
      disableGutters
      expanded={open}
      onChange={(_, expanded) => setOpen(expanded)}
      slotProps={{ heading: { component: 'h2' } }}
    >
      <AccordionSummary expandIcon={<ExpandMore />} sx={{ typography: 'body1', fontWeight: 600 }}>
        {name}
      </AccordionSummary>
      <AccordionDetails sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {picture ? (
          <Box component="img" src={picture} alt="" sx={pictureStyle} />
        ) : (
          <Box
            aria-hidden
            sx={{ ...pictureStyle, display: 'grid', placeItems: 'center', bgcolor: 'action.hover' }}
          >
            <School color="action" />
          </Box>
        )}
        <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
          <Box
            component="dl"
            sx={{
              m: 0,
              mb: 1,
              display: 'grid',
              gap: 1,
              gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
            }}
          >
            {facts.map(([label, value]) => (
              <div key={label}>
                <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
                  {label}
                </Box>
                <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                  {value}
                </Box>
              </div>
            ))}
          </Box>
          {courseUrl && <NewTabLink to={courseUrl}>{say('campus.courses.open')}</NewTabLink>}
        </Box>
      </AccordionDetails>
    </Accordion>
  );
}

interface CountedProps {
  readonly count: number;
  readonly to: string;
  readonly name: string;
}

const Counted = ({ count, to, name }: CountedProps) => (
  <Link
    component={RouterLink}
    to={to}
    aria-label={`${name}: ${showNumber(count)}`}
    sx={{ display: 'inline-block', minWidth: 24, minHeight: 24 }}
  >
    {showNumber(count)}
  </Link>
);
