import OpenInNew from '@mui/icons-material/OpenInNew';
import Link from '@mui/material/Link';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useSay } from '../i18n/useSay';
import { visuallyHidden } from '../ui/visuallyHidden';

interface OutsideLinkProps {
  readonly to: string;
  readonly sx?: SxProps<Theme>;
  readonly children: ReactNode;
}

/** Renders a link that leaves the console, opens a new tab, and says so. */
export function OutsideLink({ to, sx, children }: OutsideLinkProps) {
  const say = useSay();
  return (
    <Link
      href={to}
      target="_blank"
      rel="noreferrer"
      color="inherit"
      sx={[
        { display: 'inline-flex', alignItems: 'center', gap: 0.75, minHeight: 24 },
        ...(Array.isArray(sx) ? sx : [sx ?? {}]),
      ]}
    >
      {children}
      <OpenInNew aria-hidden sx={{ fontSize: '1rem' }} />
      <span style={visuallyHidden}>{say('shell.newTab')}</span>
    </Link>
  );
}
