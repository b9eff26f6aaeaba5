import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';

export interface LinkTab {
  readonly to: string;
  readonly label: string;
  readonly current: boolean;
}

/** Renders sibling pages as links that look like tabs. */
export function LinkTabs({ tabs }: { readonly tabs: readonly LinkTab[] }) {
  const translate = useTranslate();
  return (
    <Box
      component="nav"
      aria-label={translate('engine.form.tabs')}
      sx={{ mb: 2, borderBottom: 1, borderColor: 'divider', '@media print': { display: 'none' } }}
    >
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', listStyle: 'none', m: 0, p: 0 }}>
        {tabs.map(({ to, label, current }) => (
          <li key={to}>
            <Link
              component={RouterLink}
              to={to}
              underline="none"
              {...(current && { 'aria-current': 'page' })}
              sx={{
                display: 'block',
                px: 2,
                py: 1.25,
                mb: '-1px',
                borderBottom: 2,
                borderColor: current ? 'primary.main' : 'transparent',
                color: current ? 'primary.main' : 'text.secondary',
                fontSize: '0.9375rem',
                fontWeight: 600,
                '&:hover': { color: 'text.primary' },
              }}
            >
              {label}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}
