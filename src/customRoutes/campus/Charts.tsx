import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { type ReactNode, useState } from 'react';
import type { CampusStatistics } from '../../../contract/campus/campus';
import { addMonths } from '../../../contract/values/dates';
import { useSay } from '../../i18n/useSay';
import { PageButtons } from '../../ui/PageButtons';
import { useLastPage } from '../../ui/tables/useLastPage';
import { type Cell, ChartSection } from './ChartSection';
import { campusPaths } from './paths';
import { shareText } from './Summary';
import { inMonth, type ListSelection, listAddress, monthsOf, showMonth, yearBefore } from './selection';
import { useQueuedRender } from './useQueuedRender';

interface ChartsProps {
  readonly statistics: CampusStatistics;
  readonly selection: ListSelection;
}

/** Maximum number of courses in a chart. */
const COURSES = 10;
/** Approximate height in pixels of a chart with its table. */
const SHAPE = 480;

const enrolmentsOf = (count: number, of: ListSelection): Cell => ({
  count,
  to: listAddress(campusPaths.enrolments, of),
});
const peopleOf = (count: number, of: ListSelection): Cell => ({
  count,
  to: listAddress(campusPaths.users, of),
});

/** Renders the charts of a selection that is not empty: by course, by month, by role. */
export function Charts({ statistics, selection }: ChartsProps) {
  return (
    <Stack spacing={3}>
      <InTurn height={SHAPE}>
        <ByCourse statistics={statistics} selection={selection} />
      </InTurn>
      <InTurn height={SHAPE}>
        <ByMonth statistics={statistics} selection={selection} />
      </InTurn>
      <InTurn height={SHAPE}>
        <ByRole statistics={statistics} selection={selection} />
      </InTurn>
    </Stack>
  );
}

function ByCourse({ statistics: { now, before }, selection }: ChartsProps) {
  const say = useSay();
  const [page, setPage] = useState(1);
  const pages = useLastPage({ page, turn: setPage, total: now.byCourse.length, size: COURSES });
  const shown = now.byCourse.slice((page - 1) * COURSES, page * COURSES);
  const earlier = yearBefore(selection);
  const was = (id: string) => before?.byCourse.find((course) => course.id === id)?.enrolments ?? 0;
  // Keeps two courses of the same name apart.
  const label = ({ id, name }: (typeof shown)[number]) =>
    now.byCourse.filter((one) => one.name === name).length > 1 ? `${name} (${id})` : name;
  return (
    <div>
      <ChartSection
        title={say('campus.chart.byCourse')}
        about={say('campus.chart.byCourseAbout')}
        heads={[
          ...[say('campus.course'), say('campus.chart.enrolments'), say('campus.chart.completed')],
          say('campus.chart.share'),
          ...(earlier ? [say('campus.chart.before')] : []),
        ]}
        rows={shown.map((course) => {
          const of = { ...selection, corso: course.id };
          return {
            label: label(course),
            cells: [
              enrolmentsOf(course.enrolments, of),
              enrolmentsOf(course.completed, { ...of, attestati: 'con' }),
              shareText(course.completed, course.enrolments),
              ...(earlier ? [enrolmentsOf(was(course.id), { ...earlier, corso: course.id })] : []),
            ],
          };
        })}
        series={[
          { name: say('campus.chart.completed'), values: shown.map(({ completed }) => completed) },
          { name: say('campus.chart.open'), values: shown.map((one) => one.enrolments - one.completed) },
        ]}
        stacked
        lying
      />
      <PageButtons page={page} pages={pages} turn={setPage} />
    </div>
  );
}

function ByMonth({ statistics: { now, before }, selection }: ChartsProps) {
  const say = useSay();
  const earlier = yearBefore(selection);
  const counted = new Map(now.byMonth.map(({ month, enrolments }) => [month, enrolments]));
  const countedBefore = new Map(before?.byMonth.map(({ month, enrolments }) => [month, enrolments]));
  const months = monthsOf(selection, [...counted.keys()]);
  const yearEarlier = (month: string) => addMonths(`${month}-01`, -12).slice(0, 7);
  const heads = [say('campus.chart.now'), ...(earlier ? [say('campus.chart.before')] : [])];
  return (
    <ChartSection
      title={say('campus.chart.byMonth')}
      about={say(earlier ? 'campus.chart.byMonthAbout' : 'campus.chart.byMonthAlone')}
      heads={[say('campus.chart.month'), ...heads]}
      rows={months.map((month) => ({
        label: showMonth(month),
        cells: [
          enrolmentsOf(counted.get(month) ?? 0, inMonth(selection, month)),
          ...(earlier
            ? [enrolmentsOf(countedBefore.get(yearEarlier(month)) ?? 0, inMonth(earlier, yearEarlier(month)))]
            : []),
        ],
      }))}
      series={[
        { name: say('campus.chart.now'), values: months.map((month) => counted.get(month) ?? 0) },
        ...(earlier
          ? [
              {
                name: say('campus.chart.before'),
                values: months.map((month) => countedBefore.get(yearEarlier(month)) ?? 0),
              },
            ]
          : []),
      ]}
    />
  );
}

function ByRole({ statistics: { now }, selection }: ChartsProps) {
  const say = useSay();
  return (
    <ChartSection
      title={say('campus.chart.byRole')}
      about={say('campus.chart.byRoleAbout')}
      heads={[
        ...[say('campus.role'), say('campus.chart.users')],
        ...[say('campus.chart.certified'), say('campus.chart.uncertified')],
      ]}
      rows={now.byRole.map(({ role, users, certified }) => {
        const of = { ...selection, ruolo: role };
        return {
          label: say(`campus.roles.${role}`),
          cells: [
            peopleOf(users, of),
            peopleOf(certified, { ...of, attestati: 'con' }),
            peopleOf(users - certified, { ...of, attestati: 'senza' }),
          ],
        };
      })}
      series={[
        { name: say('campus.chart.certified'), values: now.byRole.map(({ certified }) => certified) },
        { name: say('campus.chart.uncertified'), values: now.byRole.map((one) => one.users - one.certified) },
      ]}
      stacked
    />
  );
}

interface InTurnProps {
  /** Height in pixels of the placeholder. */
  readonly height: number;
  readonly children: ReactNode;
}

/** Renders a part of a page once the parts before it are rendered; until then, a placeholder. */
const InTurn = ({ height, children }: InTurnProps) =>
  useQueuedRender() ? children : <Skeleton variant="rectangular" height={height} />;
