import type { Theme } from '@mui/material/styles';

/** The rows being reordered, styled by their container because there may be five hundred of them. */
export const reorderStyles = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: 1,
    minHeight: 48,
    pl: 1,
    borderTop: 1,
    borderColor: 'divider',
    cursor: 'grab',
  },
  '& li[data-dragged]': { bgcolor: 'action.selected' },
  '& .place': { minWidth: '3ch', textAlign: 'right', color: 'text.secondary' },
  '& .name': { flexGrow: 1, minWidth: 0, py: 1, overflowWrap: 'anywhere' },
  '& button': {
    flexShrink: 0,
    width: 44,
    height: 44,
    display: 'grid',
    placeItems: 'center',
    border: 0,
    borderRadius: 1,
    bgcolor: 'transparent',
    color: 'inherit',
    cursor: 'pointer',
    '&:hover': { bgcolor: 'action.hover' },
    '&:focus-visible': {
      outline: ({ palette }: Theme) => `2px solid ${palette.primary.main}`,
      outlineOffset: -2,
    },
    '&[aria-disabled]': { opacity: 0.35, cursor: 'default' },
  },
} as const;
