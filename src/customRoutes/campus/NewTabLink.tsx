import OpenInNew from '@mui/icons-material/OpenInNew';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { useSay } from '../../i18n/useSay';
import { visuallyHidden } from '../../ui/visuallyHidden';

/** Renders a link to the e-learning platform that opens a new tab, and says so. */
export function NewTabLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  const say = useSay();
  return (
    <Link
      href={to}
      target="_blank"
      rel="noreferrer"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, minHeight: 24 }}
    >
      {children}
      <OpenInNew aria-hidden sx={{ fontSize: '1rem' }} />
      <span style={visuallyHidden}>{say('shell.newTab')}</span>
    </Link>
  );
}
