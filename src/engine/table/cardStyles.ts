import { styled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { TableBox } from './tableStyles';

/** The container of rows that are shown as cards. */
export const CardBox = styled(TableBox)(
  memoTheme(({ theme }) => ({
    containerType: 'inline-size',
    '& ul': { listStyle: 'none', margin: 0, padding: 0 },
    '& li': {
      display: 'grid',
      // The first column is for the checkbox; without checkboxes it is only a margin.
      gridTemplateColumns: 'minmax(.5rem, auto) 1fr auto',
      columnGap: '.25rem',
      alignItems: 'start',
      padding: '.25rem .5rem .5rem .25rem',
      borderBottom: `1px solid ${theme.palette.divider}`,
    },
    '& li:last-of-type': { borderBottom: 0 },
    '& li.edited > h2': { gridColumn: 1 },
    '& li.edited': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '.75rem',
      padding: '.75rem',
    },
    '& h2': {
      gridColumn: 2,
      margin: 0,
      padding: '.5rem 0 .25rem',
      fontSize: '1rem',
      fontWeight: 600,
      overflowWrap: 'anywhere',
    },
    '& input[type=checkbox]': { width: '1.5rem', height: '1.5rem' },
    '& dl': {
      gridColumn: '2 / -1',
      display: 'grid',
      gridTemplateColumns: 'max-content 1fr',
      gap: '.125rem .75rem',
      margin: 0,
      fontSize: '0.9375rem',
    },
    // Wider than a phone: two facts side by side.
    '@container (min-width: 34rem)': { '& dl': { gridTemplateColumns: 'max-content 1fr max-content 1fr' } },
    '& dl > div': { display: 'contents' },
    // Hides a custom cell that renders nothing.
    '& dl > div:has(> dd:empty)': { display: 'none' },
    '& dt': { color: theme.palette.text.secondary },
    '& dd': { margin: 0, overflowWrap: 'anywhere', minWidth: 0 },
  })),
);
