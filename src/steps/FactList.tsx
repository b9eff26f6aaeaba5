import Box from '@mui/material/Box';
import { Fragment, type ReactNode } from 'react';

/** Lists labels and values, stacked on a phone. */
export function FactList({ facts }: { readonly facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'minmax(12rem, auto) 1fr' },
        columnGap: 2,
        rowGap: { xs: 0, sm: 1 },
        m: 0,
        overflowWrap: 'anywhere',
        '& dt': { color: 'text.secondary' },
        '& dd': { m: 0, mb: { xs: 1, sm: 0 }, fontWeight: 600 },
      }}
    >
      {facts.map(([what, value]) => (
        <Fragment key={what}>
          <dt>{what}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </Box>
  );
}
