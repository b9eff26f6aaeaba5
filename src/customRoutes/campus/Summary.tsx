import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import type { CampusFigures, CampusStatistics } from '../../../contract/campus/campus';
import { showNumber } from '../../../contract/values/showNumber';
import { useSay } from '../../i18n/useSay';
import { campusPaths } from './paths';
import { type ListSelection, listAddress, yearBefore } from './selection';

const shown = ['courses', 'enrolments', 'completed', 'users', 'certified', 'uncertified'] as const;
type Shown = (typeof shown)[number];

/** Path of the list that each number counts, and its filter by certificate. */
const lists: Readonly<Record<Shown, readonly [path: string, attestati?: 'con' | 'senza']>> = {
  courses: [campusPaths.courses],
  enrolments: [campusPaths.enrolments],
  completed: [campusPaths.enrolments, 'con'],
  users: [campusPaths.users],
  certified: [campusPaths.users, 'con'],
  uncertified: [campusPaths.users, 'senza'],
};

const countOf = (figures: CampusFigures, which: Shown): number =>
  which === 'uncertified' ? figures.users - figures.certified : figures[which];

/** Formats a share in percent: 45 of 100 is '45%'. Returns '–' if the whole is zero. */
export const shareText = (part: number, whole: number): string =>
  whole > 0 ? `${showNumber(Math.round((100 * part) / whole))}%` : '–';

interface SummaryProps {
  readonly statistics: CampusStatistics;
  readonly selection: ListSelection;
}

/** Shows the main numbers, each with its meaning, its value a year before, and a link to its list. */
export function Summary({ statistics: { now, before, offered }, selection }: SummaryProps) {
  const say = useSay();
  const earlier = yearBefore(selection);
  const address = (which: Shown, of: ListSelection) => {
    const [path, attestati] = lists[which];
    return listAddress(path, { ...of, ...(attestati && { attestati }) });
  };
  return (
    <Box
      component="section"
      aria-label={say('campus.figures.title')}
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
      }}
    >
      {shown.map((which) => {
        const name = say(`campus.figures.${which}`);
        const number = showNumber(countOf(now, which));
        const was = before ? showNumber(countOf(before, which)) : undefined;
        const noneYet = (which === 'completed' || which === 'certified') && countOf(now, which) === 0;
        return (
          <Paper key={which} variant="outlined" sx={{ p: 2 }}>
            <Typography component="h2" variant="h3">
              {name}
            </Typography>
            <Link
              component={RouterLink}
              to={address(which, selection)}
              aria-label={say('campus.figures.open', { name, number })}
              sx={{ fontSize: '1.625rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
            >
              {number}
            </Link>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {noneYet
                ? say('campus.none.completed')
                : say(`campus.figures.${which}About`, {
                    offered,
                    share: shareText(now.completed, now.enrolments),
                  })}
            </Typography>
            {was !== undefined && earlier && (
              <Link
                component={RouterLink}
                to={address(which, earlier)}
                aria-label={say('campus.figures.openBefore', { name, number: was })}
                sx={{ display: 'inline-block', mt: 0.5, minHeight: 24, fontSize: '0.9375rem' }}
              >
                {say('campus.figures.before', { number: was })}
              </Link>
            )}
          </Paper>
        );
      })}
    </Box>
  );
}
