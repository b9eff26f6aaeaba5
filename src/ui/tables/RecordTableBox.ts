import { styled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { visuallyHidden } from '../visuallyHidden';

/** Styles of a {@link RecordTable}: plain elements, because a component for each cell is slow in long tables. */
export const RecordTableBox = styled('div')(
  memoTheme(({ theme: { palette, shape } }) => ({
    position: 'relative',
    overflowX: 'auto',
    margin: '.5rem 0',
    border: `1px solid ${palette.divider}`,
    borderRadius: shape.borderRadius,
    background: palette.background.paper,
    colorScheme: palette.mode,
    fontSize: '0.9375rem',
    '& table': { width: '100%', borderCollapse: 'collapse' },
    '& caption': visuallyHidden,
    '& th, & td': {
      padding: '.45rem .75rem',
      borderBottom: `1px solid ${palette.divider}`,
      textAlign: 'left',
      verticalAlign: 'top',
      fontWeight: 400,
      overflowWrap: 'break-word',
    },
    '& thead th': { borderBottomWidth: 2, fontSize: '0.875rem', fontWeight: 600 },
    '& tbody tr:last-child > *': { borderBottom: 0 },
    '& .number': { textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    '& .select': { width: '2.75rem', padding: '.25rem 0 .25rem .5rem' },
    '& .actions': { width: '1%', whiteSpace: 'nowrap' },
    '& td.actions': { paddingBlock: '.2rem' },
    '& small': { color: palette.text.secondary },
    '& mark': { background: palette.warning.main, color: palette.warning.contrastText, padding: '0 1px' },
    '& a': { display: 'inline-block', minWidth: 24, minHeight: 24 },
    '& input[type=checkbox]': {
      width: '1.25rem',
      height: '1.25rem',
      margin: '.125rem',
      accentColor: palette.secondary.main,
    },
    '& input[aria-disabled=true]': { opacity: 0.45, cursor: 'not-allowed' },
    '& .selectAll': { display: 'flex', gap: '.5rem', padding: '.6rem .5rem' },
    '& ul': { listStyle: 'none', margin: 0, padding: 0 },
    '& li': { display: 'flex', gap: '.5rem', padding: '.6rem .5rem' },
    '& li + li, & .selectAll + ul': { borderTop: `1px solid ${palette.divider}` },
    '& .card': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
    '& .name': { fontWeight: 600 },
    '& dl': { margin: 0 },
    // A value that does not fit beside its label wraps below it.
    '& dl > div': { display: 'flex', flexWrap: 'wrap', columnGap: '.75rem' },
    // An empty cell.
    '& dl > div:has(> dd:empty)': { display: 'none' },
    '& dt': { flex: '0 0 7rem', color: palette.text.secondary },
    '& dd': { minWidth: 0, margin: 0 },
    '@media print': {
      overflow: 'visible',
      border: 0,
      color: '#000',
      background: '#fff',
      '& .select, & .actions': { display: 'none' },
      '& thead': { display: 'table-header-group' },
      '& tr': { breakInside: 'avoid' },
    },
  })),
);
