import { styled, type Theme } from '@mui/material/styles';

/** Styles of inputs in the cells of a file's table. */
export const gridInputs = (theme: Theme) => ({
  '& input': {
    width: '100%',
    minHeight: '1.75rem',
    padding: '.1rem .35rem',
    border: `1px solid ${theme.palette.text.secondary}`,
    borderRadius: 4,
    background: theme.palette.background.default,
    color: 'inherit',
    font: 'inherit',
  },
  '& input[aria-invalid=true]': {
    borderColor: theme.palette.error.main,
    boxShadow: `inset 0 0 0 1px ${theme.palette.error.main}`,
  },
});

/** Container of a file's table: it scrolls by itself, so that the page never scrolls horizontally. */
export const SheetBox = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'auto',
  colorScheme: theme.palette.mode,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  background: theme.palette.background.paper,
  '&.rows': { maxHeight: 'max(20rem, calc(100dvh - 22rem))', overflowAnchor: 'none' },
  '& table': { width: '100%', borderCollapse: 'separate', borderSpacing: 0 },
  '& caption': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  '& thead th': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    background: theme.palette.background.paper,
    borderBottom: `2px solid ${theme.palette.divider}`,
    fontSize: '0.875rem',
    whiteSpace: 'nowrap',
  },
  '& th, & td': {
    padding: '.3rem .5rem',
    textAlign: 'left',
    verticalAlign: 'top',
    fontSize: '0.9375rem',
    borderBottom: `1px solid ${theme.palette.divider}`,
  },
  '& tbody th': { fontWeight: 400, fontVariantNumeric: 'tabular-nums' },
  '& tbody td': { overflowWrap: 'anywhere' },
  '& td.cell': { minWidth: '9rem' },
  // At least as wide as its longest word, because words are not broken; for e-mail addresses, see Breakable.
  '& td.cell > div': { maxWidth: '22rem', overflowWrap: 'break-word' },
  '& td.cell .day': { display: 'flex', alignItems: 'center' },
  // A column of days has room for a day and the calendar button.
  '& td.cell:has(.day)': { minWidth: '11rem' },
  '& td.outcome': { minWidth: '15rem' },
  '& tr.gap > td': { padding: 0, border: 0 },
  ...gridInputs(theme),
  '& .create, & .update': { color: theme.palette.success.main, fontWeight: 600 },
  '& .refused': { color: theme.palette.error.main, fontWeight: 600 },
  '& .unchanged, & .unchecked': { color: theme.palette.text.secondary },
  '& .warning': { color: theme.palette.warning.main },
}));
