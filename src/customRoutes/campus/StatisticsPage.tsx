import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router';
import type { CampusStatistics } from '../../../contract/campus/campus';
import { dayInRome, showDay, showInstant } from '../../../contract/values/dates';
import { useSay } from '../../i18n/useSay';
import { useSession } from '../../session/SessionContext';
import { useMay, useSchoolContext } from '../../session/viewer';
import { Button } from '../../ui/Button';
import { Loading } from '../../ui/Loading';
import { NotLoaded } from '../../ui/NotLoaded';
import { Page } from '../../ui/Page';
import { PrintStyles } from '../../ui/PrintStyles';
import { Tips } from '../../ui/tips/Tips';
import { Charts } from './Charts';
import { campusPaths } from './paths';
import { SelectionFilters } from './SelectionFilters';
import { Summary } from './Summary';
import { daysOf, readPeriod, readSelection, todayOf } from './selection';
import { useStatistics } from './useCampus';

/**
 * Renders the statistics of the school's courses: numbers, a comparison with the previous year, and links to the lists
 * behind each number.
 */
export function StatisticsPage() {
  const say = useSay();
  const today = todayOf(useSession());
  const [search] = useSearchParams();
  const { corso, ruolo } = readSelection(search);
  const selection = {
    ...(corso && { corso }),
    ...(ruolo && { ruolo }),
    ...daysOf(readPeriod(search), today),
  };
  const { data, error, refetch } = useStatistics(selection);
  return (
    <Tips>
      <Page
        title={say('campus.title')}
        actions={
          <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button to={campusPaths.courses} variant="outlined">
              {say('campus.goToCourses')}
            </Button>
            <Button to={campusPaths.users} variant="outlined">
              {say('campus.goToUsers')}
            </Button>
          </Box>
        }
      >
        <PrintStyles wide />
        <ImportBanner />
        <Typography sx={{ color: 'text.secondary', mb: 2 }}>{say('campus.about')}</Typography>
        <SelectionFilters />
        {!data && !error && <Loading />}
        {error && <NotLoaded again={refetch} sx={{ mb: 2 }} />}
        {data && (
          <>
            <Updated statistics={data} />
            <Summary statistics={data} selection={selection} />
            <Box sx={{ mt: 3 }}>
              {data.now.enrolments === 0 ? (
                <WhyNothing statistics={data} filtered={Boolean(corso || ruolo || selection.dal)} />
              ) : (
                <Charts statistics={data} selection={selection} />
              )}
            </Box>
          </>
        )}
      </Page>
    </Tips>
  );
}

/** Shows when the numbers were updated. */
function Updated({ statistics: { updatedAt } }: { readonly statistics: CampusStatistics }) {
  const say = useSay();
  const text = updatedAt
    ? say('campus.updated', {
        time: showInstant(updatedAt).slice(-5),
        day: showDay(dayInRome(updatedAt)),
      })
    : say('campus.neverUpdated');
  return (
    <Typography variant="body2" sx={{ mb: 1.5 }}>
      {text}
    </Typography>
  );
}

interface WhyNothingProps {
  readonly statistics: CampusStatistics;
  readonly filtered: boolean;
}

/** Explains why there is nothing to show. */
function WhyNothing({ statistics: { offered, updatedAt }, filtered }: WhyNothingProps) {
  const say = useSay();
  const why =
    !updatedAt && filtered ? 'nobody' : offered === 0 ? 'courses' : filtered ? 'filtered' : 'nobody';
  return (
    <Alert severity="info" role="status">
      {say(`campus.none.${why}`)}
    </Alert>
  );
}

/** Links to the import of users, for schools without a registry to take them from, and for lead schools. */
function ImportBanner() {
  const say = useSay();
  const may = useMay();
  const { userFiles } = useSchoolContext();
  if (!userFiles || !may(['user', 'import'])) return null;
  return (
    <Alert
      severity="info"
      role="none"
      sx={{ mb: 2 }}
      action={
        <Button to={campusPaths.importUsers} color="inherit" size="small">
          {say('campus.banner.go')}
        </Button>
      }
    >
      {say('campus.banner.about')}
    </Alert>
  );
}
