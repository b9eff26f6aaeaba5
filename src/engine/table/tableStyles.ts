import { styled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';

/** The height of a row: as the person likes it, see densities. */
const ROW = 'var(--row, 2.5rem)';
/** Of what is pressed in a row: never more than the row, so that all rows are as high as they are said to be. */
const PRESSED = 'min(2.25rem, var(--row, 2.5rem))';

/**
 * The box of a table or of its cards. Rows are plain elements dressed from here: a component library
 * for each cell would make ten thousand rows slow.
 */
export const TableBox = styled('div')(
  memoTheme(({ theme }) => {
    const { palette } = theme;
    const tint = palette.mode === 'dark' ? 'rgba(255,255,255,.05)' : 'rgba(61,72,83,.05)';
    const chosen = palette.mode === 'dark' ? 'rgba(143,193,245,.16)' : 'rgba(11,92,173,.09)';
    return {
      position: 'relative',
      overflow: 'auto',
      colorScheme: palette.mode,
      border: `1px solid ${palette.divider}`,
      borderRadius: theme.shape.borderRadius,
      background: palette.background.paper,
      '&.long': { maxHeight: 'max(20rem, calc(100dvh - 20rem))', overflowAnchor: 'none' },
      '& table': { width: '100%', borderCollapse: 'separate', borderSpacing: 0, tableLayout: 'fixed' },
      '& caption': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
      '& thead th, & thead td': {
        position: 'sticky',
        top: 0,
        zIndex: 2,
        height: ROW,
        padding: 0,
        background: palette.background.paper,
        borderBottom: `2px solid ${palette.divider}`,
        textAlign: 'left',
        fontWeight: 600,
        fontSize: '0.875rem',
        // Two short lines where there is no room for one: a head that is cut says nothing.
        lineHeight: 1.2,
      },
      '& thead th.plain': { padding: '0 .5rem' },
      '& thead button': {
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        width: '100%',
        height: '100%',
        padding: '0 .5rem',
        border: 0,
        background: 'none',
        color: 'inherit',
        font: 'inherit',
        textAlign: 'left',
        cursor: 'pointer',
        '& .glyph': { width: 16, height: 16, flex: 'none' },
        '& .sortable': { opacity: 0.45 },
        '&:hover .sortable': { opacity: 1 },
        '&:focus-visible': { outlineOffset: -3 },
      },
      '& tbody td, & tbody th': {
        height: ROW,
        padding: '0 .5rem',
        borderBottom: `1px solid ${palette.divider}`,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        textAlign: 'left',
        fontWeight: 400,
        fontSize: '0.9375rem',
      },
      '& tbody tr:last-child > *': { borderBottom: 0 },
      '& tbody tr:hover': { background: tint },
      '& tr.selected, & li.selected': { background: chosen },
      '& tr.gap > td': { padding: 0, border: 0, height: 'auto' },
      '& a': {
        display: 'inline-block',
        minWidth: '1.5rem',
        maxWidth: '100%',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        verticalAlign: 'middle',
        lineHeight: '1.5rem',
        color: palette.secondary.main,
        textDecoration: 'underline',
        textUnderlineOffset: 2,
      },
      // Beside the sign that the last action failed on it, there is still room for the name.
      '& th .drawn + a': { maxWidth: 'calc(100% - 1.75rem)', marginLeft: '.25rem' },
      '& td.select, & th.select': { padding: '0 0 0 .25rem', overflow: 'visible' },
      // From the left: what a button is must not depend on how many others its row has.
      '& td.actions, & th.actions': { overflow: 'visible', padding: '0 .25rem' },
      '& .nameless::before': { content: '"–"', color: palette.text.secondary },
      '& .number': { fontVariantNumeric: 'tabular-nums' },
      '& .glyph': { display: 'block' },
      '& .drawn': { display: 'inline-block', verticalAlign: 'middle' },
      '& .worded': { display: 'inline-flex', alignItems: 'center', gap: '.3rem' },
      '& .worded .glyph': { flex: 'none' },
      '& .on': { color: palette.success.main },
      '& .off, & .none': { color: palette.text.secondary },
      '& .identity': { color: palette.secondary.main },
      '& .bad': { color: palette.error.main },
      '& .warn': { color: palette.warning.main },
      '& .good': { color: palette.success.main },
      '& .info': { color: palette.info.main },
      '& .over': { color: palette.text.secondary },
      '& .said': { fontWeight: 600 },
      '& .chip': {
        display: 'inline-block',
        marginLeft: '.4rem',
        padding: '0 .45rem',
        borderRadius: 999,
        background: palette.primary.main,
        color: palette.primary.contrastText,
        fontSize: '0.75rem',
        fontWeight: 600,
        lineHeight: 1.5,
      },
      '& .hidden': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
      '& .named': { display: 'flex', alignItems: 'center', minWidth: 0 },
      '& .named > span:first-of-type': { overflow: 'hidden', textOverflow: 'ellipsis' },
      '& label.tick': {
        display: 'inline-grid',
        placeItems: 'center',
        width: '2.25rem',
        height: PRESSED,
        cursor: 'pointer',
      },
      '& input[type=checkbox]': { width: 18, height: 18, margin: 0, accentColor: palette.secondary.main },
      '& input[aria-disabled=true]': { opacity: 0.45, cursor: 'not-allowed' },
      '& .act': {
        display: 'inline-grid',
        placeItems: 'center',
        width: '2.25rem',
        height: PRESSED,
        // Links and buttons side by side must not make the row higher than it is said to be.
        verticalAlign: 'middle',
        border: 0,
        borderRadius: theme.shape.borderRadius,
        background: 'none',
        color: palette.text.primary,
        cursor: 'pointer',
        '&:hover': { background: palette.action.hover },
        '&[aria-disabled=true]': { color: palette.text.disabled, cursor: 'not-allowed' },
        '&:focus-visible': { outlineOffset: -3 },
      },
      '@media print': {
        overflow: 'visible',
        border: 0,
        color: '#000',
        background: '#fff',
        '&.long': { maxHeight: 'none' },
        '& .select, & .actions, & col.extra': { display: 'none' },
        '& thead': { display: 'table-header-group' },
        '& thead th': { position: 'static', background: 'none' },
        '& thead button .glyph': { display: 'none' },
        '& tbody td, & tbody th': { whiteSpace: 'normal', overflowWrap: 'anywhere', height: 'auto' },
        '& tbody tr': { breakInside: 'avoid' },
      },
      '& .bone': {
        display: 'block',
        height: '.8rem',
        borderRadius: 4,
        background: palette.action.hover,
      },
    };
  }),
);
