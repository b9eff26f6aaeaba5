import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Box = styled('div')(({ theme }) => ({
  overflowX: 'auto',
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  background: theme.palette.background.paper,
  '& table': { width: '100%', borderCollapse: 'collapse' },
  '& th, & td': {
    padding: '.45rem .75rem',
    textAlign: 'left',
    fontSize: '0.9375rem',
    borderBottom: `1px solid ${theme.palette.divider}`,
  },
  '& tbody tr:last-child > *': { borderBottom: 0 },
  '& tbody th': { fontWeight: 400 },
  '& .count': { textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& a': { display: 'inline-block', minHeight: 24, minWidth: 24 },
}));

interface TableBoxProps {
  /** What the table is, for who does not see what stands around it. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A table in a box that scrolls by itself, so that the page never does sideways; by keys too. */
export const TableBox = ({ label, children }: TableBoxProps) => (
  <Box role="region" aria-label={label} tabIndex={0}>
    <table aria-label={label}>{children}</table>
  </Box>
);
