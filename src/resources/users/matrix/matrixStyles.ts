import { styled } from '@mui/material/styles';
import { visuallyHidden } from '../../../ui/visuallyHidden';

/** Sizes in pixels: measurement and rendering must agree. */
export const sizes = { row: 44, name: 230, nameOnPhone: 150, like: 44, application: 132 } as const;

/** Container of the grid: it scrolls both ways, with sticky header and names. */
export const GridBox = styled('div')(({ theme: { palette, shape } }) => ({
  position: 'relative',
  overflow: 'auto',
  maxHeight: 'max(20rem, calc(100dvh - 22rem))',
  border: `1px solid ${palette.divider}`,
  borderRadius: shape.borderRadius,
  background: palette.background.paper,
  overflowAnchor: 'none',
  // The focused cell must not be covered by the header or the names.
  scrollPaddingTop: sizes.row,
  '& [role=row]': { position: 'absolute', left: 0, display: 'flex', height: sizes.row },
  '& .head': { position: 'sticky', top: 0, zIndex: 3, fontWeight: 600, fontSize: '.875rem' },
  '& [role=gridcell], & [role=columnheader], & [role=rowheader]': {
    position: 'absolute',
    top: 0,
    height: sizes.row,
    display: 'flex',
    alignItems: 'center',
    // Fixed sizes, so that the content of a cell does not affect the others.
    contain: 'strict',
    borderBottom: `1px solid ${palette.divider}`,
    background: palette.background.paper,
  },
  '& [role=columnheader]': { padding: '0 .5rem' },
  '& a, & button': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  // A header that does not fit wraps to two short lines, because a truncated one would be meaningless.
  '& [role=columnheader] > span': { whiteSpace: 'normal', lineHeight: 1.2 },
  '& .unseen': visuallyHidden,
  '& .name': {
    position: 'sticky',
    left: 0,
    zIndex: 2,
    flex: 'none',
    padding: '0 .5rem',
    borderRight: `1px solid ${palette.divider}`,
  },
  '& .name small': { display: 'block', color: palette.text.secondary, lineHeight: 1.2 },
  '& .name > span': { minWidth: 0 },
  '& a': {
    display: 'block',
    color: palette.secondary.main,
    textDecoration: 'underline',
    textUnderlineOffset: 2,
  },
  '& button': {
    width: '100%',
    height: '100%',
    padding: '0 .5rem',
    border: 0,
    background: 'none',
    color: palette.text.primary,
    font: 'inherit',
    fontSize: '.9375rem',
    textAlign: 'left',
    cursor: 'pointer',
    '&:hover': { background: palette.action.hover },
    '&:focus-visible': { outlineOffset: -3 },
    '&.nothing': { color: palette.text.secondary },
    '&.like': { display: 'grid', placeItems: 'center', color: palette.secondary.main },
    '&[aria-disabled=true]': { color: palette.text.secondary, cursor: 'not-allowed' },
  },
}));
