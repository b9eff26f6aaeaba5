import { styled } from '@mui/material/styles';
import { inputBorders } from '../../../ui/inputBorders';

/** Style of a role's toggle; when disabled it can still be reached and gives the reason. */
export const Chip = styled('button')(({ theme: { palette } }) => ({
  minHeight: '2.25rem',
  padding: '.25rem .9rem',
  border: `1px solid ${inputBorders[palette.mode]}`,
  borderRadius: 999,
  background: palette.background.paper,
  color: palette.text.primary,
  font: 'inherit',
  fontSize: '.9375rem',
  fontWeight: 600,
  cursor: 'pointer',
  '&:hover': { background: palette.action.hover },
  '&[aria-pressed=true]': {
    borderColor: palette.secondary.main,
    background: palette.secondary.main,
    color: palette.secondary.contrastText,
  },
  '&[aria-disabled=true]': { cursor: 'not-allowed' },
  '&[aria-disabled=true][aria-pressed=false]': {
    borderStyle: 'dashed',
    background: palette.action.hover,
    color: palette.text.secondary,
    fontWeight: 400,
  },
  '@media (forced-colors: active)': { '&[aria-pressed=true]': { outline: '2px solid Highlight' } },
}));

export const Table = styled('table')(({ theme: { palette, breakpoints } }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  '& caption': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  '& th, & td': {
    padding: '.5rem',
    borderBottom: `1px solid ${palette.divider}`,
    textAlign: 'left',
    fontWeight: 400,
    verticalAlign: 'top',
    overflowWrap: 'break-word',
  },
  '& thead th': { fontWeight: 600, fontSize: '.875rem', borderBottomWidth: 2 },
  '& small': { display: 'block', color: palette.text.secondary },
  '& .code': { whiteSpace: 'nowrap', width: '5.5rem' },
  '& .state': {
    display: 'inline-block',
    padding: '.1rem .6rem',
    border: '1px solid currentColor',
    borderRadius: 999,
    fontSize: '.875rem',
    fontWeight: 600,
    whiteSpace: 'nowrap',
  },
  '& .on': { color: palette.success.main },
  '& .off': { color: palette.text.secondary },
  '& tr.turns': { cursor: 'pointer', '&:hover': { background: palette.action.hover } },
  '& td.open': { width: '3rem', padding: '.25rem' },
  '& td.chips > div': { display: 'flex', flexWrap: 'wrap', gap: '.5rem', padding: '.25rem 0 .5rem' },
  [breakpoints.down('sm')]: {
    '& th, & td': { padding: '.4rem .25rem' },
    '& .code': { width: '3.5rem' },
    '& td.open': { width: '2.5rem' },
    '& .state': { padding: '.1rem .4rem', fontSize: '.75rem' },
  },
  // The narrowest phones, and a window of 1280 pixels at 400 % zoom.
  [breakpoints.down(360)]: { '& .state': { padding: '.1rem .3rem', whiteSpace: 'normal' } },
}));
